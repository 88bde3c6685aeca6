import { beforeEach, expect, it } from 'vitest'
import { sharedOrMemory } from './shared-or-memory.ts'

const memory = async () => 'memory'
const shared = async () => 'shared'
const fault = new Error('no answer')
const fails = async () => {
  throw fault
}
let noticed: unknown[] = []
const redisThat = (counts: boolean) => ({
  counts: () => counts,
  notice: (error: unknown) => void noticed.push(error),
})

beforeEach(() => {
  noticed = []
})

it.each([
  ['no Redis', null, 'memory'],
  ['a Redis that counts', redisThat(true), 'shared'],
  ['a Redis that does not', redisThat(false), 'memory'],
])('with %s', async (_case, redis, expected) => {
  const ask = sharedOrMemory(redis)
  expect(await ask(shared, memory)).toBe(expected)
  expect(noticed).toEqual([])
})

it('counts in memory for five seconds after Redis failed, and reports that once', async () => {
  let time = 1_000_000
  const ask = sharedOrMemory(redisThat(true), () => time)
  expect(await ask(fails, memory)).toBe('memory')
  time += 4999
  expect(await ask(shared, memory)).toBe('memory')
  time += 1
  expect(await ask(shared, memory)).toBe('shared')
  expect(noticed).toEqual([fault])
})

it('reports commands that fail together once', async () => {
  const ask = sharedOrMemory(redisThat(true))
  expect(await Promise.all([ask(fails, memory), ask(fails, memory)])).toEqual(['memory', 'memory'])
  expect(noticed).toEqual([fault])
})
