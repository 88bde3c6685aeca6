import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { matchesFilter, type Row } from '../../../tests/kit/visibility/matches-filter.ts'
import { cardChallenges, mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'

const now = new Date('2025-04-08T12:00:00Z')
const earlier = new Date('2025-04-08T11:00:00Z')
const later = new Date('2025-04-08T13:00:00Z')
const clock = { now: () => now, offsetMs: 0 }

const authors = ['Admin', 'Admin:author']
/** Users who are not banned, with a token only in its read scope. */
const readers = ['User', 'User:read', 'Monitor', 'Monitor:read', 'Admin', 'Admin:read']
const readersAndAuthors = [...everyViewer().keys()].filter(
  (name) => readers.includes(name) || authors.includes(name),
)
const nobody: string[] = []

const own = [{ userId: 'own' }]
const others = [{ userId: 'other' }]
const team = (members: Row[], status = 'Accepted') => ({ status, members })
const lockOf = (members: Row[]) => ({ participation: { members } })
const hiddenFrom = (members: Row[]) => [{ division: { participations: [{ members }] } }]

const running = {
  deletedAt: null,
  start: now,
  end: later,
  pausedAt: null,
  practiceMode: false,
  participations: [team(own), team(others)],
}
const ended = { ...running, start: earlier, end: now }
const open = {
  id: 1,
  isEnabled: true,
  isReleased: true,
  lockedView: 'Card',
  locks: [lockOf(others)],
  exclusions: hiddenFrom(others),
  game: running,
}

/** The states of a game and its teams in which a player reads no challenges. */
const unplayed: [string, Row][] = [
  ['of a game that has not started', { game: { ...running, start: later } }],
  ['of a game that has ended', { game: ended }],
  ['of a suspended team', { game: { ...running, participations: [team(own, 'Suspended'), team(others)] } }],
  ['of a game of other teams', { game: { ...running, participations: [team(others)] } }],
  ['that is disabled', { isEnabled: false }],
  ['that is not released', { isReleased: false }],
]
/** The states of a game in which a player reads challenges. */
const played: [string, Row][] = [
  ['of a running game', {}],
  ['of a paused game', { game: { ...running, pausedAt: earlier } }],
  ['of a game whose pause has outlasted its end', { game: { ...ended, pausedAt: earlier } }],
  ['of an ended game in practice mode', { game: { ...ended, practiceMode: true } }],
]
const inDeletion = { game: { ...running, deletedAt: now } }

test('administrators author challenges, with a token only in its author scope', () => {
  expect(allowedBy(mayAuthorChallenges)).toEqual(authors)
})

describe('a challenge', () => {
  const locked = { locks: [lockOf(own)] }

  test.each<[string, Row, string[]]>([
    ...played.map(([title, change]): [string, Row, string[]] => [title, change, readersAndAuthors]),
    ...unplayed.map(([title, change]): [string, Row, string[]] => [title, change, authors]),
    ['that the team has not unlocked', locked, authors],
    ['of a game that is being deleted', inDeletion, nobody],
  ])('%s: %o is seen by %j', (_title, change, expected) => {
    const row = { ...open, ...change }
    expect(allowedBy((viewer) => matchesFilter(visibleChallenges({ viewer, clock }), row))).toEqual(expected)
  })
})

describe('the card of a challenge that the team has not unlocked,', () => {
  const locked = { ...open, locks: [lockOf(own)] }

  test.each<[string, Row, string[]]>([
    ...played.map(([title, change]): [string, Row, string[]] => [title, change, readers]),
    ...unplayed.map(([title, change]): [string, Row, string[]] => [title, change, nobody]),
    ['which only other teams have not unlocked', { locks: [lockOf(others)] }, nobody],
    ['which shows nothing until then', { lockedView: 'Hidden' }, nobody],
    ['which the division does not see', { exclusions: hiddenFrom(own) }, nobody],
    ['of a game that is being deleted', inDeletion, nobody],
  ])('%s: %o is seen by %j', (_title, change, expected) => {
    const row = { ...locked, ...change }
    expect(allowedBy((viewer) => matchesFilter(cardChallenges({ viewer, clock }), row))).toEqual(expected)
  })
})
