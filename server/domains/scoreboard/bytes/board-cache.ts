import { sharedBytes, type SharedBytes } from '../../../http/answers/shared-bytes.ts'
import type { BoardView } from '../model/board-view.ts'

type Entry = {
  /** The board without its version, such as `public 7`. */
  board: string
  seq: number
  /** Weak, so that unused bytes do not keep an old board in memory. */
  view: WeakRef<BoardView>
  bytes: SharedBytes
  size: number
}

const limits = { bytes: 128_000_000, entries: 200 }
/** Memory of an entry besides its bytes. */
const entryBytes = 1000

/** The key of a board without its version. */
export function boardKey({ audience, gameId }: BoardView): string {
  return `${audience} ${gameId}`
}

/**
 * All bytes made from boards, each valid for one version of its board. The least recently used bytes are removed when
 * there are too many. The newest stay even if they alone are over the limit, so that a very large board is not
 * rendered for each request.
 */
export function createBoardCache({ bytes: maxBytes, entries: maxEntries } = limits) {
  const entries = new Map<string, Entry>()
  let size = 0

  function remove(key: string): void {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function removeOutdated(board: string, seq: number): void {
    for (const [key, entry] of entries) {
      const isOutdated = !entry.view.deref() || (entry.board === board && entry.seq < seq)
      if (isOutdated) remove(key)
    }
  }

  function measure(entry: Entry): void {
    const before = entry.size
    entry.size = entry.bytes.size + entryBytes
    size += entry.size - before
    for (const oldest of entries.keys()) {
      if (entries.size === 1 || (size <= maxBytes && entries.size <= maxEntries)) break
      remove(oldest)
    }
  }

  return {
    /** Size of all entries in bytes. */
    get size() {
      return size
    },

    /** The bytes under `key`, if they were made from exactly this view. */
    get(key: string, view: BoardView): SharedBytes | null {
      const entry = entries.get(key)
      if (entry?.view.deref() !== view) return null
      entries.delete(key)
      entries.set(key, entry)
      return entry.bytes
    },

    /** Stores bytes made from `view` and removes those of earlier versions of the same board. */
    set(key: string, view: BoardView, identity: Buffer): SharedBytes {
      const bytes = sharedBytes(identity, () => {
        if (entries.get(key) === entry) measure(entry)
      })
      const board = boardKey(view)
      const entry: Entry = { board, seq: view.seq, view: new WeakRef(view), bytes, size: 0 }
      remove(key)
      removeOutdated(board, view.seq)
      entries.set(key, entry)
      measure(entry)
      return bytes
    },
  }
}

export type BoardCache = ReturnType<typeof createBoardCache>
