import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useCountedAttemptsChangedSubscription } from '../../../../__generated__/useCountedAttemptsChangedSubscription.graphql.ts'

/** Subscribes to the counted attempts of a challenge. */
export function useCountedAttemptsChanged(challengeId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useCountedAttemptsChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCountedAttemptsChangedSubscription($challengeId: ID!) {
          countedAttemptsChanged(challengeId: $challengeId) {
            ...AttemptsPanel_challenge
          }
        }
      `,
      variables: { challengeId },
      // The panel keeps its values; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [challengeId],
  )
  useSubscription(config)
}
