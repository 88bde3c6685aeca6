import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import type { Answer, MoveBoards } from '../../../server/domains/submission/judge-batch.ts'
import { createJudge, type Judge } from '../../../server/domains/submission/judge.ts'
import type { GameChanges } from '../../../server/events/board-moves.ts'
import { createEventBus } from '../../../server/events/event-bus.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { flagOf, makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

// The judge alone, on a database of its own: what it stores, publishes and does after a failure.

const log = captureLog()
const eventNames = [
  'board.moved',
  'submission.judged',
  'cheat.detected',
  'gameEvent.recorded',
  'notice.published',
] as const

let databaseUrl: string
let pool: pg.Pool
let judge: Judge
let clock: { offsetMs: number; now: () => Date }
let events: [string, object][]
let moved: GameChanges[][]
let moveBoards: MoveBoards

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

beforeEach(() => {
  clock = { offsetMs: 0, now: () => new Date() }
  events = []
  moved = []
  moveBoards = async () => []
  judge = makeJudge()
})
afterEach(() => judge.dispose())

function makeJudge(limits = defaultLimits): Judge {
  const bus = createEventBus({ redis: null, logger: log.logger })
  for (const name of eventNames) bus.on(name, (payload) => events.push([name, payload]))
  return createJudge({
    databaseUrl,
    events: bus,
    logger: log.logger,
    clock,
    limits,
    moveBoards: (client, games) => {
      moved.push(games)
      return moveBoards(client, games)
    },
  })
}

type Options = Partial<Parameters<typeof makePlayedGame>[1]>
const makeGame = (options: Options = {}) =>
  makePlayedGame({ url: 'http://127.0.0.1', services: { pool } }, { teams: 4, challenges: 1, ...options })

/** The answer of a team, by its place in the game. */
function answerOf({ gameId, challengeIds, players }: PlayedGame, team: number, answer?: string): Answer {
  const [challengeId = 0] = challengeIds
  const player = players[team]
  if (!player) throw new Error(`the game has no team ${team}`)
  const { teamId, participationId, userId } = player
  const ip = '203.0.113.5'
  return { gameId, challengeId, teamId, participationId, userId, answer: answer ?? flagOf(challengeId), ip }
}
const rowsOf = async (sql: string, gameId: number) =>
  (await pool.query<Record<string, unknown>>(sql, [gameId])).rows
const countOf = async (table: string, gameId: number) =>
  (await rowsOf(`SELECT count(*)::int AS count FROM ${table} WHERE game_id = $1`, gameId))[0]?.['count']
const connectionsOfJudge = async () =>
  (
    await pool.query<{ pid: number; waits: string | null }>(
      `SELECT pid, wait_event_type AS waits FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'halyard-judge' ORDER BY pid`,
    )
  ).rows

function failing(code: string, times: number): MoveBoards {
  let failures = 0
  return async (client) => {
    if (failures >= times) return []
    failures += 1
    // Fails with this code as a statement of the transaction would.
    await client.query(`DO $$ BEGIN RAISE EXCEPTION 'made to fail' USING ERRCODE = '${code}'; END $$`)
    return []
  }
}

describe('after a failure', () => {
  it.each(['40001', '40P01', '55P03', '23503', '23505'])(
    'of code %s an answer is judged again, four times at most',
    async (code) => {
      const game = await makeGame()
      moveBoards = failing(code, 3)
      expect(await judge.judge(answerOf(game, 0))).toMatchObject({ type: 'FirstBlood' })
      expect(moved).toHaveLength(4)
      moveBoards = failing(code, 4)
      await expect(judge.judge(answerOf(game, 1))).rejects.toMatchObject({ code })
      expect(moved).toHaveLength(8)
      expect(await countOf('submission', game.gameId)).toBe(1)
    },
  )

  it('that a repetition cannot mend it is not judged again, and nothing is stored', async () => {
    const game = await makeGame()
    moveBoards = failing('22012', 1)
    await expect(judge.judge(answerOf(game, 0))).rejects.toMatchObject({ code: '22012' })
    expect(moved).toHaveLength(1)
    expect([await countOf('submission', game.gameId), await countOf('solve', game.gameId)]).toEqual([0, 0])
    expect(events).toEqual([])
  })

  it('of a statement the connection is used again, after any other it is closed', async () => {
    const game = await makeGame()
    expect(await judge.judge(answerOf(game, 0))).toMatchObject({ type: 'FirstBlood' })
    const [first] = await connectionsOfJudge()
    expect(first).toBeDefined()
    moveBoards = failing('22012', 1)
    await expect(judge.judge(answerOf(game, 1))).rejects.toMatchObject({ code: '22012' })
    expect(await judge.judge(answerOf(game, 1))).toMatchObject({ type: 'SecondBlood' })
    expect((await connectionsOfJudge()).map(({ pid }) => pid)).toEqual([first?.pid])
    moved = []
    moveBoards = () => Promise.reject(new Error('not of the database'))
    await expect(judge.judge(answerOf(game, 2))).rejects.toThrow('not of the database')
    expect(moved).toHaveLength(1)
    await until(
      async () => !(await connectionsOfJudge()).some(({ pid }) => pid === first?.pid),
      'the connection is closed',
    )
    moveBoards = async () => []
    expect(await judge.judge(answerOf(game, 2))).toMatchObject({ type: 'ThirdBlood' })
  })

  it('of an idle connection the operator finds a warning, and the next answer is judged', async () => {
    const game = await makeGame()
    await judge.judge(answerOf(game, 0))
    const [first] = await connectionsOfJudge()
    await pool.query('SELECT pg_terminate_backend($1)', [first?.pid])
    const line = await log.lineWith('lost an idle connection of the judge', 'terminating connection')
    expect(line).toMatchObject({ level: 40 })
    expect(await judge.judge(answerOf(game, 1))).toMatchObject({ type: 'SecondBlood' })
  })
})

describe('the connections of the judge', () => {
  it.each([
    [100, '100ms'],
    [60_000, '2s'],
  ])('wait for a lock for the shorter of %i ms and two seconds', async (lockMs, expected) => {
    await judge.dispose()
    judge = makeJudge({ ...defaultLimits, lockMs })
    const game = await makeGame()
    const shown: unknown[] = []
    moveBoards = async (client) => {
      for (const name of ['lock_timeout', 'plan_cache_mode', 'enable_seqscan', 'jit'])
        shown.push(Object.values((await client.query(`SHOW ${name}`)).rows[0] as object)[0])
      const { rows } = await client.query<{ name: string }>(
        'SELECT name FROM pg_prepared_statements ORDER BY name',
      )
      shown.push(rows.map(({ name }) => name))
      return []
    }
    await judge.judge(answerOf(game, 0))
    expect(shown).toEqual([
      expected,
      'force_generic_plan',
      'off',
      'off',
      ['judge-lock', 'judge-ordered', 'judge-unordered'],
    ])
  })

  it('are closed when an answer of the database is late', async () => {
    await judge.dispose()
    judge = makeJudge({ ...defaultLimits, answerMs: 300 })
    const game = await makeGame()
    const lock = await pool.connect()
    await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${game.gameId} FOR NO KEY UPDATE`)
    await expect(judge.judge(answerOf(game, 0))).rejects.toThrow('Query read timeout')
    await log.lineWith('closed a database connection that did not answer in time', '')
    await lock.query('ROLLBACK')
    lock.release()
  })

  it('are closed once the last answer is judged, and later answers are refused', async () => {
    const game = await makeGame()
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    moveBoards = async () => {
      await held
      return []
    }
    const last = judge.judge(answerOf(game, 0))
    await until(() => moved.length === 1, 'the answer is being judged')
    let isClosed = false
    const closed = judge.dispose().then(() => (isClosed = true))
    await expect(judge.judge(answerOf(game, 1))).rejects.toThrow('the judge is closed')
    expect(isClosed).toBe(false)
    release()
    expect(await last).toMatchObject({ type: 'FirstBlood' })
    await closed
    await until(async () => (await connectionsOfJudge()).length === 0, 'all connections are closed')
    judge = makeJudge()
  })
})
