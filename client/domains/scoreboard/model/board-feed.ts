import type { Environment, GraphQLResponse, RequestParameters, Subscription } from 'relay-runtime'
import { onReconnected } from '../../../relay/transport/connection-state.ts'
import { isRefreshing } from '../../../relay/refreshing.ts'

export type FeedState<Board> = {
  /** `closed`: there is no board before the game starts. */
  readonly status: 'loading' | 'open' | 'closed' | 'failed'
  /** Replaced whenever anything in it changes. */
  readonly board: Board | null
  readonly error: Error | null
}

/** Follows one game's board for all subscribers on this page. */
type Feed<Board> = {
  /** Loads and subscribes while there are listeners, and for 20 seconds after the last one, so that a change of screens does not load again. */
  subscribe: (listener: () => void) => () => void
  state: () => FeedState<Board>
  /** Loads again. */
  refresh: () => void
}

export type FeedSource<Board, Loaded, Delta> = {
  query: RequestParameters
  subscription: RequestParameters
  /** The global id of the game, for the subscription. */
  gameIdOf: (data: Loaded) => string | null
  /** Creates the board from the loaded data; null if there is no board yet. */
  create: (data: Loaded) => Board | null
  /** Applies a delta; returns `gap` if it does not follow the loaded version. */
  apply: (board: Board, data: Delta) => 'applied' | 'known' | 'gap'
  /** Returns a copy for the listeners, in which the changed rows are sorted. */
  snapshot: (board: Board) => Board
  seqOf: (board: Board) => number
}

/** The variables of the query and of the subscription besides the game. */
type FeedVariables = { asPublic?: boolean }

/** The time that a feed stays open after its last listener left. */
const CLOSE_AFTER_MS = 20_000
const PUBLISH_EVERY_MS = 200
const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 20_000

/**
 * Queries and subscribes through the environment's network without its store: 300,000 solves would overload it, and
 * nothing else on the page reads them.
 */
export function createFeed<Board, Loaded, Delta>(
  environment: Environment,
  gameId: number,
  source: FeedSource<Board, Loaded, Delta>,
  more: FeedVariables = {},
): Feed<Board> {
  const network = environment.getNetwork()
  const listeners = new Set<() => void>()
  let state: FeedState<Board> = { status: 'loading', board: null, error: null }
  let current: Board | null = null
  let running: Subscription | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let publishTimer: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let offReconnected: (() => void) | null = null
  let publishedAt = 0
  let failures = 0

  function publish(next: FeedState<Board>): void {
    state = next
    for (const listener of listeners) listener()
  }

  function publishSoon(board: Board): void {
    publishTimer ??= setTimeout(
      () => {
        publishTimer = undefined
        publishedAt = Date.now()
        if (current === board) publish({ status: 'open', board: source.snapshot(board), error: null })
      },
      Math.max(0, publishedAt + PUBLISH_EVERY_MS - Date.now()),
    )
  }

  function stop(): void {
    running?.unsubscribe()
    running = null
    clearTimeout(waiting)
    waiting = undefined
  }

  // The wait grows with each failure. It is randomized, so that not all browsers reconnect at the same time.
  function retry(act: () => void): void {
    stop()
    const waitMs = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** failures++)
    waiting = setTimeout(act, waitMs * (0.5 + Math.random()))
  }

  function load(): void {
    stop()
    running = network.execute(source.query, { gameId, ...more }, { force: true }).subscribe({
      next(response) {
        const data = dataOf(response) as Loaded | null
        if (data === null) return fail(new Error('The board has no data'))
        // The board of an earlier visit is shown until the server's arrives, and is not followed.
        const isOld = isFromCache(response)
        if (isOld && current !== null) return
        const board = source.create(data)
        current = board
        publish({
          status: board === null ? 'closed' : 'open',
          board: board === null ? null : source.snapshot(board),
          error: null,
        })
        failures = 0
        const id = source.gameIdOf(data)
        // The answer can arrive before `running` is set. `follow` ends the query and replaces `running`.
        if (board !== null && id !== null && !isOld) queueMicrotask(() => follow(board, id))
      },
      error: fail,
    })
  }

  // A loaded board stays visible while the connection is down.
  function fail(error: Error): void {
    if (current === null) publish({ status: 'failed', board: null, error })
    else retry(load)
  }

  function follow(board: Board, id: string): void {
    if (current !== board) return
    stop()
    // After a reconnect the socket sends the same variables again, so they must name the current version.
    const variables = { gameId: id, after: source.seqOf(board), ...more }
    const followAgain = () => retry(() => follow(board, id))
    running = network.execute(source.subscription, variables, { force: true }).subscribe({
      next(response) {
        const data = dataOf(response) as Delta | null
        const outcome = data === null ? 'gap' : source.apply(board, data)
        if (outcome === 'gap') return retry(load)
        failures = 0
        variables.after = source.seqOf(board)
        if (outcome === 'applied') publishSoon(board)
      },
      error: followAgain,
      complete: followAgain,
    })
  }

  function open(): void {
    clearTimeout(closing)
    closing = undefined
    if (offReconnected) return
    offReconnected = onReconnected(() => {
      if (state.status === 'failed' || isRefreshing()) load()
    })
    load()
  }

  function close(): void {
    stop()
    clearTimeout(publishTimer)
    publishTimer = undefined
    offReconnected?.()
    offReconnected = null
    current = null
    state = { status: 'loading', board: null, error: null }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) closing = setTimeout(close, CLOSE_AFTER_MS)
      }
    },
    state: () => state,
    refresh() {
      if (state.status === 'failed') publish({ status: 'loading', board: null, error: null })
      load()
    },
  }
}

function isFromCache(response: GraphQLResponse): boolean {
  const { extensions } = response as { extensions?: { keptAt?: number } }
  return extensions?.keptAt !== undefined
}

function dataOf(response: GraphQLResponse): unknown {
  const single = (Array.isArray(response) ? response[0] : response) as { data?: unknown } | undefined
  return single?.data ?? null
}

/** Returns one feed per game and Relay environment. */
export function feedsOf<Board, Loaded, Delta>(
  source: FeedSource<Board, Loaded, Delta>,
  more: FeedVariables = {},
) {
  const feeds = new WeakMap<Environment, Map<number, Feed<Board>>>()
  return (environment: Environment, gameId: number): Feed<Board> => {
    const ofEnvironment = feeds.get(environment) ?? new Map<number, Feed<Board>>()
    feeds.set(environment, ofEnvironment)
    const feed = ofEnvironment.get(gameId) ?? createFeed(environment, gameId, source, more)
    ofEnvironment.set(gameId, feed)
    return feed
  }
}
