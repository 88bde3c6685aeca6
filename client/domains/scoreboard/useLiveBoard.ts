import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Feed, FeedState } from './board-feed.ts'
import { liveBoardOf } from './live-board-source.ts'
import type { LiveBoard } from './live-board.ts'

/**
 * The whole board of a game, live. The board itself is changed in place: each change gives a new state object.
 * Large games hold megabytes of it, so screens that show challenges alone take `useBoardPulse`.
 */
export function useLiveBoard(gameId: number): FeedState<LiveBoard> & { reload: () => void } {
  const feed: Feed<LiveBoard> = liveBoardOf(useRelayEnvironment() as Environment, gameId)
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  return { ...state, reload: feed.reload }
}
