import { expect, it } from 'vitest'
import { isBoardVisible } from './scoreboard.policy.ts'

it('shows a board from the start of its game', () => {
  const start = Date.UTC(2026, 0, 1)
  expect([-1, 0, 1].map((ms) => isBoardVisible({ start }, new Date(start + ms)))).toEqual([false, true, true])
})
