import type { Redis } from 'ioredis'
import { beforeEach, expect, it } from 'vitest'
import type { Logger } from '../runtime/logger.ts'
import { sharedOrMemory } from './shared-or-memory.ts'

const memory = async () => 'memory'
const shared = async () => 'shared'
const fails = async () => {
  throw new Error('no connection')
}
const redisWith = (status: string) => ({ status }) as unknown as Redis
let warnings: unknown[][] = []
const logger = { warn: (...args: unknown[]) => warnings.push(args) } as unknown as Logger

beforeEach(() => {
  warnings = []
})

it.each([
  [null, 'memory'],
  [redisWith('ready'), 'shared'],
  [redisWith('connecting'), 'memory'],
])('asks Redis only while it is ready (%j)', async (redis, expected) => {
  const ask = sharedOrMemory({ redis, logger })
  expect(await ask(shared, memory)).toBe(expected)
  expect(warnings).toEqual([])
})

it('counts in memory for five seconds after Redis failed, and logs that once', async () => {
  let time = 1_000_000
  const ask = sharedOrMemory({ redis: redisWith('ready'), logger }, () => time)
  expect(await ask(fails, memory)).toBe('memory')
  time += 4999
  expect(await ask(shared, memory)).toBe('memory')
  time += 1
  expect(await ask(shared, memory)).toBe('shared')
  expect(warnings).toEqual([[{ err: new Error('no connection') }, expect.stringContaining('memory')]])
})
