import { expect, test } from 'vitest'
import { nameKeyOf } from './name-key.ts'

test.each([
  [
    'Admin',
    [
      'Admin ',
      '\u3000Admin',
      'ADMIN',
      'Ad\u200bmin',
      'Аdmin',
      'Ａｄｍｉｎ',
      '𝔄dmin',
      'Ad\u00admin',
      'Admin\u2800',
      'Αdmin',
    ],
  ],
  ['bob', ['bоb', 'ЬoЬ', 'bοb', '\u202ebob', 'bob\ufe0f']],
  ['Niko', ['Νiko', 'nikο', 'Nıko']],
  ['victor', ['νictor', 'ѵictor']],
  ['Ivan', ['Іvan', 'Ιvan', 'ivаn']],
  ['Вера', ['ВЕРА', ' вера', 'Bepa']],
  ['straße', ['STRASSE']],
  ['a b', ['a  b', 'a\u00a0b', 'a\tb']],
])('%j looks like %j', (name, alike) => {
  expect(alike.filter((other) => nameKeyOf(other) !== nameKeyOf(name))).toEqual([])
})

test.each([
  ['player1', 'playerl'],
  ['user0', 'usero'],
  ['Barn', 'Bam'],
  ['Jose', 'José'],
  ['Ali', 'All'],
  ['a b', 'ab'],
  ['мир', 'мур'],
  ['海', '每'],
])('%j does not look like %j', (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
})

test('the key of the longest name fits an index', () => {
  expect(nameKeyOf('\ufdfa'.repeat(64)).length).toBeLessThanOrEqual(255)
})
