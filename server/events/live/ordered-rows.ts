import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../../runtime/logger.ts'
import { FellBehindError } from '../../use-case/errors.ts'
import { createSharedReads } from '../../runtime/shared-reads.ts'
import type { EventBus } from '../event-bus.ts'
import type { LivePosition } from './live-cursor.ts'
import { hintOf, liveKinds, type LiveKind, type LiveRow } from './live-kinds.ts'

const pauseMs = 100
/** Longer than a statement or a transaction of the server may take. */
const firstWaitMs = 30_000

type Position = { position: LivePosition; newest: number }
/** The rows after those before, and the id up to which no further row can appear. */
export type NextRows = { upTo: number; rows: LiveRow[] }

/**
 * The committed rows of one kind in one game, in the order of their ids. A row is read once no open transaction can
 * still commit one with a smaller id.
 */
export type OrderedRows = {
  /** Calls back with the next rows in the order of their ids. */
  on(listener: (next: NextRows) => void): () => void
  /** The position after all rows that are committed now. */
  position(): Promise<Position>
  /** Committed rows after that position, in the order of their ids. */
  after(position: LivePosition, scope: number | null, limit: number): Promise<LiveRow[]>
}

type Options = { pool: pg.Pool; events: EventBus; logger: Logger; kind: LiveKind; gameId: number }

/**
 * An id is allocated before its row is committed, so a row can appear after one with a larger id. All ids up to the
 * sequence's value at one moment are complete, so that no row can be added among them, once every transaction that was
 * open at that moment has ended. This needs no lock, so writers never wait.
 */
export function createOrderedRows({ pool, events, logger, kind, gameId }: Options): OrderedRows {
  const { table, scope, event } = liveKinds[kind]
  const listeners = new Set<(next: NextRows) => void>()
  let upTo: number | null = null
  let newest = 0
  let pending: { newest: number; end: bigint } | null = null
  let advancing: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let newestHint = 0
  let stopListening: (() => void) | null = null
  const positions = createSharedReads<Position>()

  async function rows(condition: string, values: unknown[]): Promise<LiveRow[]> {
    const text = `SELECT id, ${scope} AS scope FROM ${table} WHERE game_id = $1 AND ${condition}`
    return (await pool.query<LiveRow>(text, [gameId, ...values])).rows
  }

  /**
   * The sequence is read before the transaction's id: every id up to it belongs to a transaction with a smaller id. The
   * snapshot's upper end cannot take that place, because it does not include the newest transactions that are open.
   */
  async function advanceOnce(): Promise<void> {
    const sequence = await pool.query<{ value: string }>(
      `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS value FROM ${table}_id_seq`,
    )
    const snapshot = await pool.query<{ start: string; end: string }>(
      `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS start, pg_current_xact_id()::text AS end`,
    )
    newest = Number(sequence.rows[0]?.value ?? 0)
    const start = BigInt(snapshot.rows[0]?.start ?? 0)
    const end = BigInt(snapshot.rows[0]?.end ?? 0)
    let complete = upTo
    if (pending && start >= pending.end) {
      complete = pending.newest
      pending = null
    }
    if (start >= end) complete = newest
    else pending ??= { newest, end }
    if (complete === null || complete === upTo) return
    const found = upTo === null ? [] : await rows('id > $2 AND id <= $3 ORDER BY id', [upTo, complete])
    upTo = complete
    for (const listener of listeners) listener({ upTo, rows: found })
  }

  function advance(): Promise<void> {
    advancing ??= advanceOnce().finally(() => (advancing = null))
    return advancing
  }

  async function advanceToHints(): Promise<void> {
    await advance()
    if ((upTo ?? 0) < newestHint) advanceSoon()
  }

  function advanceSoon(): void {
    if (timer || listeners.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      advanceToHints().catch((error: unknown) =>
        logger.debug({ err: error }, 'could not read the next rows of a game'),
      )
    }, pauseMs)
    timer.unref()
  }

  async function readPosition(): Promise<Position> {
    const startedAt = performance.now()
    // A run that began earlier may have read an older value of the sequence.
    await advancing
    await advance()
    let complete = upTo
    while (complete === null) {
      if (performance.now() - startedAt > firstWaitMs) throw new FellBehindError()
      await sleep(pauseMs)
      await advance()
      complete = upTo
    }
    const after = await rows('id > $2 ORDER BY id', [complete])
    return { position: { upTo: complete, ids: after.map(({ id }) => id) }, newest }
  }

  return {
    on(listener) {
      listeners.add(listener)
      stopListening ??= events.on(event, (payload) => {
        const hint = hintOf(payload)
        if (hint.gameId !== gameId) return
        newestHint = Math.max(newestHint, hint.id)
        advanceSoon()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = null
        clearTimeout(timer)
        timer = undefined
      }
    },
    position: () => positions.find('', readPosition),
    after: (position, onlyScope, limit) =>
      rows(
        'id > $2 AND id <> ALL($3::int[]) AND ($4::int IS NULL OR ' + scope + ' = $4) ORDER BY id LIMIT $5',
        [position.upTo, position.ids, onlyScope, limit],
      ),
  }
}
