import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../server/domains/submission/judge-batch.ts'
import type { Judge } from '../../../server/domains/submission/judge.ts'
import { judgeTally, loadTotals } from '../../../server/meters/load-tallies.ts'
import { judgeBatchSize, judgedAnswers, judgeOpen, judgeSeconds } from '../../../server/meters/meters.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { answerOf, connectionsOfJudge } from '../../kit/world/judge-answers.ts'
import { createLoneJudge } from '../../kit/world/lone-judge.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

// Which statements the judge alone needs for an answer, what it previews, and what it counts.

const log = captureLog()
const clock = { offsetMs: 0, now: () => new Date() }

let databaseUrl: string
let pool: pg.Pool
let judge: Judge
let events: [string, object][]
const onEvent = (name: string, payload: object) => void events.push([name, payload])

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

beforeEach(() => {
  events = []
  judge = createLoneJudge({ databaseUrl, logger: log.logger, clock, onEvent })
})
afterEach(() => judge.dispose())

const makeGame = () =>
  makePlayedGame({ url: 'http://127.0.0.1', services: { pool } }, { teams: 5, challenges: 1 })
const challengeOf = ({ challengeIds: [challengeId = 0] }: PlayedGame) => challengeId
const setAttemptLimit = (game: PlayedGame, limit: number) =>
  pool.query('UPDATE challenge SET submission_limit = $2 WHERE id = $1', [challengeOf(game), limit])
const addFlag = (game: PlayedGame, flag: string, { kind = 'Exact', isBait = false } = {}) =>
  pool.query(`INSERT INTO flag (challenge_id, flag, kind, is_bait) VALUES ($1, $2, $3::"FlagKind", $4)`, [
    challengeOf(game),
    flag,
    kind,
    isBait,
  ])

async function batches(stage: string): Promise<number> {
  const { values } = await judgeBatchSize.get()
  const count = values.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.stage === stage,
  )
  return count?.value ?? 0
}

/** Judges an answer; its status and the number of statements of each kind. */
async function judgeCounted(answer: Answer) {
  const before = { unordered: await batches('unordered'), ordered: await batches('ordered') }
  const { status } = await judge.judge(answer)
  return {
    status,
    unordered: (await batches('unordered')) - before.unordered,
    ordered: (await batches('ordered')) - before.ordered,
  }
}

const wrongOnce = { status: 'WrongAnswer', unordered: 1, ordered: 0 }

describe('the statement without an order', () => {
  it('judges wrong answers alone, also one that several teams send', async () => {
    const game = await makeGame()
    for (const team of [0, 1]) expect(await judgeCounted(answerOf(game, team, 'x'))).toEqual(wrongOnce)
    expect(await judgeCounted(answerOf(game, 0))).toEqual({ status: 'Accepted', unordered: 1, ordered: 1 })
    expect(await judgeCounted(answerOf(game, 2, 'x'))).toEqual(wrongOnce)
  })

  it('is left out for an answer that was right for another team, until it is wrong', async () => {
    const game = await makeGame()
    await judge.judge(answerOf(game, 0))
    const ordered = { status: 'Accepted', unordered: 0, ordered: 1 }
    expect(await judgeCounted(answerOf(game, 1))).toEqual(ordered)
    // The team that sent it last has solved the challenge.
    expect(await judgeCounted(answerOf(game, 1))).toEqual({ ...ordered, unordered: 1, ordered: 0 })
    expect(await judgeCounted(answerOf(game, 2))).toEqual(ordered)
    await pool.query('DELETE FROM flag WHERE challenge_id = $1', [challengeOf(game)])
    expect(await judgeCounted(answerOf(game, 3))).toEqual({ ...wrongOnce, unordered: 0, ordered: 1 })
    expect(await judgeCounted(answerOf(game, 4))).toEqual(wrongOnce)
  })

  it('is left out while the challenge limits attempts, and each counted attempt is published', async () => {
    const game = await makeGame()
    const challengeId = challengeOf(game)
    const counted = () => events.filter(([name]) => name === 'attempts.counted')
    await judge.judge(answerOf(game, 0, 'x'))
    expect(counted()).toEqual([])
    await setAttemptLimit(game, 3)
    const wrong = { status: 'WrongAnswer', unordered: 1, ordered: 1 }
    expect(await judgeCounted(answerOf(game, 0, 'y'))).toEqual(wrong)
    expect(counted()).toEqual([['attempts.counted', { challengeId }]])
    expect(await judgeCounted(answerOf(game, 0, 'z'))).toEqual({ ...wrong, unordered: 0 })
    expect(counted()).toHaveLength(2)
    await judge.judge(answerOf(game, 0))
    expect(counted()).toHaveLength(2)
    await setAttemptLimit(game, 0)
    // The entry is outdated: the statement with an order judges the answer and corrects it.
    expect(await judgeCounted(answerOf(game, 1, 'x'))).toEqual({ ...wrong, unordered: 0 })
    expect(await judgeCounted(answerOf(game, 1, 'y'))).toEqual(wrongOnce)
  })

  it('is repeated once for flags that the process has not tested yet', async () => {
    const game = await makeGame()
    await addFlag(game, 'flag\\{[0-9]+\\}x', { kind: 'Regex' })
    expect(await judgeCounted(answerOf(game, 0, 'x'))).toEqual({ ...wrongOnce, unordered: 2 })
    expect(await judgeCounted(answerOf(game, 0, 'y'))).toEqual(wrongOnce)
    const right = { status: 'Accepted', unordered: 1, ordered: 1 }
    expect(await judgeCounted(answerOf(game, 0, 'flag{42}x'))).toEqual(right)
  })
})

describe('a preview', () => {
  it('names what each answer would be, in their order, and stores nothing', async () => {
    const game = await makeGame()
    await addFlag(game, 'flag\\{[0-9]+\\}x', { kind: 'Regex' })
    await addFlag(game, 'flag{bait}', { isBait: true })
    const other = await makeGame()
    await judge.judge(answerOf(other, 1))
    const previews = await judge.preview([
      answerOf(game, 0, 'x'),
      answerOf(other, 0),
      answerOf(game, 1, 'flag{7}x'),
      answerOf(game, 2, 'flag{bait}'),
      answerOf(other, 1),
      { ...answerOf(game, 3), challengeId: challengeOf(other) },
    ])
    expect(previews.map(({ refusal, isCorrect, isSolved, isBait }) => [refusal, isCorrect, isSolved, isBait])).toEqual([
      [null, false, false, false],
      [null, true, false, false],
      [null, true, false, false],
      [null, false, false, true],
      [null, true, true, false],
      ['NoChallenge', false, false, false],
    ]) // oxfmt-ignore
    expect(previews.every(({ untested }) => untested === null)).toBe(true)
    const { rows } = await pool.query('SELECT 1 FROM submission WHERE game_id = $1', [game.gameId])
    expect(rows).toEqual([])
    expect(await judge.preview([])).toEqual([])
  })

  it('names the team whose flag was sent', async () => {
    const game = await makeGame()
    const challengeId = challengeOf(game)
    await pool.query(`UPDATE challenge SET type = 'DynamicAttachment' WHERE id = $1`, [challengeId])
    const owner = game.players[1]
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO flag (challenge_id, flag, is_occupied) VALUES ($1, 'own{1}', true) RETURNING id`,
      [challengeId],
    )
    await pool.query(
      `INSERT INTO assignment (challenge_id, participation_id, game_id, is_assigned, flag_id)
       VALUES ($1, $2, $3, true, $4)`,
      [challengeId, owner?.participationId, game.gameId, rows[0]?.id],
    )
    const [preview] = await judge.preview([answerOf(game, 0, 'own{1}')])
    expect(preview).toMatchObject({ isCorrect: false, isBait: false, ownerTeamId: owner?.teamId })
  })
})

describe('the figures of the judge', () => {
  const tallied = () => judgeTally.read().reduce((sum, count) => sum + count, 0)
  const results = async () => {
    const { values } = await judgedAnswers.get()
    return Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]))
  }
  const seconds = async () => {
    const { values } = await judgeSeconds.get()
    const of = (end: string) => values.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0
    return { sum: of('_sum'), count: of('_count') }
  }

  it('count answers by result, batches, and the time of each answer', async () => {
    const game = await makeGame()
    const before = { results: await results(), seconds: await seconds(), ...loadTotals }
    const talliedBefore = tallied()
    await judge.judge(answerOf(game, 0))
    await judge.judge(answerOf(game, 1, 'x'))
    await pool.query('UPDATE game SET deleted_at = now() WHERE id = $1', [game.gameId])
    await judge.judge(answerOf(game, 2, 'x'))
    const after = await results()
    for (const result of ['Accepted', 'WrongAnswer', 'refused'])
      expect([result, after[result]]).toEqual([result, (before.results[result] ?? 0) + 1])
    expect(loadTotals).toMatchObject({
      batches: before.batches + 4,
      batchedAnswers: before.batchedAnswers + 4,
    })
    const time = await seconds()
    expect(time.count).toBe(before.seconds.count + 3)
    expect(time.sum).toBeGreaterThan(before.seconds.sum)
    // Three answers take less than a minute together, but their milliseconds are more.
    expect(time.sum).toBeLessThan(before.seconds.sum + 60)
    expect(tallied()).toBe(talliedBefore + 3)
  })

  it('count the answers that wait', async () => {
    const game = await makeGame()
    const open = async () => (await judgeOpen.get()).values[0]?.value
    const lock = await pool.connect()
    await lock.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${game.gameId} FOR NO KEY UPDATE`)
    const late = judge.judge(answerOf(game, 0))
    const isWaiting = async () => (await connectionsOfJudge(pool)).some(({ waits }) => waits === 'Lock')
    await until(isWaiting, 'the answer waits for the lock')
    expect(await open()).toBe(1)
    await lock.query('ROLLBACK')
    lock.release()
    await late
    expect(await open()).toBe(0)
  })
})
