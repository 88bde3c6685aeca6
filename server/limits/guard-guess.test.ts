import { expect, it } from 'vitest'
import type { Context } from '../context.ts'
import type { ErrorKey } from '../use-case/error-keys.ts'
import { ConflictError, RateLimitedError } from '../use-case/errors.ts'
import { guardGuess } from './guard-guess.ts'
import { createLimiter } from './limiter.ts'

const limits = createLimiter({
  redis: null,
  isOn: true,
  connectionsPerAddress: 1000,
})
const caller = (ip: string, userId?: string) =>
  ({ ip, viewer: userId ? { id: userId } : null, isLimited: true, limits }) as unknown as Context

async function guess(ip: string, what: string, key?: ErrorKey, userId?: string): Promise<string> {
  const work = async () => {
    if (key !== undefined) throw new ConflictError(key)
    return 'right'
  }
  try {
    return await guardGuess(caller(ip, userId), { what, wrong: ['team.notFound'] }, work)
  } catch (error) {
    return error instanceof RateLimitedError ? 'limited' : 'refused'
  }
}

async function countOf(outcome: string, count: number, ...args: Parameters<typeof guess>): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: count }, () => guess(...args)))
  return outcomes.filter((text) => text === outcome).length
}

it('allows 200 wrong guesses of one kind from one address', async () => {
  expect(await countOf('limited', 250, '192.0.2.1', 'link', 'team.notFound')).toBe(50)
  expect(await guess('192.0.2.1', 'link')).toBe('limited')
  expect(await guess('192.0.2.1', 'teamToken')).toBe('right')
  expect(await guess('192.0.2.2', 'link')).toBe('right')
})

it('counts neither right guesses nor failures for another reason', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await countOf('right', 100, '2001:db8::1', 'link')).toBe(100)
    expect(await countOf('refused', 100, '2001:db8::2', 'link', 'game.notFound')).toBe(100)
  }
})

it('allows 10 wrong guesses of a user, and does not count for the address while the user is blocked', async () => {
  expect(await countOf('limited', 30, '192.0.2.7', 'code', 'team.notFound', 'ada')).toBe(20)
  expect(await guess('192.0.2.8', 'code', undefined, 'ada')).toBe('limited')
  expect(await guess('192.0.2.7', 'code', undefined, 'eve')).toBe('right')
  // 10 of the 200 of this address are used: the 20 that were refused are not counted.
  expect(await countOf('limited', 191, '192.0.2.7', 'code', 'team.notFound')).toBe(1)
})

it('does not count the right guesses of a user', async () => {
  expect(await countOf('right', 9, '192.0.2.9', 'code', undefined, 'grace')).toBe(9)
  for (let round = 0; round < 5; round += 1)
    expect(await guess('192.0.2.9', 'code', undefined, 'grace')).toBe('right')
})
