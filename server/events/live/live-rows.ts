import type pg from 'pg'
import type { Logger } from '../../runtime/logger.ts'
import { CursorTooOldError, FellBehindError } from '../../use-case/errors.ts'
import type { EventBus } from '../event-bus.ts'
import { openFeed } from '../feed.ts'
import { readLiveCursor, writeLiveCursor, type LivePosition } from './live-cursor.ts'
import { hintOf, liveKinds, type LiveKind, type LiveRow } from './live-kinds.ts'
import { createOrderedRows, type NextRows, type OrderedRows } from './ordered-rows.ts'

/** The largest number of missed rows that a subscriber receives, and of rows in its cursor. */
const mostMissed = 1000

/** `key` is one object for all subscribers of an event, for reads that they share. */
type LiveItem = { id: number; key: object; cursor: string }

type Follow = {
  kind: LiveKind
  gameId: number
  /** Only rows of this participation; null for all. */
  scope: number | null
  /** The cursor of the last received row; null for new rows only. */
  after: string | null
}

export type LiveRows = {
  /**
   * Rows as they are committed, each once, after those that were missed since the cursor.
   * @throws InvalidInputError, CursorTooOldError, and from `next` FellBehindError
   */
  follow(follow: Follow): Promise<AsyncIterableIterator<LiveItem>>
  /** The cursor after all rows that are committed now. */
  cursor(kind: LiveKind, gameId: number): Promise<string>
}

type Start = { given: LivePosition | null; position: LivePosition; missed: LiveRow[] }
type Message = { hint: LiveRow; key: object } | { next: NextRows }

export function createLiveRows(options: { pool: pg.Pool; events: EventBus; logger: Logger }): LiveRows {
  const { events } = options
  // Weak, so that a game without subscribers holds nothing.
  const known = new Map<string, WeakRef<OrderedRows>>()

  function orderedRows(kind: LiveKind, gameId: number): OrderedRows {
    const name = `${kind} ${gameId}`
    const held = known.get(name)?.deref()
    if (held) return held
    for (const [other, reference] of known) if (!reference.deref()) known.delete(other)
    const rows = createOrderedRows({ ...options, kind, gameId })
    known.set(name, new WeakRef(rows))
    return rows
  }

  function listen(rows: OrderedRows, { kind, gameId, scope }: Follow) {
    return openFeed<Message>((push) => {
      const offs = [
        rows.on((next) => push({ next })),
        events.on(liveKinds[kind].event, (payload) => {
          const hint = hintOf(payload)
          const isWanted = hint.gameId === gameId && (scope === null || hint.scope === scope)
          if (isWanted) push({ hint, key: payload })
        }),
      ]
      return () => {
        for (const off of offs) off()
      }
    })
  }

  async function start(rows: OrderedRows, given: LivePosition | null, scope: number | null): Promise<Start> {
    const { position, newest } = await rows.position()
    if (!given) return { given, position, missed: [] }
    if (given.upTo > newest) throw new CursorTooOldError()
    const missed = await rows.after(given, scope, mostMissed + 1)
    if (missed.length > mostMissed) throw new CursorTooOldError()
    return { given, position, missed }
  }

  async function* items(
    feed: AsyncIterator<Message>,
    { given, position, missed, first }: Start & { first: Promise<IteratorResult<Message>> },
    { kind, scope }: Follow,
  ): AsyncGenerator<LiveItem> {
    const state = startAt(given, position)
    const item = (row: LiveRow, key: object = row): LiveItem => {
      state.add(row.id)
      return { id: row.id, key, cursor: writeLiveCursor(kind, state.position()) }
    }
    for (const row of missed) {
      if (row.id <= position.upTo) state.advance(row.id - 1)
      yield item(row)
    }
    state.advance(position.upTo)
    let step = first
    for (;;) {
      const { done, value } = await step
      if (done) return
      if ('hint' in value) {
        if (state.isNew(value.hint.id)) yield item(value.hint, value.key)
      } else {
        for (const row of value.next.rows) {
          const isWanted = scope === null || row.scope === scope
          if (isWanted && state.isMissing(row.id)) yield item(row)
        }
        state.advance(value.next.upTo)
      }
      if (state.size() > mostMissed) throw new FellBehindError()
      step = feed.next()
    }
  }

  return {
    async follow(follow) {
      const { kind, gameId, scope, after } = follow
      const given = after === null ? null : readLiveCursor(kind, after)
      const rows = orderedRows(kind, gameId)
      const feed = listen(rows, follow)
      // The feed opens before the rows are read, so that none is missed in between.
      const first = feed.next()
      const begin = await start(rows, given, scope).catch(async (error: unknown) => {
        await feed.return?.()
        throw error
      })
      const source = items(feed, { ...begin, first }, follow)
      const iterator: AsyncIterableIterator<LiveItem> = {
        [Symbol.asyncIterator]: () => iterator,
        async next() {
          try {
            return await source.next()
          } catch (error) {
            await feed.return?.()
            throw error
          }
        },
        async return() {
          await feed.return?.()
          return source.return(undefined)
        },
      }
      return iterator
    },
    async cursor(kind, gameId) {
      const { position } = await orderedRows(kind, gameId).position()
      return writeLiveCursor(kind, position)
    },
  }
}

/**
 * Tracks the rows that one subscriber does not need any more: all up to `upTo`, the `received` ones after it, and those
 * that were committed `before` the subscription.
 */
function startAt(given: LivePosition | null, now: LivePosition) {
  // Without a cursor, a row that was already committed is delivered if its event arrives after the subscription began.
  const began = given ? -1 : now.upTo
  const committed = new Set(given ? [] : now.ids)
  const wasCommitted = (id: number) => id <= began || committed.has(id)
  const before = new Set(given ? [] : now.ids)
  const received = new Set(given?.ids)
  let upTo = given?.upTo ?? now.upTo
  return {
    isNew: (id: number) => !received.has(id) && (id > upTo || wasCommitted(id)),
    isMissing: (id: number) => id > upTo && !received.has(id) && !before.has(id),
    add(id: number) {
      if (!wasCommitted(id)) received.add(id)
    },
    size: () => received.size,
    advance(next: number) {
      upTo = Math.max(upTo, next)
      for (const set of [received, before]) for (const id of set) if (id <= upTo) set.delete(id)
    },
    position: (): LivePosition => ({
      upTo,
      ids: [...new Set([...received, ...before])].filter((id) => id > upTo),
    }),
  }
}
