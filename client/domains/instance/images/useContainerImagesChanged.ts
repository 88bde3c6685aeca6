import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useContainerImagesChangedSubscription } from '../../../__generated__/useContainerImagesChangedSubscription.graphql.ts'

/** Subscribes to the images of a game and their pulls. */
export function useContainerImagesChanged(gameId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useContainerImagesChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useContainerImagesChangedSubscription($gameId: ID!) {
          containerImagesChanged(gameId: $gameId) {
            ...ImageTable_game
          }
        }
      `,
      variables: { gameId },
      // The table keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
