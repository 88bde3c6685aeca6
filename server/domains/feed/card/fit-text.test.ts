import { expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

it.each([
  ['Harbour CTF', 20, 2, ['Harbour CTF']],
  ['Harbour  CTF\n2026', 6, 2, ['Harbour', 'CTF 2026']],
  ['Harbour CTF of the northern islands', 6, 2, ['Harbour', 'CTF of…']],
  ['Donaudampfschifffahrt', 6, 2, ['Donaudampf', 'schifffa…']],
  ['港の旗取り大会', 4, 2, ['港の旗取', 'り大会']],
  ['港の旗取り大会決勝戦', 4, 2, ['港の旗取', 'り大会…']],
  [' \u0001\ud800 ', 4, 2, ['\ufffd']],
  ['Segfault 🧜‍♀️ Sirens', 20, 1, ['Segfault Sirens']],
  ['', 4, 2, []],
])('breaks "%s" into lines of %d', (text, em, lines, fitted) => {
  expect(fitText(text, { em, lines })).toEqual(fitted)
})
