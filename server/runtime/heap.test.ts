import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { freeStartMemory } from './heap.ts'

const heapMb = () => getHeapStatistics().total_heap_size / 1e6

it('returns the memory of objects that are no longer used', () => {
  let unused: string[][] | null = Array.from({ length: 200_000 }, (_, id) =>
    Array.from({ length: 100 }, () => `${id}`),
  )
  expect(unused).toHaveLength(200_000)
  const full = heapMb()
  unused = null
  freeStartMemory()
  expect(full - heapMb()).toBeGreaterThan(100)
})
