import { expect, it } from 'vitest'
import { findCycle } from './unlocks.ts'

const graph: Record<number, number[]> = { 1: [2, 3], 2: [4], 3: [4, 5], 4: [], 5: [6], 6: [3] }
const next = (id: number) => graph[id] ?? []

it('finds the way back to a challenge, and none where there is none', () => {
  expect(findCycle(3, next)).toEqual([3, 5, 6, 3])
  expect(findCycle(1, next)).toBeNull()
  expect(findCycle(4, next)).toBeNull()
  expect(findCycle(7, () => [7])).toEqual([7, 7])
})
