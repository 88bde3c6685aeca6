import { randomBytes } from 'node:crypto'

/** The base 32 of Crockford, which has no I, L, O and U. https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 20
const groupLength = 5

/** 100 random bits. */
export function newCode(): string {
  return [...randomBytes(codeLength)].map((byte) => digits.charAt(byte % digits.length)).join('')
}

/**
 * The code as it is stored: without blanks and hyphens, in upper case, with the digits that look like the letters O, I
 * and L. Null for a text that is no code.
 */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === codeLength && [...code].every((digit) => digits.includes(digit)) ? code : null
}

/** In groups of five: `7ZQ4M-…`. */
export function shownCode(code: string): string {
  return (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-')
}
