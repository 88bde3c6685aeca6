import { expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

const limits = { bytes: 50_000, answers: 10, questions: 20 }
const body = (size: number) => async () => Buffer.alloc(size, 'x')

/** A cache with a function that asks it. Counts the computed answers. */
function counted() {
  const cache = createAnswerCache(limits)
  let made = 0
  const ask = async (key: string, version: object, size = 100, group = 1) => {
    const answer = await cache.find({ key, group, version }, () => {
      made += 1
      return body(size)()
    })
    // The cache decides right after the answer.
    await Promise.resolve()
    await Promise.resolve()
    return answer
  }
  return { cache, ask, made: () => made }
}

it('computes an answer once for concurrent requests', async () => {
  const { ask, made } = counted()
  const version = {}
  await Promise.all(Array.from({ length: 50 }, () => ask('a', version)))
  expect(made()).toBe(1)
})

it('keeps an answer that is requested again until the next version', async () => {
  const { cache, ask, made } = counted()
  const [first, second] = [{}, {}]
  for (let turn = 0; turn < 5; turn += 1) await ask('a', first)
  expect(made()).toBe(2)
  await ask('b', second)
  expect(cache.size).toBe(0)
  await ask('a', second)
  await ask('a', second)
  expect(made()).toBe(4)
})

it('does not keep answers that are requested once', async () => {
  const { cache, ask } = counted()
  const version = {}
  for (let turn = 0; turn < 100; turn += 1) await ask(`q${turn}`, version, 10_000)
  expect(cache.size).toBe(0)
})

it('counts all bytes, including encodings, and all entries', async () => {
  const { cache, ask } = counted()
  const version = {}
  for (let turn = 0; turn < 40; turn += 1) {
    const answer = await ask(`q${turn % 10}`, version, 10_000)
    await answer?.as('gzip')
    expect(cache.size).toBeLessThanOrEqual(limits.bytes)
  }
  const before = cache.size
  const answer = await ask('q9', version)
  await answer?.as('zstd')
  expect(cache.size).toBeGreaterThan(before)
  for (let turn = 0; turn < 60; turn += 1) await ask(`s${Math.floor(turn / 2)}`, version, 10)
  expect(cache.size).toBeLessThanOrEqual(limits.answers * 1100)
})

it('does not share answers without a shared key', async () => {
  const { cache } = counted()
  const version = {}
  expect(await cache.find({ key: 'a', group: 1, version }, async () => null)).toBeNull()
  const failing = cache.find({ key: 'b', group: 1, version }, async () => {
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  expect(await ask2(cache, version)).toBe(5)
})

async function ask2(cache: ReturnType<typeof createAnswerCache>, version: object) {
  return (await cache.find({ key: 'b', group: 1, version }, body(5)))?.identity.length
}
