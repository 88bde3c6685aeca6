import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('runs two at once, the others in their order, also after one that failed', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  let busy = 0
  let busiest = 0
  const work = (item: number) => async () => {
    begun.push(item)
    busiest = Math.max(busiest, ++busy)
    await new Promise((resolve) => setImmediate(resolve))
    busy -= 1
    if (item === 1) throw new Error('one fails')
    return item
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((item) => inTurn(work(item))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']) // oxfmt-ignore
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(busiest).toBe(2)
})

it('runs two at once again after a pause', async () => {
  const inTurn = atMost(2)
  await Promise.all([1, 2, 3].map((item) => inTurn(async () => item)))
  let busy = 0
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const work = async () => {
    busy += 1
    await held
  }
  const all = [1, 2, 3].map(() => inTurn(work))
  await new Promise((resolve) => setImmediate(resolve))
  expect(busy).toBe(2)
  release()
  await Promise.all(all)
  expect(busy).toBe(3)
})
