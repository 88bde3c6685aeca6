import { expect, it } from 'vitest'
import { playStateOf } from './play-state.ts'

const player = { isSignedIn: true, isOrganizer: false, status: 'Accepted', state: 'Running' } as const

it('the challenges are open for accepted players after the start and in practice', () => {
  expect(playStateOf(player)).toBe('open')
  expect(playStateOf({ ...player, state: 'Practice' })).toBe('open')
  expect(playStateOf({ ...player, state: 'Upcoming' })).toBe('upcoming')
  expect(playStateOf({ ...player, state: 'Ended' })).toBe('over')
})

it('the play state names the reason why challenges are closed', () => {
  expect(playStateOf({ ...player, isSignedIn: false, status: null })).toBe('visitor')
  expect(playStateOf({ ...player, status: null })).toBe('notJoined')
  expect(playStateOf({ ...player, status: 'Unsubmitted' })).toBe('notJoined')
  expect(playStateOf({ ...player, status: 'Pending', state: 'Upcoming' })).toBe('pending')
  expect(playStateOf({ ...player, status: 'Rejected' })).toBe('rejected')
  expect(playStateOf({ ...player, status: 'Suspended', state: 'Ended' })).toBe('suspended')
})

it('the challenges are open for organizers at any time', () => {
  expect(playStateOf({ ...player, isOrganizer: true, status: null, state: 'Upcoming' })).toBe('open')
})
