import { expect, test } from 'vitest'
import { readMailLink } from './mail-link.ts'

const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text))) // standard alphabet, padded

const TOKEN = 'a+b/c+d0=='
const MAIL = encode('mira@example.org')

test('the parts of an email link are read unchanged, and the address is decoded', () => {
  expect(readMailLink(`?token=${TOKEN}&email=${MAIL}`)).toEqual({
    token: TOKEN,
    email: MAIL,
    address: 'mira@example.org',
  })
})

test.each([
  ['escaped', `?token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(MAIL)}`],
  ['written with spaces instead of plus signs', `?token=${TOKEN.replaceAll('+', '%20')}&email=${MAIL}`],
  ['in another order, with another parameter', `?utm=1&email=${MAIL}&token=${TOKEN}`],
])('an email link is read if it is %s', (_how, search) => {
  expect(readMailLink(search)).toMatchObject({ token: TOKEN, email: MAIL })
})

test.each([
  '',
  '?',
  `?token=${TOKEN}`,
  `?email=${MAIL}`,
  `?token=&email=${MAIL}`,
  `?token=%E0%A4%A&email=${MAIL}`,
  `?token=<script>&email=${MAIL}`,
  `?tokens=${TOKEN}&email=${MAIL}`,
])('the email link %j is incomplete', (search) => {
  expect(readMailLink(search)).toBeNull()
})

test('an email link can contain an address with other characters than ASCII', () => {
  expect(readMailLink(`?token=${TOKEN}&email=${encode('jürgen@exämple.org')}`)?.address).toBe(
    'jürgen@exämple.org',
  )
})

test.each([
  ['invalid UTF-8', btoa('\xff\xfe@x')],
  ['invalid base64', 'abcde'],
  ['a text that is not an address', encode('call this number')],
  ['a character that reverses the direction of text', encode('a\u202Eb@example.org')],
  ['a too long address', encode(`${'a'.repeat(300)}@example.org`)],
])('an email link with %s has no decoded address, and its parts are unchanged', (_what, email) => {
  expect(readMailLink(`?token=${TOKEN}&email=${email}`)).toEqual({ token: TOKEN, email, address: null })
})
