import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { FollowOverviewSubscription } from '../../__generated__/FollowOverviewSubscription.graphql.ts'
import { useRefreshAfterGap } from '../../relay/useRefreshAfterGap.ts'

/**
 * Keeps the overview of a game up to date, with its times, rules and the review of the viewer's team. The subscription
 * is for the participation that the viewer has at its start, so a new one needs a new key.
 */
export function FollowOverview({ gameId }: { gameId: string }) {
  const { revalidate } = useRevalidator()
  useRefreshAfterGap(() => void revalidate())
  const config = useMemo<GraphQLSubscriptionConfig<FollowOverviewSubscription>>(
    () => ({
      subscription: graphql`
        subscription FollowOverviewSubscription($gameId: ID!) {
          viewerGameChanged(gameId: $gameId) {
            ...GamePage_game
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
