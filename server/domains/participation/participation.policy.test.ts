import { describe, expect, test } from 'vitest'
import { isDivisionValid, mayChooseDivision, mayLeave, statusAfterJoin } from './participation.policy.ts'

describe('a member joins', () => {
  test.each([
    ['Pending', false, 'Pending'],
    ['Pending', true, 'Accepted'],
    ['Accepted', false, 'Accepted'],
    ['Accepted', true, 'Accepted'],
    ['Rejected', false, 'Pending'],
    ['Rejected', true, 'Pending'],
    ['Suspended', false, 'Suspended'],
    ['Suspended', true, 'Suspended'],
    ['Unsubmitted', false, 'Pending'],
    ['Unsubmitted', true, 'Accepted'],
  ] as const)('from %s (without review: %s) to %s', (status, acceptWithoutReview, expected) => {
    expect(statusAfterJoin(status, { acceptWithoutReview })).toBe(expected)
  })
})

test('members choose the division until they are accepted or suspended', () => {
  expect((['Pending', 'Rejected', 'Accepted', 'Suspended'] as const).map(mayChooseDivision)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('only pending and rejected teams are left', () => {
  expect((['Pending', 'Rejected', 'Accepted', 'Suspended'] as const).map(mayLeave)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a division is one of the game, or none where the game has none', () => {
  expect(isDivisionValid(null, [])).toBe(true)
  expect(isDivisionValid(undefined, [])).toBe(true)
  expect(isDivisionValid('', [])).toBe(false)
  expect(isDivisionValid('Open', [])).toBe(false)
  expect(isDivisionValid('Open', ['Open', 'Student'])).toBe(true)
  expect(isDivisionValid('open', ['Open', 'Student'])).toBe(false)
  expect(isDivisionValid(null, ['Open'])).toBe(false)
})
