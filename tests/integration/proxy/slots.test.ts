import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { freePort } from '../../../server/database/free-port.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import {
  addContainer,
  dial,
  exchange,
  giveToFirstTeam,
  proxySettings,
  proxyUrl,
  startTarget,
  type TestTarget,
} from '../../kit/services/proxy.ts'
import { startProduct } from '../../kit/server/product.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

const limit = 65
let target: TestTarget
let redis: TestRedis
let alone: TestApp
let one: TestApp
let other: TestApp

beforeAll(async () => {
  target = await startTarget()
  redis = await startRedis()
  alone = await startTestApp({ env: proxySettings })
  one = await startTestApp({ env: { ...proxySettings, ...redis.env } })
  other = await startTestApp({
    env: { ...proxySettings, ...redis.env },
    databaseUrl: one.databaseUrl,
  })
  await until(() => [one, other].every(({ services }) => services.redis?.counts()), 'Redis')
})

afterAll(async () => {
  for (const test of [other, one, alone]) await test.dispose()
  await redis.stop()
  await target.stop()
})

type Outcome = { open: WebSocket[]; refused: string[] }

/** Opens all connections at once, alternating between the addresses. */
async function dialAll(urls: string[], count: number): Promise<Outcome> {
  const settled = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => dial(urls[index % urls.length] ?? '')),
  )
  return {
    open: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused: settled.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Error).message] : [],
    ),
  }
}

/** Whether one more connection is accepted now. Closes it again. */
async function isLetIn(url: string): Promise<boolean> {
  try {
    const socket = await dial(url)
    socket.terminate()
    return true
  } catch {
    return false
  }
}

const processes: [name: string, tests: () => [TestApp, ...TestApp[]]][] = [
  ['one process', () => [alone]],
  ['several processes', () => [one, other]],
]

describe.each(processes)('connections to a container of %s', (_name, tests) => {
  it('are at most 65 at the same time, and a closed one makes room for a new one', async () => {
    const [first] = tests()
    const id = await addContainer(first.services.pool, { port: target.port })
    const urls = tests().map((test) => proxyUrl(test, id))
    const { open, refused } = await dialAll(urls, limit + 25)
    expect(open).toHaveLength(limit)
    expect(new Set(refused)).toEqual(new Set(['refused with 400']))
    // Connections of authors do not count.
    const author = await dial(proxyUrl(first, id, 'noinst/'))
    author.terminate()
    const last = urls.at(-1) ?? ''
    expect(await isLetIn(last)).toBe(false)
    open[0]?.terminate()
    await until(() => isLetIn(last), 'the place is free')
    for (const socket of open) socket.terminate()
    await until(async () => {
      const again = await dialAll(urls, limit)
      for (const socket of again.open) socket.terminate()
      return again.open.length === limit
    }, 'all places are free')
  })

  it('that fail release their slot', async () => {
    const [first] = tests()
    const { pool } = first.services
    const wrong = [
      { port: await freePort() },
      { port: target.port, ip: '' },
      { port: target.port, isProxy: false },
    ]
    for (const row of wrong) {
      const id = await addContainer(pool, row)
      const urls = tests().map((test) => proxyUrl(test, id))
      for (let round = 0; round < 3; round += 1) {
        const { open, refused } = await dialAll(urls, 30)
        expect(open).toEqual([])
        expect(refused).toHaveLength(30)
      }
      await pool.query('UPDATE container SET port = $2, ip = $3, is_proxy = true WHERE id = $1', [
        id,
        target.port,
        '127.0.0.1',
      ])
      const { open } = await dialAll(urls, limit)
      expect(open).toHaveLength(limit)
      for (const socket of open) socket.terminate()
    }
  })
})

it('go on while Redis is away, and are counted again when it is back', async () => {
  const id = await addContainer(one.services.pool, { port: target.port })
  const before = await dial(proxyUrl(one, id))
  await redis.goAway()
  const during = await dial(proxyUrl(one, id))
  expect((await exchange(before, 'ahoy')).toString()).toBe('ahoy')
  await redis.restart()
  await until(() => one.services.redis?.counts() === true, 'Redis is back')
  during.terminate()
  before.terminate()
  await until(() => isLetIn(proxyUrl(one, id)), 'one more')
})

it('of a killed process release their slots', async () => {
  const env = { ...proxySettings, ...redis.env }
  const product = await startProduct({ databaseUrl: one.databaseUrl, env })
  const id = await addContainer(one.services.pool, { port: target.port })
  // The product sweeps containers that belong to no team.
  const played = await makePlayedGame(one, { teams: 1, challenges: 1 })
  await giveToFirstTeam(one, { played, containerId: id })
  const { open } = await dialAll([proxyUrl(product, id)], limit)
  expect(open).toHaveLength(limit)
  for (const socket of open) socket.on('error', () => undefined)
  await product.kill()
  const key = `proxy:${id}`
  const restMs = (await one.services.redis?.client.pttl(key)) ?? -1
  expect(restMs).toBeGreaterThan(0)
  expect(restMs).toBeLessThanOrEqual(60_000)
  // Simulates that this time has passed.
  await one.services.redis?.client.pexpire(key, 0)
  const again = await dialAll([proxyUrl(one, id), proxyUrl(other, id)], limit)
  expect(again.open).toHaveLength(limit)
  for (const socket of again.open) socket.terminate()
  await product.stop()
})
