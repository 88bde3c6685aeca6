import { LRUCache } from 'lru-cache'
import type { BoardView } from './board-view.ts'

/** Versions of all games together. Versions of one board share the rows that are equal in them. */
const mostVersions = 20
const unusedMs = 300_000

/**
 * The versions of boards that callers read page by page. A version is dropped when it has not been read for five
 * minutes, or when 20 others have been read since.
 */
export type PinnedBoards = {
  pin(view: BoardView): void
  /** The version `seq` of the same board as `current`. */
  find(current: BoardView, seq: number): BoardView | null
}

export function createPinnedBoards(): PinnedBoards {
  const held = new LRUCache<string, BoardView>({ max: mostVersions, ttl: unusedMs, updateAgeOnGet: true })
  const keyOf = ({ gameId, audience }: BoardView, seq: number) => `${audience} ${gameId}:${seq}`
  return {
    pin(view) {
      held.set(keyOf(view, view.seq), view)
    },
    find: (current, seq) => held.get(keyOf(current, seq)) ?? null,
  }
}
