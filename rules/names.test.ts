import { describe, expect, test } from 'vitest'
import { hasDisruptiveCharacter, plainName, shownTeamName, showsNothing } from './names.ts'

describe('a name shows nothing', () => {
  test.each([
    '',
    '   ',
    '\u3000',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad\ufeff',
    '\u0301',
    '\u202e',
    '\ufffe',
    '\n',
  ])('%j', (name) => expect(showsNothing(name)).toBe(true))
  test.each(['a', ' a ', '0', '.', '海', '🚩', 'ё', '𝒜', '\u0e01', '#'])('unlike %j', (name) => {
    expect(showsNothing(name)).toBe(false)
  })
})

describe('a name disturbs its line', () => {
  test.each([
    'a\nb',
    'a\r\nb',
    'a\u2028b',
    'a\u202eb',
    'a\u200fb',
    'a\u2067b',
    'a\u001b[31mb',
    'a\u0085b',
    'a\uffffb',
  ])('%j', (name) => {
    expect(hasDisruptiveCharacter(name)).toBe(true)
    expect(plainName(name)).toMatch(/^a ?(\[31m)?b$/)
  })
  test.each(['👨‍👩‍👧‍👦', 'می‌خواهم', 'a\u00a0b', 'שלום'])('unlike %j', (name) => {
    expect(hasDisruptiveCharacter(name)).toBe(false)
    expect(plainName(name)).toBe(name)
  })
})

test.each([
  ['Gulls', 'Gulls'],
  [' Gulls ', ' Gulls '],
  ['   ', '#7'],
  ['\u200b\u202e', '#7'],
  ['Gulls\r\nand \u202eterns', 'Gulls and terns'],
])('a team named %j is shown as %j', (name, shown) => {
  expect(shownTeamName(name, 7)).toBe(shown)
})
