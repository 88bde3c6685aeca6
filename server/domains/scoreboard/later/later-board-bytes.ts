import { sharedBytes, type SharedBytes } from '../../../http/answers/shared-bytes.ts'
import { tagOfBytes } from '../../../http/answers/etag.ts'
import type { BoardView } from '../model/board-view.ts'
import { renderLaterBoard, type BoardFacts } from './later-board.ts'

export type LaterBoard = { tag: string; bytes: SharedBytes }

/** Boards of level 1.8.5 as bytes that many clients receive: each version with its facts is rendered once. */
export function createLaterBoards() {
  const boards = new WeakMap<BoardView, Map<string, Promise<LaterBoard>>>()
  return {
    of(view: BoardView, facts: BoardFacts): Promise<LaterBoard> {
      const key = JSON.stringify(facts)
      const known = boards.get(view) ?? new Map<string, Promise<LaterBoard>>()
      const found = known.get(key)
      if (found) return found
      // Organizers see more divisions than others. Older facts are of no use.
      if (known.size > 1) known.clear()
      const made = renderLaterBoard(view, facts).then((identity) => ({
        tag: tagOfBytes(identity),
        bytes: sharedBytes(identity),
      }))
      boards.set(view, known.set(key, made))
      return made
    },
  }
}
