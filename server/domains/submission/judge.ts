import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Clock } from '../../runtime/clock.ts'
import { coalesce, type Coalesced } from '../../runtime/coalesce.ts'
import { limitedConnections, onePlan, type ConnectionLimits } from '../../database/connection-limits.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { judgeTally, loadTotals } from '../../meters/load-tallies.ts'
import { judgeBatchSize, judgedAnswers, judgeOpen, judgeSeconds } from '../../meters/meters.ts'
import type { Logger } from '../../runtime/logger.ts'
import { createFlagTests } from './flag-tests.ts'
import { judgeFunctions } from './judge-functions.ts'
import {
  judgeFirstSolves,
  judgeUnorderedAnswers,
  type Answer,
  type Judged,
  preview,
  type Preview,
  type TestedAnswer,
  type Undecided,
  type Verdict,
} from './judge-batch.ts'

export type Judge = {
  /** Resolves when the verdict is committed. */
  judge(answer: Answer): Promise<Verdict>
  /** Previews the verdicts on the answers, in their order. Stores nothing. */
  preview(answers: Answer[]): Promise<Preview[]>
  dispose(): Promise<void>
}

type Result = Verdict | Undecided

type Stage = (client: pg.ClientBase, answers: TestedAnswer[], clockOffsetMs: number) => Promise<Judged>

const stages = { unordered: judgeUnorderedAnswers, ordered: judgeFirstSolves } satisfies Record<string, Stage>

const largestBatch = 64
/** Concurrent batches of one game. */
const unorderedBatches = 2
// First solves of a game serialize in the database anyway; waiting here lets them be batched.
const orderedBatches = 1
/** Twice as many as one game uses, so that a game whose rows are locked leaves connections for others. */
const connections = 2 * (unorderedBatches + orderedBatches)
const attempts = 4
const keptRightAnswers = 5000
/** The most games with a queue. One whose queue was dropped gets a new one; the answers in the old one are still judged. */
const keptQueues = 1000
const idleMs = 600_000
/** Shorter than elsewhere: a submission that waits for a lock delays the others of its game. */
const lockMs = 2000

// At a game's start the tables are empty, and plans made for empty tables are slow an hour later. Every look-up of
// judging has an index, so plans that use it are forced from the first submission on.
const planSettings = { ...onePlan, enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

type Options = {
  databaseUrl: string
  events: EventBus
  logger: Logger
  clock: Clock
  /** The statement that moves a board (`judgeFunctions`). */
  moveBoard: string
  limits: ConnectionLimits
}

/** The submissions of one game that wait or are being judged. */
type GameQueue = Record<keyof typeof stages, Coalesced<TestedAnswer, Result>>

/**
 * Submissions of one game that wait while others are judged are judged in one batch. The judge has its own
 * connections, and a game waits only for itself.
 */
export function createJudge(options: Options): Judge {
  const { databaseUrl, events, logger, clock, moveBoard, limits } = options
  let isDisposed = false
  const limited = limitedConnections(
    { ...limits, lockMs: Math.min(limits.lockMs, lockMs) },
    logger,
    planSettings,
  )
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'halyard-judge',
    keepAlive: true,
    // A new connection compiles the functions of judging, so an idle one is kept for long.
    idleTimeoutMillis: idleMs,
    ...limited.options,
    async onConnect(client) {
      await limited.options.onConnect(client)
      await client.query(judgeFunctions(moveBoard))
    },
  })
  limited.watch(pool)
  pool.on('error', (error) => {
    if (!isDisposed) logger.warn({ err: error }, 'lost an idle connection of the judge')
  })

  const flagTests = createFlagTests()
  const queues = new LRUCache<number, GameQueue>({ max: keptQueues })

  function queueOf(gameId: number): GameQueue {
    const known = queues.get(gameId)
    if (known) return known
    const queue: GameQueue = {
      unordered: coalesce({
        run: (answers: TestedAnswer[]) => runStage('unordered', answers),
        concurrency: unorderedBatches,
        largestBatch,
      }),
      ordered: coalesce({
        run: (answers: TestedAnswer[]) => runStage('ordered', answers),
        concurrency: orderedBatches,
        largestBatch,
      }),
    }
    queues.set(gameId, queue)
    return queue
  }
  const judging = new Set<Promise<Verdict>>()
  /**
   * Challenges whose last verdict said that they limit wrong answers. Such answers need an order, so the statement
   * without one is skipped. The statement with an order judges every answer correctly, so an outdated entry costs time
   * and nothing else.
   */
  const limitedChallenges = new Set<number>()
  /**
   * Answers that were right lately, by challenge, with the last participation that sent them. Another team that sends
   * the same one probably solves the challenge, which needs an order, so the statement without one is skipped as above.
   */
  const rightAnswers = new LRUCache<string, number>({ max: keptRightAnswers })

  async function runStage(name: keyof typeof stages, answers: TestedAnswer[]) {
    const stage = stages[name]
    judgeBatchSize.observe({ stage: name }, answers.length)
    loadTotals.batches += 1
    loadTotals.batchedAnswers += answers.length
    try {
      return await runOnce(stage, answers)
    } catch (error) {
      if (!isRetryable(error)) throw error
    }
    // Each answer is judged alone. A failure of one, such as of a user who is being deleted, must not fail the others.
    const results: (Result | Promise<Result>)[] = []
    for (const answer of answers) {
      const result = runAlone(stage, answer)
      await result.catch(() => undefined)
      results.push(result)
    }
    return results
  }

  async function runAlone(stage: Stage, answer: TestedAnswer): Promise<Result> {
    for (let attempt = 2; ; attempt += 1) {
      try {
        const [result] = (await runOnce(stage, [answer])) as [Result]
        return result
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw error
      }
    }
  }

  async function runOnce(stage: Stage, answers: TestedAnswer[]): Promise<Result[]> {
    const client = await pool.connect()
    try {
      const { verdicts, moved } = await stage(client, answers, clock.offsetMs)
      client.release()
      if (moved) events.emit('board.moved', moved)
      return verdicts
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError))
      throw error
    }
  }

  /** The verdict; null if the answer needs an order. It is judged again only when an author changed the flags. */
  async function decide(stage: Coalesced<TestedAnswer, Result>, answer: Answer): Promise<Verdict | null> {
    const { challengeId } = answer
    for (;;) {
      const result = await stage.ask({ ...answer, tested: flagTests.run(challengeId, answer.answer) })
      if (!('untested' in result)) return result
      if (result.untested.length === 0) return null
      flagTests.learn(challengeId, result.untested)
    }
  }

  async function judge(answer: Answer): Promise<Verdict> {
    const { gameId, challengeId, participationId } = answer
    const queue = queueOf(gameId)
    const key = `${challengeId}:${answer.answer}`
    const lastTeam = rightAnswers.get(key) ?? participationId
    const needsOrder = limitedChallenges.has(challengeId) || lastTeam !== participationId
    const early = needsOrder ? null : await decide(queue.unordered, answer)
    const verdict = early ?? (await decide(queue.ordered, answer))
    if (!verdict) throw new Error('a submission was not judged')
    if (verdict.isLimited) limitedChallenges.add(challengeId)
    else limitedChallenges.delete(challengeId)
    if (verdict.status === 'Accepted') rightAnswers.set(key, participationId)
    else rightAnswers.delete(key)
    publishVerdict(answer, verdict)
    return verdict
  }

  async function previewTested(answers: Answer[]): Promise<Preview[]> {
    for (;;) {
      const tested = answers.map((answer) => ({
        ...answer,
        tested: flagTests.run(answer.challengeId, answer.answer),
      }))
      const client = await pool.connect()
      const previews = await preview(client, tested, clock.offsetMs).finally(() => client.release())
      if (previews.every(({ untested }) => untested === null)) return previews
      for (const [index, { untested }] of previews.entries()) {
        if (untested) flagTests.learn(answers[index]?.challengeId ?? 0, untested)
      }
    }
  }

  function publishVerdict(
    { gameId, challengeId, participationId, userName }: Answer,
    { submissionId, status, noticeId, eventIds, logged, isLimited }: Verdict,
  ): void {
    judgedAnswers.inc({ result: status ?? 'refused' })
    if (submissionId === null) return
    const isAccepted = status === 'Accepted'
    events.emit('submission.judged', { gameId, challengeId, participationId, submissionId, isAccepted })
    if (isLimited && !isAccepted) events.emit('attempts.counted', { challengeId })
    if (status === 'CheatDetected') events.emit('cheat.detected', { gameId, submissionId })
    for (const eventId of eventIds) events.emit('gameEvent.recorded', { gameId, eventId })
    if (noticeId !== null) events.emit('notice.published', { gameId, noticeId })
    for (const { id, message } of logged) {
      logger.debug({ user: userName }, message)
      events.emit('log.written', { logId: id })
    }
  }

  return {
    judge(answer) {
      if (isDisposed) return Promise.reject(new Error('the judge is closed'))
      const started = performance.now()
      judgeOpen.inc()
      const verdict = judge(answer).finally(() => {
        judging.delete(verdict)
        judgeOpen.dec()
        const elapsedMs = performance.now() - started
        judgeSeconds.observe(elapsedMs / 1000)
        judgeTally.observe(elapsedMs)
      })
      judging.add(verdict)
      return verdict
    },
    preview: previewTested,
    async dispose() {
      isDisposed = true
      await Promise.allSettled(judging)
      await pool.end()
    },
  }
}

/** Whether a retry may succeed: a conflict with another transaction, or a lock timeout. */
function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40001|40P01|55P03|23503|23505)$/.test(String(error.code))
}
