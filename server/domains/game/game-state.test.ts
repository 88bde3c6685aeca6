import { expect, test } from 'vitest'
import { gameState, gameTime, hasStarted, isClosed } from './game-state.ts'

const game = { start: new Date(1000), end: new Date(2000), pausedAt: null, practiceMode: false }

test.each([
  [999, 'Upcoming'],
  [1000, 'Running'],
  [1999, 'Running'],
  [2000, 'Ended'],
] as const)('at %i a game from 1000 to 2000 is %s', (now, state) => {
  expect(gameState(game, new Date(now))).toBe(state)
})

test('practice mode keeps an ended game open', () => {
  const practice = { ...game, practiceMode: true }
  expect(gameState(practice, new Date(2000))).toBe('Practice')
  expect(isClosed(practice, new Date(2000))).toBe(false)
  expect(isClosed(game, new Date(2000))).toBe(true)
  expect(isClosed(game, new Date(1999))).toBe(false)
})

test('a paused game does not end, and its clock stands still', () => {
  const paused = { ...game, pausedAt: new Date(1500) }
  expect(gameState(paused, new Date(2000))).toBe('Running')
  expect(isClosed(paused, new Date(2000))).toBe(false)
  expect(gameTime(paused, new Date(2000))).toEqual(new Date(1500))
  expect(gameTime(game, new Date(2000))).toEqual(new Date(2000))
})

test('a game has started from its first millisecond on', () => {
  expect(hasStarted(game, new Date(999))).toBe(false)
  expect(hasStarted(game, new Date(1000))).toBe(true)
})
