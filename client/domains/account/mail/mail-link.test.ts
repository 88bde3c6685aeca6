import { expect, test } from 'vitest'
import { readMailLink } from './mail-link.ts'

const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text))) // standard alphabet, padded

const TOKEN = 'a+b/c+d0=='
const MAIL = encode('mira@example.org')

test('an email link keeps both parts unchanged and decodes the address', () => {
  expect(readMailLink(`?token=${TOKEN}&email=${MAIL}`)).toEqual({
    token: TOKEN,
    email: MAIL,
    address: 'mira@example.org',
  })
})

test.each([
  ['escaped', `?token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(MAIL)}`],
  ['with blanks for pluses', `?token=${TOKEN.replaceAll('+', '%20')}&email=${MAIL}`],
  ['in the other order, with more', `?utm=1&email=${MAIL}&token=${TOKEN}`],
])('reads a link %s', (_how, search) => {
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
])('finds no whole link in %j', (search) => {
  expect(readMailLink(search)).toBeNull()
})

test('an email link can contain an address with other characters than ASCII', () => {
  expect(readMailLink(`?token=${TOKEN}&email=${encode('jürgen@exämple.org')}`)?.address).toBe(
    'jürgen@exämple.org',
  )
})

test.each([
  ['no UTF-8', btoa('\xff\xfe@x')],
  ['no base64 that decodes', 'abcde'],
  ['no address', encode('call this number')],
  ['an address with a sign that turns text around', encode('a\u202Eb@example.org')],
  ['an endless one', encode(`${'a'.repeat(300)}@example.org`)],
])('shows no address where there is %s, and still sends it', (_what, email) => {
  expect(readMailLink(`?token=${TOKEN}&email=${email}`)).toEqual({ token: TOKEN, email, address: null })
})
