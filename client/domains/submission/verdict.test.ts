import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const at = '2026-11-21T09:14:00.000Z'
const submission = { status: 'Accepted', type: 'Normal', points: 371, submittedAt: at }
const judged = { submission, solve: { solvedAt: at }, rank: 5, bonusPermille: [50, 30, 10] } as const

it('a verdict has the points and rank of a solve and the bonus of a blood', () => {
  expect(verdictOf(judged)).toEqual({ kind: 'correct', points: 371, rank: 5 })
  const blood = { ...submission, type: 'SecondBlood', points: 515 }
  expect(verdictOf({ ...judged, submission: blood })).toEqual({
    kind: 'blood',
    place: 2,
    points: 515,
    bonusPermille: 30,
  })
})

it('a verdict distinguishes a repeated correct flag from a first one', () => {
  const solve = { solvedAt: '2026-11-21T09:13:59.999Z' }
  expect(verdictOf({ ...judged, submission: { ...submission, points: null }, solve })).toEqual({
    kind: 'already',
    solvedAt: solve.solvedAt,
  })
})

it("a verdict says that practice does not count, and shows another team's flag as wrong", () => {
  expect(verdictOf({ ...judged, submission: { ...submission, points: null } })).toEqual({ kind: 'practice' })
  for (const status of ['WrongAnswer', 'CheatDetected']) {
    const wrong = { ...submission, status, type: 'Unaccepted', points: null }
    expect(verdictOf({ ...judged, submission: wrong, solve: null })).toEqual({ kind: 'wrong' })
  }
})
