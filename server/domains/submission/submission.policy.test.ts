import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import {
  mayFollow,
  seesAllSubmissions,
  shownStatus,
  statusForPlayers,
  visibleSubmissions,
} from './submission.policy.ts'

const monitors = ['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor']
const readers = ['User', 'User:read', 'Monitor', 'Monitor:read', 'Admin', 'Admin:read']
const statuses = ['Accepted', 'WrongAnswer', 'CheatDetected'] as const

test('monitors and administrators see every submission', () => {
  expect(allowedBy(seesAllSubmissions)).toEqual(monitors)
})

test('others see the submissions of the teams they play for, with a token only in its read scope', () => {
  for (const [name, viewer] of everyViewer()) {
    const ofOwnTeams = { participation: { game: { deletedAt: null }, members: { some: { userId: 'own' } } } }
    const expected = monitors.includes(name)
      ? { participation: { game: { deletedAt: null } } }
      : readers.includes(name)
        ? ofOwnTeams
        : { id: { in: [] } }
    expect({ name, rows: visibleSubmissions(viewer) }).toEqual({ name, rows: expected })
  }
})

test('another team’s flag looks wrong to players, and is a cheat to monitors', () => {
  expect(statuses.map(statusForPlayers)).toEqual(['Accepted', 'WrongAnswer', 'WrongAnswer'])
  expect(allowedBy((viewer) => shownStatus(viewer, 'CheatDetected') === 'CheatDetected')).toEqual(monitors)
  expect(shownStatus(null, 'Accepted')).toBe('Accepted')
})

describe('live submissions', () => {
  const followers = (status: 'Accepted' | 'Suspended', userIds: string[]) => {
    const participation = { status, members: userIds.map((userId) => ({ userId })) }
    return allowedBy((viewer) => viewer !== null && mayFollow(viewer, { participation }))
  }

  test('of an accepted team reach monitors and its members with the right to read', () => {
    expect(followers('Accepted', ['other', 'own'])).toEqual(
      [...everyViewer().keys()].filter((name) => monitors.includes(name) || readers.includes(name)),
    )
  })

  test('of other teams, and of a suspended team, reach monitors only', () => {
    expect(followers('Accepted', ['other'])).toEqual(monitors)
    expect(followers('Suspended', ['own'])).toEqual(monitors)
  })
})
