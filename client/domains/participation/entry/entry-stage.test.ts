import { describe, expect, test } from 'vitest'
import { entryStageOf, entryStepsOf } from './entry-stage.ts'

const member = { isSignedIn: true, hasTeam: true, status: null, state: 'Upcoming' } as const
const rules = { acceptWithoutReview: false, writeupRequired: true, hasWriteup: false }

describe('the stage', () => {
  test.each([
    [{ ...member, isSignedIn: false, hasTeam: false }, 'visitor'],
    [{ ...member, hasTeam: false }, 'teamless'],
    [member, 'open'],
    [{ ...member, state: 'Practice' }, 'open'],
    [{ ...member, state: 'Ended' }, 'closed'],
    [{ ...member, status: 'Pending' }, 'pending'],
    [{ ...member, status: 'Pending', state: 'Ended' }, 'closed'],
    [{ ...member, status: 'Rejected' }, 'rejected'],
    [{ ...member, status: 'Accepted', state: 'Ended' }, 'accepted'],
    [{ ...member, status: 'Suspended', state: 'Ended' }, 'suspended'],
  ] as const)('of %j is %s', (facts, stage) => {
    expect(entryStageOf(facts)).toBe(stage)
  })
})

describe('the steps', () => {
  const shown = (...args: Parameters<typeof entryStepsOf>) =>
    entryStepsOf(...args).map(({ key, state }) => `${key} ${state}`)

  test('of a visitor start with the account', () => {
    expect(shown('visitor', 'Upcoming', rules)).toEqual([
      'account now',
      'team next',
      'join next',
      'review next',
      'play next',
      'writeup next',
    ])
  })

  test('leave out the review if there is none, but not for a team that waits for one', () => {
    const open = { acceptWithoutReview: true, writeupRequired: false, hasWriteup: false }
    expect(shown('open', 'Running', open)).toEqual(['team done', 'join now', 'play next'])
    expect(shown('pending', 'Running', open)).toEqual(['team done', 'join done', 'review now', 'play next'])
  })

  test('are empty for suspended teams and after the end', () => {
    expect(shown('suspended', 'Running', rules)).toEqual([])
    expect(shown('accepted', 'Ended', rules)).toEqual([])
  })
})
