import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Verdict } from '../../../server/domains/submission/judge-batch.ts'
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
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

beforeEach(() => {
  clock = { offsetMs: 0, now: () => new Date() }
  events = []
  judge = createLoneJudge({ databaseUrl, logger: log.logger, clock, onEvent })
})
afterEach(() => judge.dispose())

type Options = Partial<Parameters<typeof makePlayedGame>[1]>
const makeGame = (options: Options = {}) =>
  makePlayedGame({ url: 'http://127.0.0.1', services: { pool } }, { teams: 4, challenges: 1, ...options })

const judgeAll = (answers: Answer[]) => Promise.all(answers.map((answer) => judge.judge(answer)))
const rowsOf = async (sql: string, id: number) => (await pool.query<Record<string, unknown>>(sql, [id])).rows
/** The changes of the game's board, one for each transaction that moved it. */
const movesOf = (gameId: number) =>
  rowsOf('SELECT seq::int, kind, ids FROM board_change WHERE game_id = $1 ORDER BY seq', gameId)
const countOf = async (table: string, gameId: number) =>
  (await rowsOf(`SELECT count(*)::int AS count FROM ${table} WHERE game_id = $1`, gameId))[0]?.['count']

describe('a verdict', () => {
  it('of a first solve has its place, and is published with its board, event and notice', async () => {
    const game = await makeGame()
    const { gameId } = game
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
      isLimited: false,
      logged: [
        {
          id: expect.any(String),
          message: expect.stringMatching(/^sent the right flag: .+ for Challenge 1 \(submission \d+\)$/),
        },
      ],
    })
    const participationId = game.players[0]?.participationId
    expect(events).toEqual([
      ['board.moved', { gameId, seq: 1 }],
      ['submission.judged', { gameId, challengeId: game.challengeIds[0], participationId, submissionId, isAccepted: true }], // oxfmt-ignore
      ['gameEvent.recorded', { gameId, eventId: eventIds[0] }],
      ['notice.published', { gameId, noticeId }],
      ['log.written', { logId: verdict.logged[0]?.id }],
    ])
    expect(await movesOf(gameId)).toEqual([{ seq: 1, kind: 'solve', ids: [submissionId] }])
    expect(await rowsOf('SELECT id, ip FROM submission WHERE game_id = $1', gameId)).toEqual([
      { id: submissionId, ip: '203.0.113.5' },
    ])
    const logId = Number(verdict.logged[0]?.id)
    expect(await rowsOf('SELECT user_name, remote_ip FROM log WHERE id = $1', logId)).toEqual([
      { user_name: 'player', remote_ip: '203.0.113.5' },
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
    events = []
    const wrong = await judge.judge(answerOf(game, 1, 'wrong'))
    expect(wrong).toMatchObject({ status: 'WrongAnswer', type: 'Unaccepted', noticeId: null })
    const again = await judge.judge(answerOf(game, 0))
    expect(again).toMatchObject({ status: 'Accepted', type: 'Normal', noticeId: null })
    expect(events.map(([name]) => name)).toEqual([
      'submission.judged',
      'gameEvent.recorded',
      'log.written',
      'submission.judged',
      'gameEvent.recorded',
      'log.written',
    ])
    expect(await movesOf(game.gameId)).toHaveLength(1)
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
    expect(await movesOf(game.gameId)).toEqual([])
    expect(await countOf('submission', game.gameId)).toBe(0)
  })

  it('of a user who has left the team is a refusal, whatever the caller remembers', async () => {
    const game = await makeGame()
    const [first, second] = game.players
    await pool.query('DELETE FROM participation_member WHERE participation_id = $1', [first?.participationId])
    const answers = [
      answerOf(game, 0),
      { ...answerOf(game, 1), participationId: first?.participationId ?? 0 },
    ]
    for (const verdict of await judgeAll(answers))
      expect(verdict).toMatchObject({ refusal: 'NotParticipating', submissionId: null })
    expect(second?.participationId).not.toBe(first?.participationId)
    expect(await countOf('submission', game.gameId)).toBe(0)
  })

  it('of a solve after the end moves no board', async () => {
    const game = await makeGame({ practiceMode: true })
    clock.offsetMs = 7_200_000
    expect(await judge.judge(answerOf(game, 0))).toMatchObject({ status: 'Accepted', type: 'Normal' })
    expect(await movesOf(game.gameId)).toEqual([])
    expect(events.map(([name]) => name)).not.toContain('board.moved')
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
    const about = `for ${row?.['title']} (submission ${verdict.submissionId})`
    expect(verdict.logged.map(({ message }) => message)).toEqual([
      `sent a wrong flag: ${row?.['thief']} ${about}`,
      `sent the flag of ${row?.['owner']}: ${row?.['thief']} ${about}`,
    ])
    expect(verdict.eventIds).toHaveLength(2)
    const { submissionId } = verdict
    expect(events).toEqual([
      [
        'submission.judged',
        {
          gameId,
          challengeId: game.challengeIds[0],
          participationId: thief?.participationId,
          submissionId,
          isAccepted: false,
        },
      ],
      ['cheat.detected', { gameId, submissionId }],
      ...verdict.eventIds.map((eventId) => ['gameEvent.recorded', { gameId, eventId }]),
      ...verdict.logged.map(({ id }) => ['log.written', { logId: id }]),
    ])
    expect(await judge.judge(answerOf(game, 1, flag))).toMatchObject({
      status: 'Accepted',
      logged: [{ id: expect.any(String) }],
    })
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
    const moves = await movesOf(game.gameId)
    const counted = moves.flatMap((move) => move['ids'] as number[])
    const solves = verdicts
      .filter(({ status }) => status === 'Accepted')
      .map((verdict) => verdict.submissionId)
    expect(counted.sort()).toEqual(solves.sort())
    // Fewer transactions than solves: those that waited were judged together.
    expect(moves.length).toBeLessThan(12)
  })

  it('fail alone when the user of one is gone', async () => {
    const game = await makeGame({ teams: 8 })
    const answers = game.players.flatMap((_player, team) => [answerOf(game, team), answerOf(game, team, 'x')])
    // Rows that a deletion in between would leave behind: members without users.
    await pool.query('ALTER TABLE participation_member DROP CONSTRAINT participation_member_user_id_fkey')
    const gone = answers.map((answer, index) =>
      index < 12 ? answer : { ...answer, userId: `00000000-0000-4000-8000-0000000000${index}` },
    )
    for (const { gameId, userId, teamId, participationId } of gone.slice(12))
      await pool.query(
        'INSERT INTO participation_member (game_id, user_id, team_id, participation_id) VALUES ($1, $2, $3, $4)',
        [gameId, userId, teamId, participationId],
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
    const isWaiting = async () => (await connectionsOfJudge(pool)).some(({ waits }) => waits === 'Lock')
    await until(isWaiting, 'the answer waits for the lock')
    expect(await judge.judge(answerOf(game, 1, 'x'))).toMatchObject({ status: 'WrongAnswer' })
    await lock.query('ROLLBACK')
    lock.release()
    expect(await late).toMatchObject({ type: 'FirstBlood' })
  })
})
