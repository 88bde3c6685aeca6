import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { createEventBus } from '../../../server/events/event-bus.ts'
import { connectRedis } from '../../../server/redis/connect-redis.ts'
import { requireRedisDatabase } from '../../../server/redis/redis-database.ts'
import { watchRedis } from '../../../server/redis/watch-redis.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { readiness, readinessAnswer } from '../../kit/server/readiness.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'

const intervalMs = 100
const secret = 'a secret of at least thirty-two characters'
/** The rights that docs/operators/deploy.md names. */
const rights = '~halyard:* &halyard:* +@read +@write +@pubsub +@scripting +@connection +info +time'

let redis: TestRedis
let owner: Redis
let test: TestApp
let admin: Actor
const log = captureLog('info')

const setRights = (words: string) =>
  owner.call('ACL', ['SETUSER', 'ctf', 'reset', 'on', '>sail', ...words.split(' ')])

beforeAll(async () => {
  redis = await startRedis()
  owner = new Redis(redis.url)
  await setRights(rights)
  test = await startTestApp({
    env: { ...redis.env, REDIS_URL: redis.url.replace('//', '//ctf:sail@') },
    logger: log.logger,
    operations: { intervalMs },
  })
  admin = await signIn(test, 'Admin')
  await until(() => test.services.redis?.counts() === true, 'Redis works')
})

afterAll(async () => {
  await test.dispose()
  owner.disconnect()
  await redis.stop()
})

const lines = () => log.lines.filter(({ msg }) => msg.includes('Redis'))

async function shownFaults(): Promise<{ isRedisUp: boolean; faults: string[] }> {
  const { operations } = await admin.query<{
    operations: { processes: { isRedisUp: boolean; faults: string[] }[] }
  }>('{ operations { processes { isRedisUp faults } } }')
  const [first] = operations.processes
  if (!first) throw new Error('no process')
  return first
}

it('does all its work for a user with the documented rights', async () => {
  expect(await readiness(test)).toEqual({
    database: 'up',
    storage: 'up',
    redis: 'up',
    mail: 'off',
    containers: 'off',
  })
  expect(lines().map(({ msg }) => msg)).toEqual(['Redis is connected'])
})

describe.each([
  {
    name: 'a user without channels',
    fault: 'events',
    sentence: /^Redis accepts connections, but does not pass on events \(NOPERM .+\)\. Pages get /,
    spoil: () => setRights(rights.replace(' &halyard:*', '')),
    repair: () => setRights(rights),
  },
  {
    name: 'a user without scripts',
    fault: 'limits',
    sentence: /^Redis accepts connections, but does not count limits \(.*NOPERM .+\)\. Each process counts /,
    spoil: () => setRights(rights.replace(' +@scripting', '')),
    repair: () => setRights(rights),
  },
  {
    name: 'a read-only replica',
    fault: 'limits',
    sentence: /^Redis accepts connections, but does not count limits \(.*READONLY .+\)/s,
    spoil: () => owner.call('REPLICAOF', ['127.0.0.1', '1']),
    repair: () => owner.call('REPLICAOF', ['NO', 'ONE']),
  },
  {
    name: 'a full memory',
    fault: 'limits',
    sentence: /^Redis accepts connections, but does not count limits \(.*OOM .+\)/s,
    spoil: () => owner.config('SET', 'maxmemory', '1'),
    repair: () => owner.config('SET', 'maxmemory', '0'),
  },
])('$name', ({ fault, sentence, spoil, repair }) => {
  const isWhole = async () => (await test.services.redis?.check())?.length === 0
  afterEach(async () => {
    await repair()
    await until(isWhole, 'Redis works again')
  })

  it('is told by readyz, by one line of the log and by the operations screen', async () => {
    const before = lines().length
    await spoil()
    // Redis ends the connection of a subscriber whose channel is taken away.
    await until(async () => (await test.services.redis?.check())?.join() === fault, 'the fault is found')
    expect(await readiness(test)).toMatchObject({
      redis: 'down',
      reasons: { redis: expect.stringMatching(sentence) },
    })
    // A limit that is counted meanwhile adds no line.
    const { status } = await test.anonymous().rest('GET', '/api/posts')
    expect(status).toBe(200)
    await until(
      async () => (await shownFaults()).faults.join() === `REDIS_${fault.toUpperCase()}`,
      'the screen shows the fault',
    )
    expect((await shownFaults()).isRedisUp).toBe(false)
    const told = lines().slice(before)
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([[40, expect.stringMatching(sentence)]])
  })
})

it('blames no new connection for what an earlier one did not do', async () => {
  const server = await startRedis()
  const client = connectRedis(server.url, secret)
  const watchLog = captureLog('info')
  const refused = Promise.withResolvers<void>()
  let work = Promise.resolve()
  const shared = watchRedis({ client, sendEvent: () => work, logger: watchLog.logger })
  try {
    await until(() => shared.counts(), 'Redis works')
    work = refused.promise
    const check = shared.check()
    await server.restart()
    await until(() => client.status === 'ready', 'Redis is connected again')
    work = Promise.resolve()
    refused.reject(Object.assign(new Error('NOPERM no channels'), { name: 'ReplyError' }))
    expect(await check).toEqual([])
    expect(watchLog.lines.filter(({ msg }) => msg.includes('does not pass on'))).toEqual([])
  } finally {
    shared.dispose()
    await server.stop()
  }
})

it.each([
  {
    name: 'a node of a cluster, which has only some of the keys',
    start: () => startRedis(['--cluster-enabled', 'yes']),
    faults: 'limits',
    sentence: /but does not count limits \(.*CLUSTERDOWN/,
  },
  {
    name: 'a primary that misses its replicas',
    start: () => startRedis(['--min-replicas-to-write', '1']),
    faults: 'limits',
    sentence: /but does not count limits \(NOREPLICAS/,
  },
  {
    name: 'a Sentinel, which has no keys',
    start: () => startRedis([], { isSentinel: true }),
    faults: 'events,limits',
    sentence: /but does not pass on events \(ERR .+\) and does not count limits \(ERR unknown command/,
  },
])('tells $name', async ({ start, faults, sentence }) => {
  const server = await start()
  const client = connectRedis(server.url, secret)
  const ownLog = captureLog('info')
  const events = createEventBus({ redis: client, logger: ownLog.logger })
  const shared = watchRedis({ client, sendEvent: events.testRedis, logger: ownLog.logger })
  try {
    await until(() => shared.faults().join() === faults, 'the fault is found')
    expect(ownLog.lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(sentence)])
  } finally {
    await events.dispose()
    shared.dispose()
    await server.stop()
  }
})

it('is told when it hangs, and never delays readyz beyond the patience of a load balancer', async () => {
  const server = await startRedis()
  const hung = await startTestApp({ env: server.env })
  const timed = async () => {
    const started = performance.now()
    const answer = await readinessAnswer(hung)
    return { ...answer, isInTime: performance.now() - started < 3000 }
  }
  try {
    await until(() => hung.services.redis?.counts() === true, 'Redis works')
    server.hang()
    // The state of the last check, until the next one is over.
    expect(await timed()).toMatchObject({ status: 200, isInTime: true })
    await until(() => hung.services.redis?.faults().join() === 'events,limits', 'the fault is found')
    expect(await timed()).toEqual({
      status: 200,
      isInTime: true,
      body: expect.objectContaining({
        redis: 'down',
        reasons: { redis: expect.stringMatching(/does not count limits \(Command timed out\)/) },
      }),
    })
    server.wake()
    await until(() => hung.services.redis?.counts() === true, 'Redis works again')
    expect(await timed()).toMatchObject({ status: 200, isInTime: true, body: { redis: 'up' } })
  } finally {
    await hung.dispose()
    await server.stop()
  }
})

it('gets a line of the log for what the library prints', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-redis-work-'))
  const server = await startServerProcess({
    // The Redis requires no password, of which the library warns.
    REDIS_URL: redis.url.replace('//', '//:sail@'),
    DATABASE_URL: test.databaseUrl,
    PORT: String(await freePort()),
    HALYARD_DATA_DIR: folder,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
  })
  try {
    await until(() => server.output().includes('does not require a password'), 'the library warns')
    const printed = server.output().trim().split('\n')
    expect(printed.map((line) => typeof (JSON.parse(line) as { msg: unknown }).msg)).toEqual(
      printed.map(() => 'string'),
    )
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
})

it('is refused at the start with a database that it does not have', async () => {
  await expect(requireRedisDatabase(`${redis.url}/99`)).rejects.toThrow(
    /^REDIS_URL: the Redis at 127\.0\.0\.1 has no database 99 \(ERR .+\)\. Use a lower number, or none\.$/,
  )
  await expect(requireRedisDatabase(`${redis.url}/3`)).resolves.toBeUndefined()
  await expect(requireRedisDatabase('redis://127.0.0.1:1/99')).resolves.toBeUndefined()
})
