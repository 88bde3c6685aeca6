import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  ['/games/7', '/games/7'],
  ['/games/7/challenges?challenge=3#text', '/games/7/challenges?challenge=3#text'],
  ['/account/login?from=%2Fteams', '/account/login?from=%2Fteams'],
])('leads back to %s', (from, path) => {
  expect(safeReturnPath(from, 'https://ctf.example')).toBe(path)
})

test.each([
  null,
  '',
  'games',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '/.//elsewhere.example',
  '/games/..//elsewhere.example',
  'javascript:alert(1)',
  '/\\\\[',
])('leads home instead of to %j', (from) => {
  expect(safeReturnPath(from, 'https://ctf.example')).toBe('/')
})
