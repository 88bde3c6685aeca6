import { expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

it('makes ten different codes of letters and digits that are not confused', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
})

it('reads a code that is typed with spaces and capital letters', () => {
  expect(hashRecoveryCode('K7QM x2vd 93rt-hapw')).toEqual(hashRecoveryCode('k7qm-x2vd-93rt-hapw'))
  expect(hashRecoveryCode('k7qm-x2vd-93rt-hapx')).not.toEqual(hashRecoveryCode('k7qm-x2vd-93rt-hapw'))
})
