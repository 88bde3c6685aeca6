import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import {
  isDivisionValid,
  mayChooseDivision,
  mayLeave,
  mayReview,
  readingPlayer,
  statusAfterJoin,
  visibleParticipations,
} from './participation.policy.ts'

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
  ] as const)('from %s (accepted without review: %s) to %s', (status, isAccepted, expected) => {
    expect(statusAfterJoin(status, { isReviewed: !isAccepted })).toBe(expected)
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

test('members can leave only pending and rejected participations', () => {
  expect((['Pending', 'Rejected', 'Accepted', 'Suspended'] as const).map(mayLeave)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a division must be one of the game, or none if the game has none', () => {
  expect(isDivisionValid(null, [])).toBe(true)
  expect(isDivisionValid(undefined, [])).toBe(true)
  expect(isDivisionValid('', [])).toBe(false)
  expect(isDivisionValid('Open', [])).toBe(false)
  expect(isDivisionValid('Open', ['Open', 'Student'])).toBe(true)
  expect(isDivisionValid('open', ['Open', 'Student'])).toBe(false)
  expect(isDivisionValid(null, ['Open'])).toBe(false)
})

test('administrators review, with a token only in its admin scope', () => {
  expect(allowedBy(mayReview)).toEqual(['Admin', 'Admin:admin'])
})

test('monitors see every participation, others those of their own teams', () => {
  const monitors = ['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor']
  const readers = ['User', 'User:read', 'Monitor', 'Monitor:read', 'Admin', 'Admin:read']
  for (const [name, viewer] of everyViewer()) {
    const ids = { in: readers.includes(name) ? ['own'] : [] }
    expect({ name, ids: readingPlayer(viewer) }).toEqual({ name, ids })
    const ofViewer = { some: { userId: ids } }
    const rows = monitors.includes(name)
      ? { game: { deletedAt: null } }
      : { game: { deletedAt: null }, OR: [{ members: ofViewer }, { team: { members: ofViewer } }] }
    expect({ name, rows: visibleParticipations(viewer) }).toEqual({ name, rows })
  }
})
