import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRecentErrors } from '../../../server/runtime/recent-errors.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket, followOverStream } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

const intervalMs = 100

let redis: TestRedis
let first: TestApp
let second: TestApp
let admin: Actor
let played: PlayedGame

const errors = createRecentErrors()
const { logger: secondLogger } = captureLog('warn', errors)

beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url, HALYARD_SECRET: 'a secret of at least thirty-two characters' }
  first = await startTestApp({ env, operations: { worker: '1', intervalMs } })
  second = await startTestApp({
    env,
    databaseUrl: first.databaseUrl,
    logger: secondLogger,
    operations: { worker: '2', errors, intervalMs },
  })
  admin = await signIn(first, 'Admin')
  played = await makePlayedGame(first, { teams: 1, challenges: 2 })
})

afterAll(async () => {
  await second.dispose()
  await first.dispose()
  await redis.stop()
})

type Answers = { perSecond: number; p50Ms: number | null; p99Ms: number | null }
type Process = {
  name: string
  pid: number
  version: string
  isAnswering: boolean
  isRedisUp: boolean | null
  webSockets: number
  eventStreams: number
  memoryBytes: number | null
  rest: Answers
  judge: Answers
}
type Column = (number | null)[]
type Operations = {
  processes: Process[]
  history: {
    endAt: string
    restPerSecond: Column
    judgedPerSecond: Column
    judgeP99Ms: Column
    memoryBytes: Column
  }
  boards: {
    gameDatabaseId: number
    title: string
    process: string
    seq: number
    behind: number
    subscribers: number
  }[]
  platform: { runningGames: number; engineState: string; databaseConnections: number; waitingMails: number }
  slowStatements: { durationMs: number; statement: string; process: string }[]
  errors: { message: string; kind: string | null; process: string }[]
}

const answers = '{ perSecond p50Ms p99Ms }'
const selection = `{
  processes { name pid version isAnswering isRedisUp webSockets eventStreams memoryBytes rest ${answers} judge ${answers} }
  history { endAt restPerSecond judgedPerSecond judgeP99Ms memoryBytes }
  boards { gameDatabaseId title process seq behind subscribers }
  platform { runningGames engineState databaseConnections waitingMails }
  slowStatements { durationMs statement process }
  errors { message kind process }
}`

async function read(): Promise<Operations> {
  const { operations } = await admin.query<{ operations: Operations }>(`{ operations ${selection} }`)
  return operations
}

/** Reads until the state fits, and returns it. */
async function readUntil(fits: (operations: Operations) => boolean, what: string): Promise<Operations> {
  let last = await read()
  await until(async () => {
    last = await read()
    return fits(last)
  }, what)
  return last
}

const nameEnd = ({ name }: { name: string }) => name.split(' · ').at(-1)
const total = (column: Column) => column.reduce<number>((sum, value) => sum + (value ?? 0), 0)

it('shows every process that Redis connects, whichever of them is asked', async () => {
  const { processes, platform } = await readUntil(
    ({ processes: all }) => all.length === 2 && all.every(({ memoryBytes }) => memoryBytes !== null),
    'both are measured',
  )
  expect(processes.map(nameEnd)).toEqual(['1', '2'])
  for (const process_ of processes) {
    expect(process_).toMatchObject({ isAnswering: true, isRedisUp: true, pid: process.pid })
    expect(process_.version).toMatch(/^\d+\.\d+\.\d+/)
  }
  expect(platform).toMatchObject({ runningGames: 1, engineState: 'off' })
  expect(platform.databaseConnections).toBeGreaterThan(1)
})

it('measures requests and judged flags, and keeps them in the history', async () => {
  const { gameId, challengeIds, players } = played
  const [challengeId = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('no player')
  await submit(player, { gameId, challengeId, flag: 'flag{wrong}' })
  const { history } = await readUntil(
    ({ history: { judgedPerSecond, restPerSecond } }) =>
      total(judgedPerSecond) > 0 && total(restPerSecond) > 0,
    'the flag is in the history',
  )
  expect(history.restPerSecond).toHaveLength(120)
  expect(Math.max(...history.judgeP99Ms.map((ms) => ms ?? 0))).toBeGreaterThan(0)
  // Nothing was measured before the servers started.
  expect(history.restPerSecond[0]).toBeNull()
})

it('shows the boards in memory with their version', async () => {
  const { gameId, challengeIds, players } = played
  const [, challengeId = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('no player')
  for (const { services } of [first, second]) await services.scoreboards.get(gameId, 'public')
  await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  const { rows } = await first.services.pool.query<{ seq: number; title: string }>(
    'SELECT seq::float8 AS seq, title FROM game_board JOIN game ON id = game_id WHERE game_id = $1',
    [gameId],
  )
  const [row] = rows
  const { boards } = await readUntil(
    ({ boards: all }) => all.length === 2 && all.every(({ seq }) => seq === row?.seq),
    'both boards have the solve',
  )
  expect(boards.map(({ process }) => nameEnd({ name: process }))).toEqual(['1', '2'])
  expect(boards[0]).toMatchObject({ gameDatabaseId: gameId, title: row?.title, behind: 0, subscribers: 0 })
})

it('lists slow statements and errors of any process, without values', async () => {
  await second.services.pool.query('SELECT pg_sleep($1::float8), $2::text AS "slowOne"', [
    0.25,
    'a secret value',
  ])
  second.services.logger.error({ err: new TypeError('a secret value') }, 'could not fly')
  const operations = await readUntil(
    ({ slowStatements, errors: logged }) =>
      slowStatements.some(({ statement }) => statement.includes('slowOne')) && logged.length > 0,
    'both are listed',
  )
  const slow = operations.slowStatements.find(({ statement }) => statement.includes('slowOne'))
  expect(slow?.durationMs).toBeGreaterThanOrEqual(200)
  expect(nameEnd({ name: slow?.process ?? '' })).toBe('2')
  expect(operations.errors[0]).toMatchObject({ message: 'could not fly', kind: 'TypeError' })
  expect(JSON.stringify(operations)).not.toContain('a secret value')
})

it('tells administrators each measurement over a socket and a stream, and counts both', async () => {
  const headers = { cookie: admin.cookieHeader, origin: first.url }
  const asked = { query: `subscription { operationsMeasured ${selection} }` }
  const socket = followOverSocket(first.url, asked, { headers })
  const stream = await followOverStream(first.url, asked, { headers })
  for (const live of [socket, stream]) {
    const ends = new Set<string>()
    let last: Operations | undefined
    // Both connections are counted in an interval after they were opened.
    await until(async () => {
      const result = await live.next()
      expect(result?.errors).toBeUndefined()
      const { operationsMeasured } = (result?.data ?? {}) as { operationsMeasured?: Operations }
      if (!operationsMeasured) throw new Error('the subscription ended')
      last = operationsMeasured
      ends.add(last.history.endAt)
      return ends.size >= 3 && (last.processes[0]?.eventStreams ?? 0) > 0
    }, 'three intervals')
    expect(last?.processes[0]?.webSockets).toBeGreaterThan(0)
  }
  await Promise.all([socket.stop(), stream.stop()])
})
