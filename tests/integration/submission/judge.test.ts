import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import type { Answer, MoveBoards, Verdict } from '../../../server/domains/submission/judge-batch.ts'
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
const judgeAll = (answers: Answer[]) => Promise.all(answers.map((answer) => judge.judge(answer)))
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

describe('a verdict', () => {
  it('of a first solve has its place, and is published with its board, event and notice', async () => {
    const game = await makeGame()
    const { gameId } = game
    moveBoards = async () => [{ gameId, seq: 7 }]
    const verdict = await judge.judge(answerOf(game, 0))
    const { submissionId, noticeId, eventIds } = verdict
    expect(verdict).toEqual<Verdict>({
      refusal: null,
      submissionId: expect.any(Number),
      status: 'Accepted',
      type: 'FirstBlood',
      time: expect.any(Number),
      eventIds: [expect.any(Number)],
      noticeId: expect.any(Number),
      waitSeconds: 0,
      cheat: null,
    })
    const participationId = game.players[0]?.participationId
    expect(events).toEqual([
      ['board.moved', { gameId, seq: 7 }],
      ['submission.judged', { gameId, submissionId, participationId }],
      ['gameEvent.recorded', { gameId, eventId: eventIds[0] }],
      ['notice.published', { gameId, noticeId }],
    ])
    expect(moved).toEqual([[{ gameId, changes: [{ kind: 'solve', ids: [submissionId] }] }]])
    expect(await rowsOf('SELECT id, ip FROM submission WHERE game_id = $1', gameId)).toEqual([
      { id: submissionId, ip: '203.0.113.5' },
    ])
    const [event] = await rowsOf(
      'SELECT id, type, user_id, team_id, extract(epoch FROM published_at) * 1000 AS time FROM game_event WHERE game_id = $1',
      gameId,
    )
    expect(event).toMatchObject({ id: eventIds[0], type: 'FlagSubmit', team_id: game.players[0]?.teamId })
    expect(Number(event?.['time'])).toBe(verdict.time)
  })

  it('of a wrong answer is an event without a board, and so is a solve that is repeated', async () => {
    const game = await makeGame()
    expect(await judge.judge(answerOf(game, 0))).toMatchObject({ status: 'Accepted', type: 'FirstBlood' })
    moved = []
    events = []
    const wrong = await judge.judge(answerOf(game, 1, 'wrong'))
    expect(wrong).toMatchObject({ status: 'WrongAnswer', type: 'Unaccepted', noticeId: null, cheat: null })
    const again = await judge.judge(answerOf(game, 0))
    expect(again).toMatchObject({ status: 'Accepted', type: 'Normal', noticeId: null })
    expect(events.map(([name]) => name)).toEqual([
      'submission.judged',
      'gameEvent.recorded',
      'submission.judged',
      'gameEvent.recorded',
    ])
    expect(moved).toEqual([])
    expect(await countOf('solve', game.gameId)).toBe(1)
  })

  it('of a refusal stores and publishes nothing', async () => {
    const game = await makeGame({ practiceMode: false })
    clock.offsetMs = 7_200_000
    for (const text of ['wrong', undefined]) {
      const verdict = await judge.judge(answerOf(game, 0, text))
      expect(verdict).toMatchObject({ refusal: 'GameEnded', submissionId: null, status: null, eventIds: [] })
      expect(verdict.time).toBeGreaterThan(Date.now() + 7_000_000)
    }
    expect(events).toEqual([])
    expect(moved).toEqual([])
    expect(await countOf('submission', game.gameId)).toBe(0)
  })

  it('of a solve after the end moves no board', async () => {
    const game = await makeGame({ practiceMode: true })
    clock.offsetMs = 7_200_000
    expect(await judge.judge(answerOf(game, 0))).toMatchObject({ status: 'Accepted', type: 'Normal' })
    expect(moved).toEqual([[]])
    expect(await countOf('solve', game.gameId)).toBe(1)
  })

  it('of another team’s flag names both teams, and is published as a cheat', async () => {
    const game = await makeGame()
    const { gameId } = game
    const [challengeId = 0] = game.challengeIds
    await pool.query(`UPDATE challenge SET type = 'DynamicContainer' WHERE id = $1`, [challengeId])
    await pool.query('DELETE FROM flag WHERE challenge_id = $1', [challengeId])
    for (const { participationId } of game.players) {
      const { rows } = await pool.query<{ id: number }>(
        'INSERT INTO flag (challenge_id, flag, is_occupied) VALUES ($1, $2, true) RETURNING id',
        [challengeId, `own{${participationId}}`],
      )
      await pool.query(
        `INSERT INTO assignment (challenge_id, participation_id, game_id, is_assigned, flag_id)
         VALUES ($1, $2, $3, true, $4)`,
        [challengeId, participationId, gameId, rows[0]?.id],
      )
    }
    const [thief, owner] = game.players
    const flag = `own{${owner?.participationId}}`
    const verdict = await judge.judge(answerOf(game, 0, flag))
    const [row] = await rowsOf(
      `SELECT (SELECT name FROM team WHERE id = ${thief?.teamId}) AS thief, title,
              (SELECT name FROM team WHERE id = ${owner?.teamId}) AS owner FROM challenge WHERE game_id = $1`,
      gameId,
    )
    expect(verdict).toMatchObject({ status: 'CheatDetected', type: 'Unaccepted' })
    expect(verdict.cheat).toEqual([row?.['title'], row?.['thief'], row?.['owner']])
    expect(verdict.eventIds).toHaveLength(2)
    const { submissionId } = verdict
    expect(events).toEqual([
      ['submission.judged', { gameId, submissionId, participationId: thief?.participationId }],
      ['cheat.detected', { gameId, submissionId }],
      ...verdict.eventIds.map((eventId) => ['gameEvent.recorded', { gameId, eventId }]),
    ])
    expect(await judge.judge(answerOf(game, 1, flag))).toMatchObject({ status: 'Accepted', cheat: null })
    expect(await countOf('cheat', gameId)).toBe(1)
  })
})

describe('many answers at once', () => {
  it('are judged in batches, each team once, in one order', async () => {
    const game = await makeGame({ teams: 12 })
    const answers = game.players.flatMap((_player, team) => [answerOf(game, team), answerOf(game, team, 'x')])
    const verdicts = await judgeAll(answers)
    const types = Object.groupBy(verdicts, ({ type }) => type ?? 'none')
    expect(Object.entries(types).map(([type, all]) => [type, all?.length])).toEqual(
      expect.arrayContaining([
        ['FirstBlood', 1],
        ['SecondBlood', 1],
        ['ThirdBlood', 1],
        ['Normal', 9],
        ['Unaccepted', 12],
      ]),
    )
    // Each verdict belongs to its answer.
    const stored = await rowsOf(
      'SELECT id, answer, participation_id FROM submission WHERE game_id = $1',
      game.gameId,
    )
    const byId = new Map(stored.map((row) => [row['id'], row]))
    expect(verdicts.map(({ submissionId }) => byId.get(submissionId))).toEqual(
      answers.map(({ answer, participationId }, index) => ({
        id: verdicts[index]?.submissionId,
        answer,
        participation_id: participationId,
      })),
    )
    const counted = moved.flat().flatMap(({ changes }) => changes.flatMap(({ ids }) => ids))
    const solves = verdicts
      .filter(({ status }) => status === 'Accepted')
      .map((verdict) => verdict.submissionId)
    expect(counted.sort()).toEqual(solves.sort())
    // Fewer transactions than solves: those that waited were judged together.
    expect(moved.length).toBeLessThan(12)
  })

  it('fail alone when the user of one is gone', async () => {
    const game = await makeGame({ teams: 8 })
    const answers = game.players.flatMap((_player, team) => [answerOf(game, team), answerOf(game, team, 'x')])
    const gone = answers.map((answer, index) =>
      index < 12 ? answer : { ...answer, userId: '00000000-0000-4000-8000-000000000000' },
    )
    const results = await Promise.allSettled(gone.map((answer) => judge.judge(answer)))
    expect(results.map(({ status }) => status)).toEqual(
      gone.map((_answer, index) => (index < 12 ? 'fulfilled' : 'rejected')),
    )
    expect(await countOf('submission', game.gameId)).toBe(12)
    expect(events.filter(([name]) => name === 'submission.judged')).toHaveLength(12)
  })

  it('wait for another process that decides the order of the same challenge', async () => {
    const game = await makeGame()
    const lock = await pool.connect()
    // The lock of judging. Rows that refer to the challenge can be stored meanwhile.
    await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${game.gameId} FOR NO KEY UPDATE`)
    const late = judge.judge(answerOf(game, 0))
    const isWaiting = async () => (await connectionsOfJudge()).some(({ waits }) => waits === 'Lock')
    await until(isWaiting, 'the answer waits for the lock')
    expect(await judge.judge(answerOf(game, 1, 'x'))).toMatchObject({ status: 'WrongAnswer' })
    await lock.query('ROLLBACK')
    lock.release()
    expect(await late).toMatchObject({ type: 'FirstBlood' })
  })

  it('of a game whose rows are locked leave connections for another game', async () => {
    const [locked, free] = [await makeGame(), await makeGame()]
    const lock = await pool.connect()
    await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${locked.gameId} FOR UPDATE`)
    const waiting = (count: number) => async () =>
      (await connectionsOfJudge()).filter(({ waits }) => waits === 'Lock').length === count
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
})
