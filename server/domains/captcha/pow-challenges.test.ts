import { expect, it } from 'vitest'
import { challengeLifeMs, memoryPowChallenges, sharedPowChallenges } from './pow-challenges.ts'

it('drops a challenge that was not read within its lifetime', async () => {
  let now = 1000
  const challenges = memoryPowChallenges(() => now)
  await challenges.put('a', 'aa')
  now += challengeLifeMs - 1
  expect(await challenges.find('a')).toBe('aa')
  now += challengeLifeMs - 1
  expect(await challenges.find('a')).toBe('aa')
  now += challengeLifeMs + 1
  expect(await challenges.find('a')).toBeNull()
})

it('only one concurrent caller takes a challenge', async () => {
  const challenges = memoryPowChallenges(Date.now)
  await challenges.put('a', 'aa')
  const taken = await Promise.all(Array.from({ length: 20 }, () => challenges.take('a')))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await challenges.find('a')).toBeNull()
})

it('keeps the newest challenges up to the limit', async () => {
  const challenges = memoryPowChallenges(() => 0)
  for (let index = 0; index <= 100_000; index += 1) await challenges.put(String(index), 'aa')
  expect(await challenges.find('0')).toBeNull()
  expect(await challenges.find('1')).toBe('aa')
  expect(await challenges.find('100000')).toBe('aa')
})

it('continues in memory while the shared store is unavailable', async () => {
  const away = () => Promise.reject(new Error('away'))
  const memory = memoryPowChallenges(Date.now)
  const without = sharedPowChallenges({ put: away, find: away, take: away }, memory)
  await without.put('a', 'aa')
  expect(await without.find('a')).toBe('aa')
  expect(await without.take('a')).toBe(true)
  expect(await without.take('a')).toBe(false)
  expect(await without.find('a')).toBeNull()

  const shared = memoryPowChallenges(Date.now)
  const back = sharedPowChallenges(shared, memory)
  await without.put('b', 'bb')
  await back.put('c', 'cc')
  expect([await back.find('b'), await back.find('c')]).toEqual(['bb', 'cc'])
  expect(await shared.find('c')).toBe('cc')
  expect([await back.take('b'), await back.take('c'), await back.take('c')]).toEqual([true, true, false])
})
