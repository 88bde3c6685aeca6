import { describe, expect, it } from 'vitest'
import { changedFields, storedFields } from './audit-fields.ts'
import { canonical } from './audit-hash.ts'

const secret = 'a secret of the platform'

describe('changedFields', () => {
  it('keeps fields that differ, before and after', () => {
    const before = { title: 'Old', summary: 'same', hints: ['a'], start: new Date(0) }
    const after = { title: 'New', summary: 'same', hints: ['a', 'b'], start: new Date(0) }
    expect(changedFields(before, after, ['title', 'summary', 'hints', 'start'])).toEqual({
      before: { title: 'Old', hints: ['a'] },
      after: { title: 'New', hints: ['a', 'b'] },
    })
  })

  it('returns null if nothing differs', () => {
    expect(changedFields({ a: 1 }, { a: 1 }, ['a'])).toBeNull()
  })
})

describe('storedFields', () => {
  it('never contains passwords, tokens, keys and invite codes, at any depth', () => {
    const stored = storedFields(secret, {
      passwordHash: '$argon2id$abc',
      inviteCode: 'come-in',
      token: null,
      nested: { tokenHash: 'abc', kept: 'plain' },
    })
    expect(stored).toEqual({
      passwordHash: 'changed',
      inviteCode: 'changed',
      token: null,
      nested: { tokenHash: 'changed', kept: 'plain' },
    })
  })

  it('contains a digest of a flag that depends on the secret', () => {
    const [one, same, other] = [
      storedFields(secret, { flag: 'flag{one}' }),
      storedFields(secret, { flag: 'flag{one}' }),
      storedFields('another secret', { flag: 'flag{one}' }),
    ]
    expect(one?.['flag']).toMatch(/^digest:[0-9a-f]{16}$/)
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('shortens long texts and lists, and distinguishes long texts with the same beginning', () => {
    const long = 'x'.repeat(5000)
    const [one, other] = [
      storedFields(secret, { content: `${long}a` }),
      storedFields(secret, { content: `${long}b` }),
    ]
    expect(String(one?.['content']).length).toBeLessThan(1100)
    expect(one).not.toEqual(other)
    const { ids } = storedFields(secret, { ids: Array.from({ length: 600 }, (_, index) => index) }) ?? {}
    expect((ids as unknown[]).length).toBe(501)
  })

  it('contains no text that PostgreSQL rejects in JSON', () => {
    expect(storedFields(secret, { title: 'a\0b\uD800c' })).toEqual({ title: 'a\uFFFDb\uFFFDc' })
  })

  it('writes dates and large numbers as text', () => {
    expect(storedFields(secret, { at: new Date(0), size: 5n })).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      size: '5',
    })
  })
})

describe('canonical', () => {
  it('does not depend on the order of the members', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(canonical({ a: [{ c: 'x', d: null }], b: 1 }))
    expect(canonical({ b: 1, a: 2 })).toBe('{"a":2,"b":1}')
  })
})
