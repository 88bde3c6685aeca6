import { expect, it } from 'vitest'
import { embedOriginOf } from './embed-origin.ts'

it.each([
  ['https://ctf.example', 'https://ctf.example'],
  [' HTTPS://CTF.Example/ ', 'https://ctf.example'],
  ['https://ctf.example:443', 'https://ctf.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://*.ctf.example:8443', 'https://*.ctf.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('reads the origin %s', (text, origin) => {
  expect(embedOriginOf(text)).toBe(origin)
})

it.each([
  '',
  '*',
  'https:',
  'ctf.example',
  'https://*',
  'https://ctf.*',
  'https://ctf.example/board',
  'https://ctf.example/?a',
  'https://ctf.example/#a',
  'https://user:secret@ctf.example',
  "https://ctf.example; script-src 'unsafe-inline'",
  'https://ctf.example;script-src',
  'https://ctf.example,evil.example',
  'data:text/html,x',
  'javascript:alert(1)',
])('refuses %s, which is no origin', (text) => {
  expect(embedOriginOf(text)).toBeNull()
})
