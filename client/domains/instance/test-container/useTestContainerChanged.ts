import { useEffect, useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useTestContainerChangedQuery } from '../../../__generated__/useTestContainerChangedQuery.graphql.ts'
import type { useTestContainerChangedSubscription } from '../../../__generated__/useTestContainerChangedSubscription.graphql.ts'
import { onReconnected } from '../../../relay/transport/connection-state.ts'
import { fetchNewest } from '../../../relay/fetch-newest.ts'

/** Subscribes to the test container, and refreshes it after a reconnect. */
export function useTestContainerChanged(gameId: string, challengeId: string): void {
  const environment = useRelayEnvironment()
  const config = useMemo<GraphQLSubscriptionConfig<useTestContainerChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useTestContainerChangedSubscription($gameId: ID!) {
          testContainerChanged(gameId: $gameId) {
            ...TestContainer_instance
          }
        }
      `,
      variables: { gameId },
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  useEffect(
    () =>
      onReconnected(() => {
        fetchNewest<useTestContainerChangedQuery>(
          environment,
          graphql`
            query useTestContainerChangedQuery($gameId: ID!, $challengeId: ID!) {
              game(id: $gameId) {
                challenge(id: $challengeId) {
                  testContainer {
                    ...TestContainer_instance
                  }
                }
              }
            }
          `,
          { gameId, challengeId },
        ).subscribe({ error: () => undefined })
      }),
    [environment, gameId, challengeId],
  )
}
