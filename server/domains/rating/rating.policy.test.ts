import { describe, expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { matchesFilter, type Row } from '../../../tests/kit/visibility/matches-filter.ts'
import { counted, visibleComments } from './rating.policy.ts'

const now = new Date('2025-04-08T12:00:00Z')
const earlier = new Date('2025-04-08T11:00:00Z')
const later = new Date('2025-04-08T13:00:00Z')
const clock = { now: () => now, offsetMs: 0 }

const everybody = [...everyViewer().keys()]
const organizers = ['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor', 'Admin:author', 'Admin:admin']
const nobody: string[] = []

const team = { status: 'Accepted', divisionId: null, division: null }
const ofDivision = (standing: string) => ({ ...team, divisionId: 1, division: { standing } })
const ended = { deletedAt: null, end: now, pausedAt: null, freezeAt: null, revealedAt: null }
const shown = { isEnabled: true, isReleased: true }
const rating = { comment: 'Fine.', participation: team, challenge: shown, game: ended }

test.each([
  ['an accepted team', team, true],
  ['a team of a ranked division', ofDivision('Ranked'), true],
  ['a team out of competition', ofDivision('OutOfCompetition'), true],
  ['a team of testers', ofDivision('Tester'), false],
  ['a suspended team', { ...team, status: 'Suspended' }, false],
  ['a suspended team of a division', { ...ofDivision('Ranked'), status: 'Suspended' }, false],
])('the rating of %s counts: %o gives %s', (_title, participation, expected) => {
  expect(matchesFilter(counted, { participation })).toBe(expected)
})

describe('the comment of a rating', () => {
  test.each<[string, Row, string[]]>([
    ['from the end of the game on', rating, everybody],
    ['before the end', { game: { ...ended, end: later } }, organizers],
    ['in a paused game', { game: { ...ended, pausedAt: earlier } }, organizers],
    ['in a game with a freeze, before the reveal', { game: { ...ended, freezeAt: earlier } }, organizers],
    ['after the reveal', { game: { ...ended, freezeAt: earlier, revealedAt: now } }, everybody],
    ['in a game that is being deleted', { game: { ...ended, deletedAt: now } }, nobody],
    ['of a disabled challenge', { challenge: { ...shown, isEnabled: false } }, organizers],
    ['of a challenge that is not released', { challenge: { ...shown, isReleased: false } }, organizers],
    ['of a team in a ranked division', { participation: ofDivision('Ranked') }, everybody],
    ['of testers', { participation: ofDivision('Tester') }, organizers],
    ['of a suspended team', { participation: { ...team, status: 'Suspended' } }, nobody],
    ['that is empty', { comment: '' }, nobody],
  ])('%s: %o is seen by %j', (_title, change, expected) => {
    const row = { ...rating, ...change }
    expect(allowedBy((viewer) => matchesFilter(visibleComments({ viewer, clock }), row))).toEqual(expected)
  })
})
