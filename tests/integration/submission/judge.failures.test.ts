import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import type { Verdict } from '../../../server/domains/submission/judge-batch.ts'
import type { Judge } from '../../../server/domains/submission/judge.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { answerOf, connectionsOfJudge } from '../../kit/world/judge-answers.ts'
import { createLoneJudge } from '../../kit/world/lone-judge.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

// The judge alone, on a database of its own: what it stores, publishes and does after a failure.

const log = captureLog()
let databaseUrl: string
let pool: pg.Pool
let judge: Judge
let clock: { offsetMs: number; now: () => Date }
let events: [string, object][]
const onEvent = (name: string, payload: object) => void events.push([name, payload])

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // A sequence counts the attempts, because it is not rolled back with a failed one.
  await pool.query(`
    CREATE SEQUENCE attempt;
    CREATE TABLE fault (code text, last_attempt bigint);
    CREATE TABLE shown (name text, value text);
    CREATE FUNCTION move_board_of_test() RETURNS float8 LANGUAGE plpgsql AS $$
    DECLARE
      v_attempt bigint := nextval('attempt');
      v_code text := (SELECT code FROM fault WHERE v_attempt <= last_attempt LIMIT 1);
    BEGIN
      IF v_code IS NOT NULL THEN RAISE EXCEPTION 'made to fail' USING ERRCODE = v_code; END IF;
      INSERT INTO shown SELECT name, setting FROM pg_settings
        WHERE name IN ('lock_timeout', 'plan_cache_mode', 'enable_seqscan', 'jit');
      INSERT INTO shown SELECT 'statement', name FROM pg_prepared_statements;
      RETURN 1;
    END $$`)
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

beforeEach(async () => {
  clock = { offsetMs: 0, now: () => new Date() }
  events = []
  judge = makeJudge()
  await pool.query(`TRUNCATE fault, shown; ALTER SEQUENCE attempt RESTART`)
  attemptsSoFar = 0
})
afterEach(() => judge.dispose())

function makeJudge(limits = defaultLimits): Judge {
  return createLoneJudge({
    databaseUrl,
    logger: log.logger,
    clock,
    onEvent,
    limits,
    moveBoard: 'SELECT move_board_of_test() AS seq FROM (SELECT $1::int, $2::text, $3::int) AS asked',
  })
}

type Options = Partial<Parameters<typeof makePlayedGame>[1]>
const makeGame = (options: Options = {}) =>
  makePlayedGame({ url: 'http://127.0.0.1', services: { pool } }, { teams: 4, challenges: 1, ...options })

const rowsOf = async (sql: string, gameId: number) =>
  (await pool.query<Record<string, unknown>>(sql, [gameId])).rows
const countOf = async (table: string, gameId: number) =>
  (await rowsOf(`SELECT count(*)::int AS count FROM ${table} WHERE game_id = $1`, gameId))[0]?.['count']

/** The next attempts fail with this code, as a statement of the transaction would. */
const fail = (code: string, times: number) =>
  pool.query(`INSERT INTO fault SELECT $1, $2::int + $3::int`, [code, attemptsSoFar, times])
let attemptsSoFar = 0
async function attemptsSince(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS n FROM attempt',
  )
  const since = (rows[0]?.n ?? 0) - attemptsSoFar
  attemptsSoFar += since
  return since
}

describe('after a failure', () => {
  it.each(['40001', '40P01', '55P03', '23503', '23505'])(
    'of code %s an answer is judged again, four times at most',
    async (code) => {
      const game = await makeGame()
      await fail(code, 3)
      expect(await judge.judge(answerOf(game, 0))).toMatchObject({ type: 'FirstBlood' })
      expect(await attemptsSince()).toBe(4)
      await fail(code, 4)
      await expect(judge.judge(answerOf(game, 1))).rejects.toMatchObject({ code })
      expect(await attemptsSince()).toBe(4)
      expect(await countOf('submission', game.gameId)).toBe(1)
    },
  )

  it('that a repetition cannot mend it is not judged again, and nothing is stored', async () => {
    const game = await makeGame()
    await fail('22012', 1)
    await expect(judge.judge(answerOf(game, 0))).rejects.toMatchObject({ code: '22012' })
    expect(await attemptsSince()).toBe(1)
    expect([await countOf('submission', game.gameId), await countOf('solve', game.gameId)]).toEqual([0, 0])
    expect(events).toEqual([])
  })

  it('of a statement the connection is used again', async () => {
    const game = await makeGame()
    expect(await judge.judge(answerOf(game, 0))).toMatchObject({ type: 'FirstBlood' })
    const [first] = await connectionsOfJudge(pool)
    expect(first).toBeDefined()
    await attemptsSince()
    await fail('22012', 1)
    await expect(judge.judge(answerOf(game, 1))).rejects.toMatchObject({ code: '22012' })
    expect(await judge.judge(answerOf(game, 1))).toMatchObject({ type: 'SecondBlood' })
    expect((await connectionsOfJudge(pool)).map(({ pid }) => pid)).toEqual([first?.pid])
  })

  it('of an idle connection the operator finds a warning, and the next answer is judged', async () => {
    const game = await makeGame()
    await judge.judge(answerOf(game, 0))
    const [first] = await connectionsOfJudge(pool)
    await pool.query('SELECT pg_terminate_backend($1)', [first?.pid])
    const line = await log.lineWith('lost an idle connection of the judge', 'terminating connection')
    expect(line).toMatchObject({ level: 40 })
    expect(await judge.judge(answerOf(game, 1))).toMatchObject({ type: 'SecondBlood' })
  })
})

describe('the connections of the judge', () => {
  it.each([
    [100, 100],
    [60_000, 2000],
  ])('wait for a lock for the shorter of %i ms and two seconds', async (lockMs, expected) => {
    await judge.dispose()
    judge = makeJudge({ ...defaultLimits, lockMs })
    const game = await makeGame()
    await judge.judge(answerOf(game, 0))
    const { rows } = await pool.query<{ name: string; value: string }>(
      'SELECT * FROM shown ORDER BY name, value',
    )
    expect(rows.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'enable_seqscan off',
      'jit off',
      `lock_timeout ${expected}`,
      'plan_cache_mode force_generic_plan',
      'statement judge-ordered',
      'statement judge-unordered',
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
    const lock = await pool.connect()
    await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${game.gameId} FOR NO KEY UPDATE`)
    const last = judge.judge(answerOf(game, 0))
    const isWaiting = async () => (await connectionsOfJudge(pool)).some(({ waits }) => waits === 'Lock')
    await until(isWaiting, 'the answer is being judged')
    let isClosed = false
    const closed = judge.dispose().then(() => (isClosed = true))
    await expect(judge.judge(answerOf(game, 1))).rejects.toThrow('the judge is closed')
    expect(isClosed).toBe(false)
    await lock.query('ROLLBACK')
    lock.release()
    expect(await last).toMatchObject({ type: 'FirstBlood' })
    await closed
    await until(async () => (await connectionsOfJudge(pool)).length === 0, 'all connections are closed')
    judge = makeJudge()
  })
})

it('answers of a game whose rows are locked leave connections for another game', async () => {
  const [locked, free] = [await makeGame(), await makeGame()]
  const lock = await pool.connect()
  await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${locked.gameId} FOR UPDATE`)
  const waiting = (count: number) => async () =>
    (await connectionsOfJudge(pool)).filter(({ waits }) => waits === 'Lock').length === count
  const late: Promise<Verdict>[] = []
  for (const [text, count] of [
    [undefined, 1],
    ['x', 2],
    ['x', 3],
  ] as const) {
    late.push(judge.judge(answerOf(locked, count, text)))
    await until(waiting(count), `${count} batches wait for the lock`)
  }
  expect(await judge.judge(answerOf(free, 0))).toMatchObject({ type: 'FirstBlood' })
  expect(await judge.judge(answerOf(free, 0, 'x'))).toMatchObject({ status: 'WrongAnswer' })
  await lock.query('ROLLBACK')
  lock.release()
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual([
    'Accepted',
    'WrongAnswer',
    'WrongAnswer',
  ])
})
