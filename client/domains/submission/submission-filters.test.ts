import { expect, it } from 'vitest'
import { matchesFilters, resultInAddress } from './submission-filters.ts'

const all = { status: null, teamId: null, challengeId: null, search: null }
const submission = {
  status: 'WrongAnswer',
  answer: 'flag{Close}',
  challengeId: 'challenge 3',
  challengeTitle: 'little RSA',
  userName: null,
  team: { id: 'team 7', name: 'Stack Canaries' },
} as const

it('a submission matches filters by result, team, challenge and text', () => {
  expect(matchesFilters(submission, all)).toBe(true)
  expect(matchesFilters(submission, { ...all, status: 'Accepted' })).toBe(false)
  expect(matchesFilters(submission, { ...all, teamId: 'team 8' })).toBe(false)
  expect(matchesFilters(submission, { ...all, challengeId: 'challenge 3', teamId: 'team 7' })).toBe(true)
  expect(matchesFilters(submission, { ...all, search: 'close' })).toBe(true)
  expect(matchesFilters(submission, { ...all, search: 'canaries' })).toBe(true)
  expect(matchesFilters(submission, { ...all, search: 'sirens' })).toBe(false)
})

it('the result filter of submissions accepts only known results', () => {
  expect(resultInAddress(new URLSearchParams('result=Accepted'))).toBe('Accepted')
  expect(resultInAddress(new URLSearchParams('result=Perhaps'))).toBeNull()
})
