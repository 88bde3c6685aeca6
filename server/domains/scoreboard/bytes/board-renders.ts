import { LRUCache } from 'lru-cache'
import type { BoardView } from '../model/board-view.ts'
import type { ScoreboardStore } from '../model/scoreboard-store.ts'
import { boardKey } from './board-cache.ts'
import { renderBoard, type SolveFragments } from './board-json.ts'

const keptBoards = 200
const shortestPauseMs = 50

type Render<Result> = { view: BoardView; result: Result }
type Turn<Result> = {
  running: Promise<Render<Result>> | null
  fragments: SolveFragments
  /** Earliest time (monotonic clock) at which the board is rendered again. */
  nextAt: number
}

type Options<Result> = {
  boards: Pick<ScoreboardStore, 'get'>
  /** Called once per render. */
  store(view: BoardView, json: Buffer): Result
}

/**
 * Renders whole boards as JSON. While a board keeps changing, rendering takes at most a fifth of the time: requests in
 * between wait for the next render and share it.
 */
export function createBoardRenders<Result>({ boards, store }: Options<Result>) {
  const turns = new LRUCache<string, Turn<Result>>({ max: keptBoards })

  function turnOf(view: BoardView): Turn<Result> {
    const key = boardKey(view)
    const known = turns.get(key)
    if (known) return known
    const turn: Turn<Result> = { running: null, fragments: new WeakMap(), nextAt: 0 }
    turns.set(key, turn)
    return turn
  }

  /** The current board of the same audience. */
  async function laterView(requested: BoardView): Promise<BoardView> {
    const view = await boards.get(requested.gameId, requested.audience)
    return view?.audience === requested.audience ? view : requested
  }

  async function render(turn: Turn<Result>, requested: BoardView): Promise<Render<Result>> {
    const pause = turn.nextAt - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const view = pause > 0 ? await laterView(requested) : requested
    const startedAt = performance.now()
    const json = await renderBoard(view, turn.fragments)
    const endedAt = performance.now()
    turn.nextAt = endedAt + Math.max(shortestPauseMs, 4 * (endedAt - startedAt))
    return { view, result: store(view, json) }
  }

  function begin(turn: Turn<Result>, view: BoardView): Promise<Render<Result>> {
    turn.running ??= render(turn, view).finally(() => (turn.running = null))
    return turn.running
  }

  return {
    /** The render of `view` or of a later version. */
    async of(view: BoardView): Promise<Result> {
      const turn = turnOf(view)
      const first = await begin(turn, view)
      if (first.view === view || first.view.seq >= view.seq) return first.result
      // This render began after the call, so its view is not older than the requested one.
      return (await begin(turn, view)).result
    },
  }
}
