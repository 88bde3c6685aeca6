import { expect, it } from 'vitest'
import { newCode, readCode, shownCode } from './certificate-code.ts'

it('reads a code as it is shown, in lower case, and with letters that look like digits', () => {
  const code = newCode()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  expect(newCode()).not.toBe(code)
  expect(readCode(shownCode(code))).toBe(code)
  expect(readCode(` ${shownCode(code).toLowerCase()}\n`)).toBe(code)
  expect(shownCode('0123456789ABCDEFGHJK')).toBe('01234-56789-ABCDE-FGHJK')
  expect(readCode('ol234-56789-abcde-fghjk')).toBe('01234-56789-ABCDE-FGHJK'.replaceAll('-', ''))
})

it.each(['', '01234', '01234-56789-ABCDE-FGHJU', '01234-56789-ABCDE-FGHJK-0', '01234_56789_ABCDE_FGHJK'])(
  'reads %j as no code',
  (text) => {
    expect(readCode(text)).toBeNull()
  },
)
