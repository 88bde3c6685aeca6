import type pg from 'pg'
import type { EventBus } from '../../../events/event-bus.ts'
import type { BoardState } from '../../../events/process-report.ts'
import { boardLoadSeconds, boardUpdateSeconds } from '../../../meters/meters.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import { diffBoards, resetTo, type BoardDelta } from '../table/board-delta.ts'
import type { BoardView } from './board-view.ts'
import { createFollowers, type Followers } from './followers.ts'
import { createSignal, endable, type Signal } from './follow-signal.ts'
import {
  areNextSolves,
  loadHeldBoard,
  stateOf,
  takeChanges,
  takeSolves,
  viewOf,
  type HeldBoard,
} from './held-board.ts'
import { gameExists, inSnapshot, readChanges } from './load-board.ts'
import { createMissedDeltas, type MissedDeltas } from './missed-deltas.ts'

const pollMs = 1000
const keepIdleMs = 300_000
/** Versions of a board kept in memory for its subscribers. A subscriber at an older version gets the whole board. */
const keptViews = 30

type Entry = {
  held: HeldBoard
  /** The newest announced version. */
  wanted: number
  catchingUp: Promise<void> | null
  usedAt: number
  followers: Followers
  /** The views that the subscribers of an audience have last received, by version. */
  seen: Record<BoardAudience, Map<number, BoardView>>
  /** Deltas to a view by the view they start from, computed once for all subscribers. */
  deltas: WeakMap<BoardView, WeakMap<BoardView, BoardDelta>>
  missedDelta: MissedDeltas
}

/** The boards in memory: loaded on request, updated as changes commit, dropped when unused. */
export type ScoreboardStore = {
  /**
   * The board with every committed change that was announced to this process; null if the game does not exist. While
   * the database is unavailable, the last known board.
   */
  get(gameId: number, audience: BoardAudience): Promise<BoardView | null>
  /** Like `get`, without waiting; undefined if the board is not loaded or not up to date. */
  peek(gameId: number, audience: BoardAudience): BoardView | undefined
  /** Deltas from version `after` (or from now) on, in order and without gaps; ends when the game is deleted. */
  follow(gameId: number, followed: Followed): AsyncIterable<BoardDelta>
  /** The boards in memory. `behind` is the number of announced versions that are not applied yet. */
  held(): BoardState[]
  dispose(): Promise<void>
}

type Followed = { audience: BoardAudience; after: number | null }
type Options = {
  pool: pg.Pool
  events: Pick<EventBus, 'on'>
  logger: Logger
  /** Whether other work of the process waits. */
  isBusy?: () => boolean
}

export function createScoreboardStore(options: Options): ScoreboardStore {
  const { pool, events, logger, isBusy = () => false } = options
  const entries = new Map<number, Entry>()
  const loading = new Map<number, Promise<Entry | null>>()
  let isDatabaseUnavailable = false
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
      const measured = boardLoadSeconds.startTimer()
      const held = await inSnapshot(pool, (client) => loadHeldBoard(client, gameId))
      measured()
      if (!held) return null
      const entry: Entry = {
        held,
        wanted: Math.max(wanted, held.version.seq),
        catchingUp: null,
        usedAt: Date.now(),
        followers: createFollowers(isBusy),
        seen: { public: new Map(), organizer: new Map() },
        deltas: new WeakMap(),
        missedDelta: createMissedDeltas(pool, gameId),
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
    if (entry.catchingUp) return entry.catchingUp
    const measured = boardUpdateSeconds.startTimer()
    entry.catchingUp = pull(entry).finally(() => {
      entry.catchingUp = null
      measured()
    })
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
        // The transaction that announced the version did not commit, or the game was deleted.
        if (!(await gameExists(pool, held.gameId))) drop(held.gameId, entry)
        entry.wanted = before
      }
      entry.followers.announce()
    }
  }

  function drop(gameId: number, entry: Entry): void {
    if (entries.get(gameId) === entry) entries.delete(gameId)
    entry.followers.wakeAll()
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
      if (isDatabaseUnavailable) logger.info('the database answers again: boards are compared with it')
      isDatabaseUnavailable = false
    } catch (error) {
      if (!isDatabaseUnavailable) logger.warn({ err: error }, 'could not compare boards with the database')
      isDatabaseUnavailable = true
    }
  }

  function compareVersions(gameId: number, entry: Entry, seq: number | undefined): void {
    if (seq === undefined || seq < entry.held.version.seq) {
      // Deleted, or restored from a backup: the next request reloads it.
      drop(gameId, entry)
    } else onVersion(entry, seq)
  }

  /** Null if the version that it starts from is no longer in memory. */
  function deltaBetween({ deltas, seen }: Entry, from: number, to: BoardView, audience: BoardAudience) {
    const view = seen[audience].get(from)
    if (!view) return null
    const known = deltas.get(to) ?? new WeakMap<BoardView, BoardDelta>()
    deltas.set(to, known)
    const delta = known.get(view) ?? diffBoards(view, to)
    known.set(view, delta)
    return delta
  }

  // A subscription keeps the number of a version and not its board, so a slow subscriber keeps no old board in memory.
  async function* deltasOf(
    gameId: number,
    { audience, after }: Followed,
    signal: Signal,
  ): AsyncGenerator<BoardDelta> {
    const known = await entryOf(gameId)
    if (known && after !== null) onVersion(known, versionAt(known.held, audience, after))
    const entry = await current(gameId)
    if (!entry) return
    const { held, followers, seen } = entry
    followers.add(signal.wake)
    let turn = followers.turn
    let seq = remember(seen[audience], viewOf(held, audience))
    try {
      if (after !== null && after !== seq) {
        const view = viewOf(held, audience)
        const delta = deltaBetween(entry, after, view, audience) ?? (await entry.missedDelta(view, after))
        seq = remember(seen[audience], view)
        yield delta
      }
      while (!signal.isOver && entries.get(gameId) === entry) {
        const view = viewOf(held, audience)
        if (view.seq === seq || followers.turn === turn) {
          await signal.woken()
          continue
        }
        turn = followers.turn
        const delta = deltaBetween(entry, seq, view, audience) ?? resetTo(view, seq)
        seq = remember(seen[audience], view)
        yield delta
      }
    } finally {
      followers.delete(signal.wake)
      entry.usedAt = Date.now()
    }
    if (!signal.isOver) yield* deltasOf(gameId, { audience, after: seq }, signal)
  }

  return {
    async get(gameId, audience) {
      const entry = await current(gameId)
      return entry && viewOf(entry.held, audience)
    },
    peek(gameId, audience) {
      const entry = entries.get(gameId)
      if (!entry || !isCurrent(entry)) return undefined
      entry.usedAt = Date.now()
      return viewOf(entry.held, audience)
    },
    follow(gameId, followed) {
      const signal = createSignal()
      return endable(deltasOf(gameId, followed, signal), signal)
    },
    held: () =>
      [...entries.values()].map(({ held, wanted, followers }) => stateOf(held, wanted, followers.size)),
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

/** Keeps the current view of a subscriber and returns its version. */
function remember(seen: Map<number, BoardView>, view: BoardView): number {
  seen.set(view.seq, view)
  for (const oldest of seen.keys()) {
    if (seen.size <= keptViews) break
    seen.delete(oldest)
  }
  return view.seq
}

/** The version in the database of a version that a subscriber names: it may be newer than the board in memory. */
function versionAt(held: HeldBoard, audience: BoardAudience, after: number): number {
  return held.version.seq + after - viewOf(held, audience).seq
}
