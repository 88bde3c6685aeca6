import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../server/database/free-port.ts'
import { publicFacts, readFacts } from '../../kit/board/board-rows.ts'
import { referenceBoard } from '../../kit/board/reference-board.ts'
import { startServerProcess, type ServerProcess } from '../../kit/server/server-process.ts'
import { startStoppablePostgres, type StoppablePostgres } from '../../kit/services/stoppable-postgres.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import type { Figure } from '../figure.ts'
import { fillGame } from '../world.ts'
import { apart } from './apart.ts'
import { readClientOperations } from './client-operations.ts'
import { createCrowds, type Crowds } from './crowds.ts'
import type { AnswerersOrder, AnswerersReport, Sending } from './last-hour-order.ts'
import { placesOf } from './places.ts'
import { rawConnection } from './raw-http.ts'
import { boardSeq, figure, type LoadOptions } from './sockets.ts'

const full = { answers: 60_000, seconds: 600, sockets: 1000 }
const leastSeconds = 40
const teams = 500
const challenges = 50
const workers = 2
/** When each part of the platform fails, as a share of the time. */
const faultsAt = { worker: 0.2, redis: 0.45, postgres: 0.7 }
const downMs = 2000
const catchUpMs = 60_000
/** Reads over new connections, which the primary process gives to the workers in turns. */
const boardReads = 6

type Place = { server: ServerProcess; redis: TestRedis; postgres: StoppablePostgres }
type Filled = { pool: pg.Pool; gameId: number; challengeIds: number[]; tokens: string[]; port: number }

/**
 * Answers with duplicates to two processes, while one is killed, Redis is restarted and PostgreSQL is restarted. Counts
 * confirmed answers that are not stored once, boards that differ from one computed from the rows, and subscribers that are
 * behind. `scale` divides the counts, and the time down to 40 seconds.
 */
export async function benchLastHour({ scale }: Pick<LoadOptions, 'scale'>): Promise<Figure[]> {
  const seconds = Math.max(leastSeconds, full.seconds / scale)
  const stops: (() => Promise<unknown>)[] = []
  try {
    const postgres = await startStoppablePostgres()
    stops.push(() => postgres.stop())
    const redis = await startRedis()
    stops.push(() => redis.stop())
    const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-last-hour-'))
    stops.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    const port = await freePort()
    const server = await startServerProcess({
      DATABASE_URL: postgres.databaseUrl,
      REDIS_URL: redis.url,
      PORT: String(port),
      HALYARD_WORKERS: String(workers),
      HALYARD_DATA_DIR: dataDir,
      HALYARD_METRICS_PORT: '0',
      HALYARD_CONTAINERS: 'none',
      HALYARD_LOG_LEVEL: 'info',
    })
    stops.push(() => server.end())
    const pool = new pg.Pool({ connectionString: postgres.databaseUrl, max: 2 })
    pool.on('error', () => undefined)
    stops.push(() => pool.end())
    const filled = { pool, port, ...(await fillGame(pool, { teams, challenges, solves: 0 })) }
    const crowds = createCrowds(1)
    stops.push(async () => crowds.end())
    const sockets = Math.ceil(full.sockets / scale)
    await openSockets(crowds, filled, sockets)

    const sendings = sendingsOf(filled, Math.ceil(full.answers / scale))
    const order: AnswerersOrder = {
      port,
      gameId: filled.gameId,
      sendings,
      perSecond: sendings.length / seconds,
    }
    const [report, restarts] = await Promise.all([
      apart<AnswerersReport>('./answerers.ts', order),
      breakParts({ server, redis, postgres }, seconds),
    ])
    console.log({ sent: sendings.length, ...restarts, refusals: report.faults })
    const lost = await countLost(filled, report)
    const wrongBoards = await countWrongBoards(filled)
    const heard = await whenCaughtUp(crowds, await boardSeq(filled))
    return [
      figure(
        'last-hour-answers',
        report.acknowledged.length,
        `of ${sendings.length} answers in ${seconds} s`,
      ),
      figure('last-hour-unconfirmed', sendings.length - report.acknowledged.length, 'answers'),
      figure('last-hour-lost', lost, 'confirmed answers that are not stored once, or whose solve is missing'),
      figure('last-hour-boards-wrong', wrongBoards, `of ${boardReads} boards, compared with one of the rows`),
      figure(
        'last-hour-behind',
        heard.behind,
        `of ${sockets} subscribers, ${catchUpMs / 1000} s after the last answer`,
      ),
      figure('last-hour-gaps', heard.gaps, 'deltas that did not follow the one before'),
      figure('last-hour-answer-p50', report.times.p50, 'ms, of the attempt that was confirmed'),
      figure('last-hour-answer-p99', report.times.p99, 'ms'),
      figure('last-hour-staleness-p50', heard.stalenessP50, 'ms from a solve to its arrival'),
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error))
  }
}

/** Half of the answers are right; each answer is sent twice. */
function sendingsOf({ challengeIds, tokens }: Filled, count: number): Sending[] {
  const sendings: Sending[] = []
  for (let number = 0; sendings.length < count; number += 1) {
    const place = Math.floor(number / 2)
    const token = tokens[place % tokens.length] ?? ''
    const challengeId = challengeIds[Math.floor(place / tokens.length) % challengeIds.length] ?? 0
    const flag = number % 2 === 0 ? `flag{${challengeId}}` : `flag{no ${number}}`
    sendings.push({ token, challengeId, flag }, { token, challengeId, flag })
  }
  return sendings
}

async function openSockets(crowds: Crowds, { pool, gameId, port }: Filled, count: number): Promise<void> {
  const { failed, failures } = await crowds.open({
    port,
    places: placesOf(count),
    boardPayload: readClientOperations()('liveBoardSourceChangedSubscription', { gameId }),
    otherPayloads: [],
    seq: await boardSeq({ pool, gameId }),
    withinMs: 5000,
    isPersistent: true,
  })
  if (failed > 0) throw new Error(`${failed} sockets were refused: ${failures.join('; ')}`)
}

async function breakParts({ server, redis, postgres }: Place, seconds: number) {
  const start = Date.now()
  const until = (share: number) => sleep(Math.max(0, start + share * seconds * 1000 - Date.now()))
  await until(faultsAt.worker)
  const victim = workerPid(server)
  process.kill(victim, 'SIGKILL')
  await until(faultsAt.redis)
  await redis.goAway()
  await sleep(downMs)
  await redis.restart()
  await until(faultsAt.postgres)
  await postgres.goAway()
  await sleep(downMs)
  await postgres.comeBack()
  return { killed: victim }
}

function workerPid(server: ServerProcess): number {
  const lines = server.output().split('\n')
  const line = lines.findLast((text) => text.startsWith('{') && text.includes('"worker":"1"'))
  if (!line) throw new Error('the first worker has written nothing')
  return (JSON.parse(line) as { pid: number }).pid
}

/** Each confirmed answer has a row of its own with its text, and each right one a solve of its team. */
async function countLost({ pool, gameId }: Filled, { acknowledged }: AnswerersReport): Promise<number> {
  const { rows } = await pool.query<{ id: number; answer: string; challenge_id: number; is_solved: boolean }>(
    `SELECT id, answer, challenge_id,
            EXISTS (SELECT FROM solve WHERE solve.participation_id = submission.participation_id
                     AND solve.challenge_id = submission.challenge_id) AS is_solved
       FROM submission WHERE game_id = $1`,
    [gameId],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const ids = new Set(acknowledged.map(({ submissionId }) => submissionId))
  const missing = acknowledged.filter(({ submissionId, flag, challengeId }) => {
    const row = stored.get(submissionId)
    if (row?.answer !== flag || row.challenge_id !== challengeId) return true
    return flag === `flag{${challengeId}}` && !row.is_solved
  })
  return missing.length + acknowledged.length - ids.size
}

/** The board of every process, in the end, beside one that is computed from the rows by other code. */
async function countWrongBoards({ pool, gameId, port }: Filled): Promise<number> {
  const facts = publicFacts(await readFacts(pool, gameId))
  const reference = withoutTime(referenceBoard(facts))
  const until = Date.now() + catchUpMs
  for (;;) {
    let wrong = 0
    for (let count = 0; count < boardReads; count += 1) {
      const connection = rawConnection({ port })
      const { body } = await connection.ask({ path: `/api/game/${gameId}/scoreboard` })
      connection.end()
      const board = withoutTime(JSON.parse(body.toString()) as object)
      if (!isDeepStrictEqual(board, reference)) wrong += 1
    }
    if (wrong === 0 || Date.now() > until) return wrong
    await sleep(500)
  }
}

/** The times of the boards differ: one is computed later. */
function withoutTime(board: object): object {
  const { updateTimeUtc: _at, ...rest } = JSON.parse(JSON.stringify(board)) as { updateTimeUtc?: number }
  return rest
}

async function whenCaughtUp(crowds: Crowds, seq: number) {
  const until = Date.now() + catchUpMs
  for (;;) {
    const { seqs, gaps, staleness } = await crowds.report()
    const behind = seqs.filter((one) => one !== seq).length
    if (behind === 0 || Date.now() > until) return { behind, gaps, stalenessP50: staleness.p50 }
    await sleep(500)
  }
}
