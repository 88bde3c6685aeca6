import { expect, it } from 'vitest'
import { gameInAddress } from './game-in-address.ts'

it.each([
  ['/games/7', { gameId: 7, area: 'play' }],
  ['/Games/7/scoreboard', { gameId: 7, area: 'play' }],
  ['/games/7/monitor/events', { gameId: 7, area: 'monitor' }],
  ['/admin/games/7/challenges/3', { gameId: 7, area: 'admin' }],
  ['/admin/games', null],
  ['/games/7a', null],
  ['/teams/7', null],
  ['/', null],
])('finds in %s the game and its part', (path, expected) => {
  expect(gameInAddress(path)).toEqual(expected)
})
