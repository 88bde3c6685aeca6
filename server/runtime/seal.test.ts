import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'a secret of the platform for this test'

it('gives the text back for the same secret and purpose', () => {
  const sealed = seal(secret, 'sign-in', 'text')
  expect(unseal(secret, 'sign-in', sealed)).toBe('text')
  expect(seal(secret, 'sign-in', 'text')).not.toBe(sealed)
})

it('gives nothing for another secret or purpose, and for a changed text', () => {
  const sealed = seal(secret, 'sign-in', 'text')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(secret, 'link', sealed)).toBeNull()
  expect(unseal(`${secret}!`, 'sign-in', sealed)).toBeNull()
  expect(unseal(secret, 'sign-in', bytes.toString('base64url'))).toBeNull()
  expect(unseal(secret, 'sign-in', 'short')).toBeNull()
})
