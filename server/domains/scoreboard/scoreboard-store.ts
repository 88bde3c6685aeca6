import type pg from 'pg'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../runtime/logger.ts'
import { diffBoards, replaySolves, resetTo, type BoardDelta } from './board-delta.ts'
import type { BoardView } from './board-view.ts'
import { createSignal, endable, type Signal } from './follow-signal.ts'
import {
  areNextSolves,
  loadHeldBoard,
  takeChanges,
  takeSolves,
  viewOf,
  type HeldBoard,
} from './held-board.ts'
import { gameExists, inSnapshot, readChanges } from './load-board.ts'

const pollMs = 1000
const keepIdleMs = 300_000
/** Versions of a board kept in memory for its subscribers. One that is further behind gets the whole board. */
const keptViews = 30

type Entry = {
  held: HeldBoard
  /** The newest announced version. */
  wanted: number
  catchingUp: Promise<void> | null
  usedAt: number
  followers: Set<() => void>
  /** The views that subscribers have last received, by version. */
  seen: Map<number, BoardView>
  /** Deltas to the current view by the version they start from, computed once for all subscribers. */
  deltas: { to: BoardView | null; from: Map<number, BoardDelta> }
}

/** The boards in memory: loaded on request, updated as changes commit, dropped when unused. */
export type ScoreboardStore = {
  /**
   * The board with every change that this process knows to be committed; null if the game does not exist. While the
   * database is unavailable, the last known board.
   */
  get(gameId: number): Promise<BoardView | null>
  /** Like `get`, without waiting; undefined if the board is not loaded or not up to date. */
  peek(gameId: number): BoardView | undefined
  /** Deltas from version `after` (or from now) on, in order and without gaps; ends when the game is deleted. */
  follow(gameId: number, after: number | null): AsyncIterable<BoardDelta>
  dispose(): Promise<void>
}

type Options = { pool: pg.Pool; events: EventBus; logger: Logger }

export function createScoreboardStore({ pool, events, logger }: Options): ScoreboardStore {
  const entries = new Map<number, Entry>()
  const loading = new Map<number, Promise<Entry | null>>()
  let isDatabaseAway = false
  let polling: Promise<void> | null = null

  const offEvents = events.on('board.moved', ({ gameId, seq }) => {
    const entry = entries.get(gameId)
    if (entry) onVersion(entry, seq)
  })
  const timer = setInterval(() => {
    polling ??= poll().finally(() => (polling = null))
  }, pollMs)
  timer.unref()

  function onVersion(entry: Entry, seq: number): void {
    entry.wanted = Math.max(entry.wanted, seq)
    if (!isCurrent(entry)) catchUp(entry).catch(() => undefined)
  }

  async function load(gameId: number): Promise<Entry | null> {
    // A version announced while the rows are read may be newer than they are.
    let wanted = 0
    const offLoading = events.on('board.moved', (moved) => {
      if (moved.gameId === gameId) wanted = Math.max(wanted, moved.seq)
    })
    try {
      const held = await inSnapshot(pool, (client) => loadHeldBoard(client, gameId))
      if (!held) return null
      const entry: Entry = {
        held,
        wanted: Math.max(wanted, held.version.seq),
        catchingUp: null,
        usedAt: Date.now(),
        followers: new Set(),
        seen: new Map(),
        deltas: { to: null, from: new Map() },
      }
      entries.set(gameId, entry)
      return entry
    } finally {
      offLoading()
    }
  }

  async function entryOf(gameId: number): Promise<Entry | null> {
    const known = entries.get(gameId)
    if (known) return known
    const running = loading.get(gameId) ?? load(gameId).finally(() => loading.delete(gameId))
    loading.set(gameId, running)
    return running
  }

  function catchUp(entry: Entry): Promise<void> {
    entry.catchingUp ??= pull(entry).finally(() => (entry.catchingUp = null))
    return entry.catchingUp
  }

  async function pull(entry: Entry): Promise<void> {
    const { held } = entry
    while (!isCurrent(entry)) {
      const before = held.version.seq
      const changes = await readChanges(pool, held.gameId, before)
      if (areNextSolves(held, changes)) takeSolves(held, changes)
      else {
        await inSnapshot(pool, async (client) => {
          await takeChanges(client, held, await readChanges(client, held.gameId, before))
        })
      }
      if (held.version.seq === before) {
        // The announcing transaction did not commit, or the game was deleted.
        if (!(await gameExists(pool, held.gameId))) drop(held.gameId, entry)
        entry.wanted = before
      }
      for (const wake of entry.followers) wake()
    }
  }

  function drop(gameId: number, entry: Entry): void {
    if (entries.get(gameId) === entry) entries.delete(gameId)
    for (const wake of entry.followers) wake()
  }

  async function current(gameId: number): Promise<Entry | null> {
    const entry = await entryOf(gameId)
    if (!entry) return null
    entry.usedAt = Date.now()
    if (!isCurrent(entry)) {
      await catchUp(entry).catch((error: unknown) => {
        logger.warn({ err: error, gameId }, 'could not update a board, serving the last known one')
      })
    }
    // Dropped meanwhile: the game was deleted, or its board must be reloaded.
    return entries.get(gameId) === entry ? entry : entryOf(gameId)
  }

  async function poll(): Promise<void> {
    for (const [gameId, entry] of entries) {
      const isIdle = entry.followers.size === 0 && Date.now() - entry.usedAt > keepIdleMs
      if (isIdle) entries.delete(gameId)
    }
    if (entries.size === 0) return
    try {
      const { rows } = await pool.query<{ id: number; seq: number }>(
        `SELECT game.id, coalesce(board.seq, 0)::float8 AS seq
         FROM game LEFT JOIN game_board board ON board.game_id = game.id 
          WHERE game.id = ANY($1::int[]) AND game.deleted_at IS NULL`,
        [[...entries.keys()]],
      )
      const versions = new Map(rows.map(({ id, seq }) => [id, seq]))
      for (const [gameId, entry] of entries) compareVersions(gameId, entry, versions.get(gameId))
      if (isDatabaseAway) logger.info('boards are compared with the database again')
      isDatabaseAway = false
    } catch (error) {
      if (!isDatabaseAway) logger.warn({ err: error }, 'could not compare boards with the database')
      isDatabaseAway = true
    }
  }

  function compareVersions(gameId: number, entry: Entry, seq: number | undefined): void {
    if (seq === undefined || seq < entry.held.version.seq) {
      // Deleted, or restored from a backup: the next request reloads it.
      drop(gameId, entry)
    } else onVersion(entry, seq)
  }

  async function deltaAfter(entry: Entry, seq: number): Promise<{ delta: BoardDelta; view: BoardView }> {
    const { held } = entry
    const changes = await readChanges(pool, held.gameId, seq)
    const view = viewOf(held)
    const missed = changes.filter((change) => change.seq <= view.seq)
    const isWhole = missed.length === view.seq - seq && missed.every((change) => change.kind === 'solve')
    const ids = new Set(missed.flatMap((change) => change.ids))
    return { delta: isWhole ? replaySolves(view, seq, ids) : resetTo(view, seq), view }
  }

  /** Keeps the current view of a subscriber and returns its version. */
  function remember({ seen }: Entry, view: BoardView): number {
    seen.set(view.seq, view)
    for (const oldest of seen.keys()) {
      if (seen.size <= keptViews) break
      seen.delete(oldest)
    }
    return view.seq
  }

  function deltaBetween({ deltas, seen }: Entry, from: number, to: BoardView): BoardDelta {
    if (deltas.to !== to) {
      deltas.to = to
      deltas.from.clear()
    }
    const known = deltas.from.get(from)
    if (known) return known
    const view = seen.get(from)
    const delta = view ? diffBoards(view, to) : resetTo(to, from)
    deltas.from.set(from, delta)
    return delta
  }

  // A subscriber holds a version's number and not its board, so a slow one keeps no old board in memory.
  async function* deltasOf(gameId: number, after: number | null, signal: Signal): AsyncGenerator<BoardDelta> {
    const known = await entryOf(gameId)
    if (known && after !== null) onVersion(known, after)
    const entry = await current(gameId)
    if (!entry) return
    const { held, followers } = entry
    followers.add(signal.wake)
    let seq = remember(entry, viewOf(held))
    try {
      if (after !== null && after !== seq) {
        const { delta, view } = await deltaAfter(entry, after)
        seq = remember(entry, view)
        yield delta
      }
      while (!signal.isOver && entries.get(gameId) === entry) {
        const view = viewOf(held)
        if (view.seq === seq) {
          await signal.woken()
          continue
        }
        const delta = deltaBetween(entry, seq, view)
        seq = remember(entry, view)
        yield delta
      }
    } finally {
      followers.delete(signal.wake)
      entry.usedAt = Date.now()
    }
    if (!signal.isOver) yield* deltasOf(gameId, seq, signal)
  }

  return {
    async get(gameId) {
      const entry = await current(gameId)
      return entry && viewOf(entry.held)
    },
    peek(gameId) {
      const entry = entries.get(gameId)
      if (!entry || !isCurrent(entry)) return undefined
      entry.usedAt = Date.now()
      return viewOf(entry.held)
    },
    follow(gameId, after) {
      const signal = createSignal()
      return endable(deltasOf(gameId, after, signal), signal)
    },
    async dispose() {
      clearInterval(timer)
      offEvents()
      await polling
      await Promise.allSettled([...entries.values()].flatMap((entry) => entry.catchingUp ?? []))
      entries.clear()
    },
  }
}

function isCurrent(entry: Entry): boolean {
  return entry.held.version.seq >= entry.wanted
}
