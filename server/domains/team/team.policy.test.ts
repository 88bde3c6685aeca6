import { expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { canLead, canSeeInviteCode, isCaptain, maxTeamsAsCaptain, mayDeleteAnyTeam } from './team.policy.ts'

const own = { captainId: 'own' }
const foreign = { captainId: 'other' }

test('the captain is the user that the team names', () => {
  expect(isCaptain('own', own)).toBe(true)
  expect(isCaptain('own', foreign)).toBe(false)
  expect(isCaptain(undefined, own)).toBe(false)
})

test('only the captain manages the team', () => {
  expect(allowedBy((viewer) => canLead(viewer, own))).toEqual(
    [...everyViewer().keys()].filter((name) => name !== 'visitor'),
  )
  expect(allowedBy((viewer) => canLead(viewer, foreign))).toEqual([])
})

test('the captain sees the invite code, with a token only in its play scope', () => {
  const players = ['User', 'User:play', 'Monitor', 'Monitor:play', 'Admin', 'Admin:play']
  expect(allowedBy((viewer) => canSeeInviteCode(viewer, own))).toEqual(players)
  expect(allowedBy((viewer) => canSeeInviteCode(viewer, foreign))).toEqual([])
})

test('administrators delete any team, with a token only in its admin scope', () => {
  expect(allowedBy(mayDeleteAnyTeam)).toEqual(['Admin', 'Admin:admin'])
})

test('a user can be captain of at most three teams', () => expect(maxTeamsAsCaptain).toBe(3))
