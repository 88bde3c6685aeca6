import { LRUCache } from 'lru-cache'
import type { Encoding } from '../../../http/answers/encoding.ts'
import { sharedBytes, type SharedBytes } from '../../../http/answers/shared-bytes.ts'
import type { BoardView } from '../model/board-view.ts'
import type { ScoreboardStore } from '../model/scoreboard-store.ts'
import { boardKey, createBoardCache, type BoardCache } from './board-cache.ts'
import { createBoardRenders } from './board-renders.ts'

const keptQuestions = 2000

type Running = { view: BoardView; answer: Promise<SharedBytes | null> }
type Options = {
  boards: Pick<ScoreboardStore, 'get'>
  cache?: BoardCache
  questions?: number
}

/** Boards as bytes that many clients receive, in one cache: whole boards for REST, and answers to GraphQL operations. */
export type BoardBytes = {
  /** The whole board in REST's format: bytes of `view` or of a later version. Cached ones are returned without a promise. */
  whole(view: BoardView, encoding: Encoding): Buffer | Promise<Buffer>
  /** The answer to a question about `view`; null if `make` finds that it cannot be shared. */
  answer(view: BoardView, question: string, make: () => Promise<Buffer | null>): Promise<SharedBytes | null>
}

/**
 * Whole boards are always cached. Clients choose the questions of GraphQL, so an answer is cached only if the same
 * question was asked before.
 */
export function createBoardBytes({
  boards,
  cache = createBoardCache(),
  questions = keptQuestions,
}: Options): BoardBytes {
  const requested = new LRUCache<string, true>({ max: questions })
  const running = new Map<string, Running>()
  const renders = createBoardRenders({ boards, store: (view, json) => cache.set(boardKey(view), view, json) })

  async function makeAnswer(
    { view, question }: { view: BoardView; question: string },
    make: () => Promise<Buffer | null>,
  ): Promise<SharedBytes | null> {
    const identity = await make()
    if (!identity) return null
    const wasRequestedBefore = requested.has(question)
    requested.set(question, true)
    return wasRequestedBefore ? cache.set(question, view, identity) : sharedBytes(identity)
  }

  return {
    whole(view, encoding) {
      const known = cache.get(boardKey(view), view)
      return known ? known.as(encoding) : renders.of(view).then((bytes) => bytes.as(encoding))
    },

    answer(view, question, make) {
      const known = cache.get(question, view)
      if (known) return Promise.resolve(known)
      const current = running.get(question)
      if (current?.view === view) return current.answer
      const answer = makeAnswer({ view, question }, make).finally(() => {
        if (running.get(question)?.answer === answer) running.delete(question)
      })
      running.set(question, { view, answer })
      return answer
    },
  }
}
