import pg from 'pg'
import type { MovedBoard } from '../../board-moves.ts'
import type { Clock } from '../../clock.ts'
import { coalesce } from '../../coalesce.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logger.ts'
import {
  judgeFirstSolves,
  judgeUnorderedAnswers,
  type Answer,
  type MoveBoards,
  type Tools,
  type Verdict,
} from './judge-batch.ts'

export type Judge = {
  /** Resolves once the verdict is committed. */
  judge(answer: Answer): Promise<Verdict>
  dispose(): Promise<void>
}

type Stage<Result> = (
  client: pg.ClientBase,
  answers: Answer[],
  tools: Tools,
) => Promise<{ verdicts: Result[]; moved: MovedBoard[] }>

const largestBatch = 64
const unorderedBatches = 2
// First solves of a game wait for each other in the database anyway: here they wait where they can be joined.
const orderedBatches = 1
const attempts = 4

// At a game's start the tables are empty, and plans made for empty tables are slow an hour later: every look-up
// of judging has an index, so it is used from the first answer on, with a plan that is made once.
const planSettings = `SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off;
  SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off`

type Options = { databaseUrl: string; events: EventBus; logger: Logger; clock: Clock; moveBoards: MoveBoards }

/** Answers that wait while others are judged are judged together, on connections of their own. */
export function createJudge({ databaseUrl, events, logger, clock, moveBoards }: Options): Judge {
  let isDisposed = false
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: unorderedBatches + orderedBatches,
    connectionTimeoutMillis: 10_000,
    application_name: 'halyard-judge',
  })
  pool.on('connect', (client) => {
    client.query(planSettings).catch((error: unknown) => logger.warn({ err: error }, 'the judge may be slow'))
  })
  pool.on('error', (error) => {
    if (!isDisposed) logger.warn({ err: error }, 'an idle connection of the judge failed')
  })

  const unordered = coalesce({
    run: (answers: Answer[]) => runStage(judgeUnorderedAnswers, answers),
    concurrency: unorderedBatches,
    largestBatch,
  })
  const ordered = coalesce({
    run: (answers: Answer[]) => runStage(judgeFirstSolves, answers),
    concurrency: orderedBatches,
    largestBatch,
  })
  const judging = new Set<Promise<Verdict>>()

  async function runStage<Result>(stage: Stage<Result>, answers: Answer[]) {
    try {
      return await runOnce(stage, answers)
    } catch (error) {
      if (!isWorthRepeating(error)) throw error
    }
    // One of them, of a user who is just being deleted for instance, must not take the others with it.
    const results: (Result | Promise<Result>)[] = []
    for (const answer of answers) {
      const result = runAlone(stage, answer)
      await result.catch(() => undefined)
      results.push(result)
    }
    return results
  }

  async function runAlone<Result>(stage: Stage<Result>, answer: Answer): Promise<Result> {
    for (let attempt = 2; ; attempt += 1) {
      try {
        const [result] = await runOnce(stage, [answer])
        if (result === undefined) throw new Error('an answer came back without a verdict')
        return result
      } catch (error) {
        if (attempt >= attempts || !isWorthRepeating(error)) throw error
      }
    }
  }

  async function runOnce<Result>(stage: Stage<Result>, answers: Answer[]): Promise<Result[]> {
    const client = await pool.connect()
    try {
      const { verdicts, moved } = await stage(client, answers, { clockOffsetMs: clock.offsetMs, moveBoards })
      client.release()
      for (const board of moved) events.emit('board.moved', board)
      return verdicts
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError))
      throw error
    }
  }

  async function judge(answer: Answer): Promise<Verdict> {
    const verdict = (await unordered.ask(answer)) ?? (await ordered.ask(answer))
    tell(answer, verdict)
    return verdict
  }

  function tell(
    { gameId, participationId }: Answer,
    { submissionId, status, noticeId, eventIds }: Verdict,
  ): void {
    if (submissionId === null) return
    events.emit('submission.judged', { gameId, submissionId, participationId })
    if (status === 'CheatDetected') events.emit('cheat.detected', { gameId, submissionId })
    for (const eventId of eventIds) events.emit('gameEvent.recorded', { gameId, eventId })
    if (noticeId !== null) events.emit('notice.published', { gameId, noticeId })
  }

  return {
    judge(answer) {
      if (isDisposed) return Promise.reject(new Error('the judge is closed'))
      const verdict = judge(answer).finally(() => judging.delete(verdict))
      judging.add(verdict)
      return verdict
    },
    async dispose() {
      isDisposed = true
      await Promise.allSettled(judging)
      await pool.end()
    },
  }
}

/** A conflict with another transaction, which would not be there again. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40001|40P01|23503|23505)$/.test(error.code ?? '')
}
