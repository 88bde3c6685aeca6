import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useInstanceChangedSubscription } from '../../__generated__/useInstanceChangedSubscription.graphql.ts'

/** Subscribes to changes of the instances of the viewer's team. */
export function useInstanceChanged(gameId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useInstanceChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useInstanceChangedSubscription($gameId: ID!) {
          viewerInstanceChanged(gameId: $gameId) {
            ...InstanceControls_instance
          }
        }
      `,
      variables: { gameId },
      // Mutations return their own result. Other changes appear when the challenge is opened again.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
