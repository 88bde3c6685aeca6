import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { freeStartMemory } from './heap.ts'

it('returns the memory of objects that are no longer used', () => {
  const before = getHeapStatistics().total_heap_size
  let unused: object[] | null = Array.from({ length: 1_000_000 }, (_, id) => ({ id, name: `name ${id}` }))
  const megabyte = 1_000_000
  expect(unused).toHaveLength(1_000_000)
  expect(getHeapStatistics().total_heap_size - before).toBeGreaterThan(40 * megabyte)
  unused = null
  freeStartMemory()
  expect(getHeapStatistics().total_heap_size - before).toBeLessThan(10 * megabyte)
})
