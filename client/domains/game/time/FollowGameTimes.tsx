import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { FollowGameTimesSubscription } from '../../../__generated__/FollowGameTimesSubscription.graphql.ts'

/** Keeps the times of a game up to date on a page that follows nothing else of it. */
export function FollowGameTimes({ gameId }: { gameId: string }) {
  const config = useMemo<GraphQLSubscriptionConfig<FollowGameTimesSubscription>>(
    () => ({
      subscription: graphql`
        subscription FollowGameTimesSubscription($gameId: ID!) {
          viewerGameChanged(gameId: $gameId) {
            id
            title
            state
            start
            end
            pausedAt
            finalizedAt
          }
        }
      `,
      variables: { gameId },
      // The page keeps its data; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  return null
}
