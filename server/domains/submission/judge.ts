import pg from 'pg'
import type { MovedBoard } from '../../board-moves.ts'
import type { Clock } from '../../clock.ts'
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

type StageResult = { verdicts: (Verdict | null)[]; moved: MovedBoard[] }
type Stage = (client: pg.ClientBase, answers: Answer[], tools: Tools) => Promise<StageResult>
type Waiting = { answer: Answer; resolve(verdict: Verdict): void; reject(error: unknown): void }

// A few connections of their own: answers never wait for those that pages use.
const connections = 3
const largestBatch = 64
const attempts = 4

// At a game's start the tables are empty, and plans made for empty tables are slow an hour later: every look-up
// of judging has an index, so it is used from the first answer on, with a plan that is made once.
const planSettings = `SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off;
  SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off`

type Options = { databaseUrl: string; events: EventBus; logger: Logger; clock: Clock; moveBoards: MoveBoards }

/** Answers that wait while others are judged are judged together: the busier it is, the less each one costs. */
export function createJudge({ databaseUrl, events, logger, clock, moveBoards }: Options): Judge {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'halyard-judge',
  })
  pool.on('connect', (client) => {
    client.query(planSettings).catch((error: unknown) => logger.warn({ err: error }, 'the judge may be slow'))
  })
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle connection of the judge failed'))
  const queue: Waiting[] = []
  const running = new Set<Promise<void>>()
  let isDisposed = false

  function startWorkers(): void {
    if (queue.length === 0 || running.size >= connections) return
    const work = judgeWaiting(queue.splice(0, largestBatch)).finally(() => {
      running.delete(work)
      startWorkers()
    })
    running.add(work)
  }

  async function judgeWaiting(batch: Waiting[]): Promise<void> {
    const open = await runStage(judgeUnorderedAnswers, batch)
    if (open.length > 0) await runStage(judgeFirstSolves, open)
  }

  /** Settles every answer that the stage decides and gives back the others. */
  async function runStage(stage: Stage, batch: Waiting[], attempt = 1): Promise<Waiting[]> {
    try {
      return settle(batch, await runOnce(stage, batch))
    } catch (error) {
      if (!isWorthRepeating(error) || attempt === attempts) {
        for (const waiting of batch) waiting.reject(error)
        return []
      }
    }
    // One of them, of a user who is just being deleted for instance, must not take the others with it.
    const open: Waiting[] = []
    for (const waiting of batch) open.push(...(await runStage(stage, [waiting], attempt + 1)))
    return open
  }

  async function runOnce(stage: Stage, batch: Waiting[]): Promise<StageResult> {
    const answers = batch.map(({ answer }) => answer)
    const client = await pool.connect()
    try {
      const result = await stage(client, answers, { clockOffsetMs: clock.offsetMs, moveBoards })
      client.release()
      return result
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError))
      throw error
    }
  }

  function settle(batch: Waiting[], { verdicts, moved }: StageResult): Waiting[] {
    for (const board of moved) events.emit('board.moved', board)
    return batch.filter((waiting, index) => {
      const verdict = verdicts[index]
      if (!verdict) return true
      tell(waiting.answer, verdict)
      waiting.resolve(verdict)
      return false
    })
  }

  function tell({ gameId, participationId }: Answer, { submissionId, noticeId, eventIds }: Verdict): void {
    if (submissionId === null) return
    events.emit('submission.judged', { gameId, submissionId, participationId })
    for (const eventId of eventIds) events.emit('gameEvent.recorded', { gameId, eventId })
    if (noticeId !== null) events.emit('notice.published', { gameId, noticeId })
  }

  return {
    judge(answer) {
      if (isDisposed) return Promise.reject(new Error('the judge is closed'))
      return new Promise((resolve, reject) => {
        queue.push({ answer, resolve, reject })
        startWorkers()
      })
    },
    async dispose() {
      isDisposed = true
      while (running.size > 0) await Promise.all(running)
      await pool.end()
    },
  }
}

/** A conflict with another transaction, which would not be there again. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(40001|40P01|23503|23505)$/.test(error.code ?? '')
}
