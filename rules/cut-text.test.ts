import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a'.repeat(30), 20, 'a'.repeat(20)],
  // A flag has two halves, a family is joined from four people, and é can have a mark of its own.
  [`${'a'.repeat(19)}🚩b`, 20, 'a'.repeat(19)],
  [`${'a'.repeat(15)}👨‍👩‍👧‍👦b`, 20, 'a'.repeat(15)],
  [`${'a'.repeat(19)}e\u0301b`, 20, 'a'.repeat(19)],
  [`${'a'.repeat(18)}🚩b`, 20, `${'a'.repeat(18)}🚩`],
  // A pile of marks is no reason to lose the whole text.
  [`a${'\u0301'.repeat(300)}`, 200, `a${'\u0301'.repeat(199)}`],
  ['🚩'.repeat(200), 255, '🚩'.repeat(127)],
  ['\ud83d', 5, '\ufffd'],
  ['', 5, ''],
])('%j cut to %i', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
