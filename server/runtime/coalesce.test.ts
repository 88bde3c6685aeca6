import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

function slow(batches: number[][]) {
  return async (items: number[]) => {
    batches.push(items)
    await new Promise((resolve) => setImmediate(resolve))
    if (items.includes(13)) throw new Error('unlucky')
    return items.map((item) => (item === 7 ? Promise.reject(new Error('seven')) : item * 2))
  }
}

it('runs the first item at once and batches those that arrive meanwhile', async () => {
  const batches: number[][] = []
  const doubled = coalesce({ run: slow(batches), concurrency: 1, largestBatch: 3 })
  expect(await Promise.all([1, 2, 3, 4, 5].map((item) => doubled.ask(item)))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  await doubled.idle()
})

it('fails one item, or a whole batch, without effect on the others', async () => {
  const batches: number[][] = []
  const doubled = coalesce({ run: slow(batches), concurrency: 1, largestBatch: 2 })
  const results = await Promise.allSettled([7, 13, 1, 2].map((item) => doubled.ask(item)))
  expect(batches).toEqual([[7], [13, 1], [2]])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled'])
})
