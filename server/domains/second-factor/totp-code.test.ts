import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpAddress } from './totp-code.ts'

// The secret of the test vectors of RFC 6238, appendix B. Their codes are cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('is that of RFC 6238 at second %i', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('is accepted one step early and late, as a code of its own step', () => {
    const step = Math.floor(1_111_111_109 / 30)
    for (const delta of [-30, 0, 30]) {
      expect(stepOfCode(secret, '081804', at(1_111_111_109 + delta))).toBe(step)
    }
    for (const delta of [-60, 60]) {
      expect(stepOfCode(secret, '081804', at(1_111_111_109 + delta))).toBeNull()
    }
  })

  it('is refused when it is wrong or too short', () => {
    expect(stepOfCode(secret, '081805', at(1_111_111_109))).toBeNull()
    expect(stepOfCode(secret, '81804', at(1_111_111_109))).toBeNull()
  })
})

describe('a secret', () => {
  it('has 160 bits and differs each time', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  it('has an address with the names of the platform and the user', () => {
    const address = new URL(totpAddress(secret, { issuer: 'Harbor: CTF', label: 'ann@b' }))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(address.searchParams.get('issuer')).toBe('Harbor  CTF')
    expect(decodeURIComponent(address.pathname)).toBe('/Harbor  CTF:ann@b')
  })
})
