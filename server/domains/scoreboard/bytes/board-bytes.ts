import type { Encoding } from '../../../http/answers/encoding.ts'
import { sharedBytes, type SharedBytes } from '../../../http/answers/shared-bytes.ts'
import { renderBoard, type SolveFragments } from './board-json.ts'
import type { BoardView } from '../model/board-view.ts'
import type { ScoreboardStore } from '../model/scoreboard-store.ts'

const keepIdleMs = 300_000
const shortestPauseMs = 50

type Made = { view: BoardView; bytes: SharedBytes }
type Entry = {
  made: Made | null
  making: Promise<void> | null
  fragments: SolveFragments
  /** Earliest time (monotonic clock) at which the bytes are rendered again. */
  nextAt: number
  usedAt: number
}

/** The current board of the same audience. */
async function laterView(asked: BoardView, boards: Pick<ScoreboardStore, 'get'>): Promise<BoardView> {
  const view = await boards.get(asked.gameId, asked.audience)
  return view?.audience === asked.audience ? view : asked
}

/** Complete boards as bytes, rendered on request and cached until the version of the board changes. */
export type BoardBytes = {
  /** Bytes of `view` or of a later version. Cached ones are returned without a promise. */
  of(view: BoardView, encoding: Encoding, boards: Pick<ScoreboardStore, 'get'>): Buffer | Promise<Buffer>
}

/**
 * While a board keeps changing, rendering takes at most a fifth of the time: readers in between wait for the next
 * bytes and share them.
 */
export function createBoardBytes(): BoardBytes {
  const entries = new Map<string, Entry>()

  function entryOf({ gameId, audience }: BoardView): Entry {
    const key = `${audience} ${gameId}`
    const now = performance.now()
    const known = entries.get(key)
    if (known) {
      known.usedAt = now
      return known
    }
    for (const [other, entry] of entries) if (now - entry.usedAt > keepIdleMs) entries.delete(other)
    const entry: Entry = { made: null, making: null, fragments: new WeakMap(), nextAt: 0, usedAt: now }
    entries.set(key, entry)
    return entry
  }

  async function make(entry: Entry, asked: BoardView, boards: Pick<ScoreboardStore, 'get'>): Promise<void> {
    const pause = entry.nextAt - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const view = pause > 0 ? await laterView(asked, boards) : asked
    const startedAt = performance.now()
    const identity = await renderBoard(view, entry.fragments)
    const endedAt = performance.now()
    entry.made = { view, bytes: sharedBytes(identity) }
    entry.nextAt = endedAt + Math.max(shortestPauseMs, 4 * (endedAt - startedAt))
  }

  async function whenMade(
    entry: Entry,
    view: BoardView,
    encoding: Encoding,
    boards: Pick<ScoreboardStore, 'get'>,
  ): Promise<Buffer> {
    while (!entry.made || entry.made.view.seq < view.seq) {
      entry.making ??= make(entry, view, boards).finally(() => (entry.making = null))
      await entry.making
    }
    return entry.made.bytes.as(encoding)
  }

  return {
    of(view, encoding, boards) {
      const entry = entryOf(view)
      return entry.made && entry.made.view.seq >= view.seq
        ? entry.made.bytes.as(encoding)
        : whenMade(entry, view, encoding, boards)
    },
  }
}
