import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useParticipationsChangedSubscription } from '../../../__generated__/useParticipationsChangedSubscription.graphql.ts'

/**
 * Follows how many teams of a game have each status, also for the count in the tab. `onChange` is called now and
 * after each change of its teams.
 */
export function useParticipationsChanged(gameId: string, onChange: () => void): void {
  const handler = useRef(onChange)
  useEffect(() => {
    handler.current = onChange
  }, [onChange])
  const config = useMemo<GraphQLSubscriptionConfig<useParticipationsChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useParticipationsChangedSubscription($gameId: ID!) {
          participationsChanged(gameId: $gameId) {
            ...ReviewFilters_game
          }
        }
      `,
      variables: { gameId },
      onNext: () => handler.current(),
      // The page keeps its teams; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
