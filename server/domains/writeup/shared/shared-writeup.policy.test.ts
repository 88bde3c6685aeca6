import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../../tests/kit/calls/viewers.ts'
import { matchesFilter, type Row } from '../../../../tests/kit/visibility/matches-filter.ts'
import {
  authorId,
  namedChallenges,
  publishedWriteups,
  seesAllWriteups,
  seesSharedWriteups,
  visibleWriteups,
} from './shared-writeup.policy.ts'

const now = new Date('2025-04-08T12:00:00Z')
const earlier = new Date('2025-04-08T11:00:00Z')
const later = new Date('2025-04-08T13:00:00Z')
const clock = { now: () => now, offsetMs: 0 }

const everybody = [...everyViewer().keys()]
const organizers = ['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor', 'Admin:author', 'Admin:admin']
/** Users who are not banned, with a token only in its read or play scope. */
const identified = /^(User|Monitor|Admin)(:read|:play)?$/
const players = everybody.filter((name) => identified.test(name))
const nobody: string[] = []

const playersAndOrganizers = everybody.filter((name) => players.includes(name) || organizers.includes(name))
const playersNotOf = everybody.filter((name) => !players.includes(name) || organizers.includes(name))

const own = [{ userId: 'own' }]
const others = [{ userId: 'other' }]

const ended = { deletedAt: null, end: now, pausedAt: null, freezeAt: null, revealedAt: null }
const running = { ...ended, end: later }
const paused = { ...ended, pausedAt: earlier }
const frozen = { ...ended, freezeAt: earlier }
const revealed = { ...frozen, revealedAt: now }

test('organizers see write-ups of any state', () => {
  expect(allowedBy((viewer) => seesAllWriteups({ viewer }))).toEqual(organizers)
})

test.each([
  ['before the end', running, nobody],
  ['in a paused game', paused, nobody],
  ['from the end on', ended, everybody],
  ['in a game with a freeze, before the reveal', frozen, organizers],
  ['in a game with a freeze, before the end', { ...frozen, end: later }, nobody],
  ['after the reveal', revealed, everybody],
])('%s the write-ups of a game are open: %o to %j', (_title, game, expected) => {
  expect(allowedBy((viewer) => seesSharedWriteups({ viewer, clock }, game))).toEqual(expected)
})

test('a viewer is known as an author with the right to read or to play', () => {
  expect(allowedBy((viewer) => authorId({ viewer }) === 'own')).toEqual(players)
  expect(new Set([...everyViewer().values()].map((viewer) => authorId({ viewer })))).toEqual(
    new Set(['own', '00000000-0000-0000-0000-000000000000']),
  )
})

const team = (members: Row[], status = 'Accepted') => ({ status, members })
const practice = (...participations: Row[]) => ({ practiceMode: true, participations })
const lockOf = (members: Row[]) => ({ participation: { members } })
const hiddenFrom = (members: Row[]) => [{ division: { participations: [{ members }] } }]

const challenge = {
  isEnabled: true,
  isReleased: true,
  exclusions: [],
  requirements: [],
  locks: [],
  game: { practiceMode: false, participations: [] },
}
const locked = { requirements: [{}], locks: [lockOf(own), lockOf(others)] }

describe('a list of write-ups names a challenge', () => {
  test.each<[string, Row, string[]]>([
    ['that is shown', {}, everybody],
    ['that is disabled', { isEnabled: false }, organizers],
    ['that is not released', { isReleased: false }, organizers],
    ['hidden from the division of the viewer', { exclusions: hiddenFrom(own) }, playersNotOf],
    ['hidden from another division', { exclusions: hiddenFrom(others) }, everybody],
    ['that nobody can unlock any more', locked, everybody],
    ['that the team has not unlocked', { ...locked, game: practice(team(own)) }, organizers],
    [
      'that the team has unlocked',
      { ...locked, locks: [lockOf(others)], game: practice(team(own), team(others)) },
      playersAndOrganizers,
    ],
    [
      'that a suspended team has unlocked',
      { ...locked, locks: [], game: practice(team(own, 'Suspended')) },
      organizers,
    ],
    ['that another team has unlocked', { ...locked, locks: [], game: practice(team(others)) }, organizers],
    ['without requirements, in practice mode', { game: practice() }, everybody],
  ])('%s: %o to %j', (_title, change, expected) => {
    const row = { ...challenge, ...change }
    expect(allowedBy((viewer) => matchesFilter(namedChallenges({ viewer, clock }), row))).toEqual(expected)
  })
})

const accepted = { status: 'Accepted', divisionId: null, division: null, writeupFileId: null }
const ofDivision = (standing: string) => ({ ...accepted, divisionId: 1, division: { standing } })
const published = {
  state: 'Published',
  kind: 'Text',
  userId: 'other',
  participation: accepted,
  game: ended,
  challenges: [{ challenge }],
}
const disabled = { challenge: { ...challenge, isEnabled: false } }

describe('a published write-up', () => {
  test.each<[string, Row, string[]]>([
    ['of an ended game', {}, everybody],
    ['of a running game', { game: running }, organizers],
    ['of a paused game', { game: paused }, organizers],
    ['of a game with a freeze, before the reveal', { game: frozen }, organizers],
    ['of a game with a freeze, after the reveal', { game: revealed }, everybody],
    ['of a game that is being deleted', { game: { ...ended, deletedAt: now } }, nobody],
    ['of a team in a ranked division', { participation: ofDivision('Ranked') }, everybody],
    ['of testers', { participation: ofDivision('Tester') }, organizers],
    ['of a suspended team', { participation: { ...accepted, status: 'Suspended' } }, organizers],
    ['that is a link', { kind: 'Link' }, everybody],
    ['that is a PDF', { kind: 'Pdf', participation: { ...accepted, writeupFileId: 1 } }, everybody],
    ['that is a PDF whose file is gone', { kind: 'Pdf' }, nobody],
    ['for the whole game', { challenges: [] }, everybody],
    ['of a disabled challenge', { challenges: [disabled] }, organizers],
    ['of a disabled challenge and a shown one', { challenges: [disabled, { challenge }] }, everybody],
    ['that waits instead', { state: 'Waiting' }, nobody],
    ['that is refused instead', { state: 'Refused' }, nobody],
  ])('%s: %o is seen by %j', (_title, change, expected) => {
    const row = { ...published, ...change }
    expect(allowedBy((viewer) => matchesFilter(publishedWriteups({ viewer, clock }), row))).toEqual(expected)
  })
})

describe('among all write-ups, one', () => {
  test.each<[string, Row, string[]]>([
    ['of another user, published', {}, everybody],
    ['of another user, waiting', { state: 'Waiting' }, organizers],
    ['of another user, published, before the end', { game: running }, organizers],
    ['of the viewer, waiting', { state: 'Waiting', userId: 'own' }, playersAndOrganizers],
    ['of the viewer, refused', { state: 'Refused', userId: 'own' }, playersAndOrganizers],
    [
      'of the viewer, before the reveal, of a disabled challenge',
      { userId: 'own', game: frozen, challenges: [disabled] },
      playersAndOrganizers,
    ],
    [
      'of the viewer, in a game that is being deleted',
      { userId: 'own', game: { ...ended, deletedAt: now } },
      nobody,
    ],
  ])('%s: %o is seen by %j', (_title, change, expected) => {
    const row = { ...published, ...change }
    expect(allowedBy((viewer) => matchesFilter(visibleWriteups({ viewer, clock }), row))).toEqual(expected)
  })
})
