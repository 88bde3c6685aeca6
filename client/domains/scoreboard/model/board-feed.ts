import type { Environment, GraphQLResponse, RequestParameters, Subscription } from 'relay-runtime'
import { onReconnected } from '../../../relay/transport/connection-state.ts'
import { isRefreshing } from '../../../relay/refreshing.ts'

export type FeedState<Held> = {
  /** `closed`: there is no board before the game starts. */
  readonly status: 'loading' | 'open' | 'closed' | 'failed'
  /** Replaced whenever anything in it changes. */
  readonly held: Held | null
  readonly error: Error | null
}

/** Follows one game's board for all subscribers on this page. */
export type Feed<Held> = {
  /** Loads and subscribes while there are listeners, and a little longer, for a change of screens. */
  subscribe: (listener: () => void) => () => void
  state: () => FeedState<Held>
  /** Loads again. */
  refresh: () => void
}

export type FeedSource<Held, Loaded, Moved> = {
  query: RequestParameters
  subscription: RequestParameters
  /** The global id of the game, for the subscription. */
  gameIdOf: (data: Loaded) => string | null
  /** Null if there is no board yet. */
  hold: (data: Loaded) => Held | null
  /** Applies a delta; returns `gap` if it does not continue the loaded state. */
  move: (held: Held, data: Moved) => 'applied' | 'known' | 'gap'
  /** Sorts the changed state once before it is published to listeners. */
  settle: (held: Held) => Held
  seqOf: (held: Held) => number
}

/** Variables of both operations beside the game. */
type FeedVariables = { asPublic?: boolean }

const LINGER_MS = 20_000
const PUBLISH_EVERY_MS = 200
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 20_000

/**
 * Queries and subscribes through the environment's network without its store: 300,000 solves would overload it, and
 * nothing else on the page reads them.
 */
export function createFeed<Held, Loaded, Moved>(
  environment: Environment,
  gameId: number,
  source: FeedSource<Held, Loaded, Moved>,
  more: FeedVariables = {},
): Feed<Held> {
  const network = environment.getNetwork()
  const listeners = new Set<() => void>()
  let state: FeedState<Held> = { status: 'loading', held: null, error: null }
  let current: Held | null = null
  let running: Subscription | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let publishTimer: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let offReconnected: (() => void) | null = null
  let publishedAt = 0
  let failures = 0

  function publish(next: FeedState<Held>): void {
    state = next
    for (const listener of listeners) listener()
  }

  function publishSoon(held: Held): void {
    publishTimer ??= setTimeout(
      () => {
        publishTimer = undefined
        publishedAt = Date.now()
        if (current === held) publish({ status: 'open', held: source.settle(held), error: null })
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

  // Delays are randomized, so that not all browsers reconnect at the same time.
  function after(baseMs: number, act: () => void): void {
    stop()
    waiting = setTimeout(act, baseMs * (0.5 + Math.random()))
  }

  function nextWait(): number {
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++)
  }

  function load(): void {
    stop()
    running = network.execute(source.query, { gameId, ...more }, { force: true }).subscribe({
      next(response) {
        const data = dataOf(response) as Loaded | null
        if (data === null) return refuse(new Error('The board has no data'))
        // The board of an earlier visit is shown until the server's arrives, and is not followed.
        const isOld = isKept(response)
        if (isOld && current !== null) return
        const held = source.hold(data)
        current = held
        publish({
          status: held === null ? 'closed' : 'open',
          held: held === null ? null : source.settle(held),
          error: null,
        })
        failures = 0
        const id = source.gameIdOf(data)
        if (held !== null && id !== null && !isOld) queueMicrotask(() => follow(held, id))
      },
      error: refuse,
    })
  }

  // A loaded board stays visible while the connection is down.
  function refuse(error: Error): void {
    if (current === null) publish({ status: 'failed', held: null, error })
    else after(nextWait(), load)
  }

  function follow(held: Held, id: string): void {
    if (current !== held) return
    stop()
    // After a reconnect the socket sends the same variables again, so they must name the current version.
    const variables = { gameId: id, after: source.seqOf(held), ...more }
    const again = () => after(nextWait(), () => follow(held, id))
    running = network.execute(source.subscription, variables, { force: true }).subscribe({
      next(response) {
        const data = dataOf(response) as Moved | null
        const outcome = data === null ? 'gap' : source.move(held, data)
        if (outcome === 'gap') return after(nextWait(), load)
        failures = 0
        variables.after = source.seqOf(held)
        if (outcome === 'applied') publishSoon(held)
      },
      error: again,
      complete: again,
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
    state = { status: 'loading', held: null, error: null }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) closing = setTimeout(close, LINGER_MS)
      }
    },
    state: () => state,
    refresh() {
      if (state.status === 'failed') publish({ status: 'loading', held: null, error: null })
      load()
    },
  }
}

function isKept(response: GraphQLResponse): boolean {
  const { extensions } = response as { extensions?: { keptAt?: number } }
  return extensions?.keptAt !== undefined
}

function dataOf(response: GraphQLResponse): unknown {
  const single = (Array.isArray(response) ? response[0] : response) as { data?: unknown } | undefined
  return single?.data ?? null
}

/** Returns one feed per game and Relay environment. */
export function feedsOf<Held, Loaded, Moved>(
  source: FeedSource<Held, Loaded, Moved>,
  more: FeedVariables = {},
) {
  const feeds = new WeakMap<Environment, Map<number, Feed<Held>>>()
  return (environment: Environment, gameId: number): Feed<Held> => {
    const ofEnvironment = feeds.get(environment) ?? new Map<number, Feed<Held>>()
    feeds.set(environment, ofEnvironment)
    const feed = ofEnvironment.get(gameId) ?? createFeed(environment, gameId, source, more)
    ofEnvironment.set(gameId, feed)
    return feed
  }
}
