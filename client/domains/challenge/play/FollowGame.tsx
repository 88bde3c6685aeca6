import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { FollowGameSubscription } from '../../../__generated__/FollowGameSubscription.graphql.ts'
import { useRefreshAfterGap } from '../../../relay/useRefreshAfterGap.ts'

/**
 * Keeps the challenges of a game, its state and the viewer's participation up to date. The subscription is for the
 * participation that the viewer has at its start, so a new one needs a new key.
 */
export function FollowGame({ gameId }: { gameId: string }) {
  const { revalidate } = useRevalidator()
  useRefreshAfterGap(() => void revalidate())
  const config = useMemo<GraphQLSubscriptionConfig<FollowGameSubscription>>(
    () => ({
      subscription: graphql`
        subscription FollowGameSubscription($gameId: ID!) {
          viewerGameChanged(gameId: $gameId) {
            ...ChallengesPage_game
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
