import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

function heldWork() {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

test('runs one task at a time, in order, also after a failed one', async () => {
  const takeTurn = createTurns({ queue: 20 })
  const seen: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    seen.push(`${name}${running}`)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (name === 'b') throw new Error('no')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => takeTurn('key', work(name))))
  expect(seen).toEqual(['a1', 'b1', 'c1'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a full queue rejects further tasks until one has finished', async () => {
  const takeTurn = createTurns({ queue: 2 })
  const { held, release } = heldWork()
  const first = [1, 2, 3].map(() => takeTurn('key', () => held))
  await expect(takeTurn('key', () => held)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 })
  expect(await takeTurn('other', async () => 'free')).toBe('free')
  release()
  await Promise.all(first)
  expect(await takeTurn('key', async () => 'again')).toBe('again')
})

test('a task that arrives while the last one runs waits for it', async () => {
  const takeTurn = createTurns({ queue: 20 })
  const { held, release } = heldWork()
  const order: string[] = []
  const first = takeTurn('key', async () => order.push('first'))
  const second = takeTurn('key', () => held.then(() => order.push('second')))
  await first
  const third = takeTurn('key', async () => order.push('third'))
  release()
  await Promise.all([second, third])
  expect(order).toEqual(['first', 'second', 'third'])
})
