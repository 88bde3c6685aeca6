import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog, type CapturedLog } from '../../kit/server/captured-log.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { startStoppablePostgres, type StoppablePostgres } from '../../kit/services/stoppable-postgres.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { readiness, readinessAnswer } from '../../kit/server/readiness.ts'

const follow =
  'subscription ($gameId: ID!) { scoreboardChanged(gameId: $gameId) { seq solves { team { databaseId } } } }'
const unavailable = { status: 503, code: 'UNAVAILABLE' }

describe('without PostgreSQL', () => {
  let postgres: StoppablePostgres
  let test: TestApp
  let log: CapturedLog
  let player: Actor
  let played: PlayedGame
  const followers: Live[] = []

  beforeAll(async () => {
    postgres = await startStoppablePostgres()
    log = captureLog('info')
    test = await startTestApp({ databaseUrl: postgres.databaseUrl, logger: log.logger })
    played = await makePlayedGame(test, { teams: 2, challenges: 3 })
    player = await signIn(test)
  })

  afterAll(async () => {
    for (const live of followers) await live.stop()
    await test.dispose()
    await postgres.stop()
  })

  const isBack = async () => (await player.rest('GET', '/api/account/profile')).status === 200
  const post = (challengeId: number) => {
    const [solver] = played.players
    if (!solver) throw new Error('no player')
    return submit(solver, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
  }

  it('returns clear errors, keeps running and recovers', async () => {
    const { gameId, challengeIds } = played
    const [first = 0, second = 0, third = 0] = challengeIds
    const asked = { query: follow, variables: { gameId } }
    const live = [followOverSocket(test.url, asked), await followOverStream(test.url, asked)]
    followers.push(...live)
    const next = live.map((one) => one.next())
    // The first delta proves that both are subscribed.
    await until(
      async () => test.services.scoreboards.peek(gameId, 'public') !== undefined,
      'the board is held',
    )
    await post(first)
    for (const result of next) expect(await result).toMatchObject({ data: { scoreboardChanged: { seq: 1 } } })

    // Requests are running while it stops.
    const under = Array.from({ length: 40 }, () => player.rest('GET', '/api/team'))
    await postgres.goAway()
    for (const { status } of await Promise.all(under)) expect([200, 503]).toContain(status)

    const refused = await Promise.all([
      player.rest('GET', '/api/account/profile'),
      player.rest('POST', '/api/team', { name: 'x' }),
      test.anonymous().rest('GET', '/api/posts'),
      test.anonymous().rest('POST', '/api/account/login', { userName: 'nobody', password: 'Wrong1x' }),
    ])
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
      expect(body).toEqual({ title: expect.any(String), ...unavailable })
    }
    for (const actor of [player, test.anonymous()]) {
      const { data, errors } = await actor.graphql('{ posts { edges { node { id } } } }')
      expect(data ?? null).toBeNull()
      expect(errors).toHaveLength(1)
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'UNAVAILABLE', retryAfterSeconds: expect.any(Number) },
      })
      expect(JSON.stringify(errors)).not.toMatch(/prisma|ECONN|127\.0\.0\.1|SELECT/i)
    }
    await expect(post(second)).rejects.toThrow('UNAVAILABLE')
    const { status, body } = await readinessAnswer(test)
    expect([status, body]).toEqual([
      503,
      {
        database: 'down',
        storage: 'up',
        redis: 'off',
        mail: 'off',
        containers: 'off',
        reasons: { database: expect.stringMatching(/^The database does not take writes: ./) },
      },
    ])
    expect((await test.anonymous().rest('GET', '/healthz')).status).toBe(200)
    // Callers get 503 with Retry-After, not 401.
    const late = followOverSocket(test.url, asked, { headers: { cookie: player.cookieHeader } })
    expect(await late.next()).toBeNull()
    expect(await late.ended).toBe(1013)

    await Promise.all(Array.from({ length: 100 }, () => player.rest('GET', '/api/team')))

    const after = live.map((one) => one.next())
    await postgres.comeBack()
    await until(isBack, 'the platform answers again')
    await post(third)
    for (const result of after)
      expect(await result).toMatchObject({ data: { scoreboardChanged: { seq: 2 } } })
  })

  it('logs a few lines for the operator', () => {
    const lines = log.lines.filter(({ level }) => level >= 40)
    expect(lines.length).toBeLessThan(12)
    expect(lines.filter(({ msg }) => msg.startsWith('the database is unavailable'))).toHaveLength(1)
    expect(log.lines.some(({ msg }) => msg === 'the database answers again')).toBe(true)
    expect(lines.filter(({ level }) => level >= 60)).toEqual([])
  })

  it('survives connections that break during use', async () => {
    const client = await test.services.pool.connect()
    await postgres.goAway()
    await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|closed|connection/i)
    client.release(true)
    await postgres.comeBack()
    await until(isBack, 'the platform answers again')
  })
})

describe('without Redis', () => {
  let redis: TestRedis
  let one: TestApp
  let other: TestApp
  let admin: Actor
  const log = captureLog('info')

  beforeAll(async () => {
    redis = await startRedis()
    await redis.goAway()
    const env = { REDIS_URL: redis.url, HALYARD_SECRET: randomBytes(32).toString('hex') }
    one = await startTestApp({ env, logger: log.logger })
    other = await startTestApp({ env, databaseUrl: one.databaseUrl })
    admin = await signIn(one, 'Admin')
  })

  afterAll(async () => {
    await other.dispose()
    await one.dispose()
    await redis.stop()
  })

  const told = (start: string) => log.lines.filter(({ msg }) => msg.startsWith(start)).length
  const stranger = { 'x-forwarded-for': '192.0.2.4' }
  const postsOf = async (test: TestApp) =>
    (await test.anonymous().fetch('/api/posts', { headers: stranger })).status

  async function exhaust(test: TestApp, count: number): Promise<number[]> {
    return Promise.all(Array.from({ length: count }, () => postsOf(test)))
  }

  /** Publishes through one process until the subscriber of the other receives it. */
  async function hears(live: Live, gameId: number): Promise<void> {
    let heard = false
    const next = live.next().then((result) => (heard = result !== null))
    await until(async () => {
      const { __typename } = await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
      expect(__typename).toBe('CreateNoticePayload')
      return heard
    }, 'an event of the other process')
    await next
  }

  it('starts, and counts limits in memory', async () => {
    const statuses = await exhaust(one, 110)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
    // One more permit is added every second.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
    expect(await postsOf(other)).toBe(200)
    const body = await readiness(one)
    expect(body).toMatchObject({
      database: 'up',
      redis: 'down',
      reasons: {
        redis: expect.stringMatching(/^Redis is unavailable: 127\.0\.0\.1 does not answer \(ECONN/),
      },
    })
  })

  it('shares limits and events once Redis is up, and again after an outage', async () => {
    const gameId = await makeGame(admin)
    const live = followOverSocket(other.url, {
      query:
        'subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { id ... on TextNotice { content } } }',
      variables: { gameId },
    })
    const ready = () => [one, other].filter(({ services }) => services.redis?.counts()).length
    await redis.restart()
    await until(() => ready() === 2, 'both are connected')
    await hears(live, gameId)
    // A permit taken in one process is missing in the other. One returns every second, so a slow machine tries again.
    await until(async () => {
      await exhaust(one, 105)
      return (await postsOf(other)) === 429
    }, 'the other process has no permit left')

    await redis.goAway()
    // An outage that ends before the second connection attempt is not logged.
    await until(() => ready() === 0 && told('Redis is unavailable') === 2, 'the outage is noticed')
    expect(await postsOf(other)).toBe(200)
    await redis.restart()
    await until(() => ready() === 2, 'both are connected again')
    await hears(live, gameId)
    await live.stop()
  })

  it('logs a few lines for the operator', async () => {
    await until(() => told('Redis answers again') === 2, 'the return is told')
    const lines = log.lines.filter(({ msg }) => /redis|limits|events/i.test(msg))
    expect(lines.map(({ msg }) => msg.split(':')[0]).filter((msg) => msg?.startsWith('Redis'))).toEqual([
      'Redis is unavailable',
      'Redis answers again',
      'Redis is unavailable',
      'Redis answers again',
    ])
    // On a slow machine the log may also contain timeouts of single commands.
    expect(lines.length).toBeLessThan(8)
  })
})

describe('without a file storage', () => {
  let test: TestApp
  let admin: Actor
  let folder: string

  beforeAll(async () => {
    test = await startTestApp()
    admin = await signIn(test, 'Admin')
    folder = path.join(test.services.config.dataDir, 'files')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  afterAll(() => test.dispose())

  const upload = () => {
    const form = new FormData()
    form.append('files', new Blob(['sail']), 'sail.txt')
    return admin.rest('POST', '/api/assets', form)
  }

  it('rejects uploads with a reason, reports it in readyz, and recovers', async () => {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'in the way')
    const refused = await upload()
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.body).toMatchObject({ code: 'ASSET_IO_ERROR' })
    expect(await readiness(test)).toMatchObject({
      storage: 'down',
      reasons: { storage: expect.stringMatching(/^The storage does not keep files: ./) },
    })
    await rm(folder)
    expect((await upload()).status).toBe(200)
    expect(await readiness(test)).toMatchObject({ storage: 'up' })
  })
})
