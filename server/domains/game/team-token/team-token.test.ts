import { describe, expect, test } from 'vitest'
import { maskSeed, newGameKeys, signTeamToken, checkTeamToken } from './team-token.ts'

// The contract's vector (team, "Token facts").
const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg='
const teamToken =
  '42:eBSYQ6BvFYYU2y8I/zsXA9sOBeWHOAA5ACBfvOXMd+aKkn/wkzfA/Gz9iwP83xy/cLAminCRLUvMm5tIv6UGBA=='
const masked = 'aGRub2tyaXVkbWJuYGFheH9jfnd8cHp7d251aXB5dno='
const compatPrefix = 'GZCTF'

describe('signing', () => {
  test('creates the token of the test vector from the plain and from the masked seed', () => {
    expect(maskSeed(seed, 'helloworld')).toBe(masked)
    const plain = { teamId: 42, privateKey: maskSeed(seed, null), xorKey: null, compatPrefix }
    expect(signTeamToken(plain)).toBe(teamToken)
    expect(signTeamToken({ ...plain, privateKey: masked, xorKey: 'helloworld' })).toBe(teamToken)
  })

  test.each([null, 'a key of any length, ключ'])('new keys sign what they verify (XOR key %s)', (xorKey) => {
    const keys = newGameKeys(xorKey)
    expect(Buffer.from(keys.publicKey, 'base64')).toHaveLength(32)
    expect(Buffer.from(keys.privateKey, 'base64')).toHaveLength(32)
    const token = signTeamToken({ teamId: 7, privateKey: keys.privateKey, xorKey, compatPrefix })
    expect(checkTeamToken({ teamToken: token, publicKey: keys.publicKey, compatPrefix })).toBe('valid')
  })
})

describe('verifying', () => {
  const check = (changes: Partial<Parameters<typeof checkTeamToken>[0]>) =>
    checkTeamToken({ teamToken, publicKey, compatPrefix, ...changes })
  const signature = teamToken.slice(3)

  test('accepts the test vector', () => {
    expect(check({})).toBe('valid')
  })

  test.each(['', 'AAAA', 'not base64', `${publicKey}A`, Buffer.alloc(31).toString('base64')])(
    'refuses the key %j',
    (key) => {
      expect(check({ publicKey: key })).toBe('badKey')
    },
  )

  test('rejects 32 bytes that are not a point of the curve', () => {
    const two = Buffer.alloc(32)
    two[0] = 2
    expect(check({ publicKey: two.toString('base64') })).toBe('badKey')
    expect(check({ publicKey: Buffer.alloc(32, 255).toString('base64') })).toBe('badKey')
  })

  test.each(['', '42', '42:', `x:${signature}`, `2147483648:${signature}`, `:${signature}`, '42:no base64'])(
    'refuses the token %j',
    (token) => {
      expect(check({ teamToken: token })).toBe('badToken')
    },
  )

  test('rejects a signature of other data', () => {
    expect(check({ teamToken: `43:${signature}` })).toBe('wrongSignature')
    expect(check({ teamToken: '42:AAAA' })).toBe('wrongSignature')
    expect(check({ publicKey: newGameKeys(null).publicKey })).toBe('wrongSignature')
    expect(check({ compatPrefix: 'OTHER' })).toBe('wrongSignature')
  })
})
