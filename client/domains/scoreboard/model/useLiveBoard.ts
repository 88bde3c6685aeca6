import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { FeedState } from './board-feed.ts'
import { liveBoardOf, publicBoardOf } from './live-board-source.ts'
import type { LiveBoard } from './live-board.ts'

/**
 * The whole board of a game with live changes. Each change creates a new object with the same columns.
 * Boards of large games need megabytes, so screens that show only challenges use `useBoardPulse`.
 */
export function useLiveBoard(
  gameId: number,
  { asPublic = false }: { asPublic?: boolean } = {},
): { live: FeedState<LiveBoard>; refresh: () => void } {
  const boards = asPublic ? publicBoardOf : liveBoardOf
  const feed = boards(useRelayEnvironment() as Environment, gameId)
  return { live: useSyncExternalStore(feed.subscribe, feed.state), refresh: feed.refresh }
}
