import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useTestInstanceChangedQuery } from '../../../__generated__/useTestInstanceChangedQuery.graphql.ts'
import type { useTestInstanceChangedSubscription } from '../../../__generated__/useTestInstanceChangedSubscription.graphql.ts'
import { onReconnected } from '../../../relay/connection-state.ts'

/** Subscribes to the test container, also after a reconnect. */
export function useTestInstanceChanged(gameId: string, challengeId: string): void {
  const environment = useRelayEnvironment()
  const config = useMemo<GraphQLSubscriptionConfig<useTestInstanceChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useTestInstanceChangedSubscription($gameId: ID!) {
          testInstanceChanged(gameId: $gameId) {
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
        fetchQuery<useTestInstanceChangedQuery>(
          environment,
          graphql`
            query useTestInstanceChangedQuery($gameId: ID!, $challengeId: ID!) {
              game(id: $gameId) {
                challenge(id: $challengeId) {
                  testInstance {
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
