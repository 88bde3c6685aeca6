import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useCheatDetectedSubscription } from '../../__generated__/useCheatDetectedSubscription.graphql.ts'
import { onReconnected } from '../../relay/transport/connection-state.ts'
import { insertFirst } from '../../relay/insert-first.ts'
import { matchesFilters, type CheatFilters } from './cheat-filters.ts'

type Options = {
  filters: CheatFilters
  /** The list that new rows are inserted into, unless they are held. */
  connectionId: string | null
  isHolding: boolean
  onRow: (wasHeld: boolean) => void
  onGap: () => void
}

/** Subscribes to new cheats. */
export function useCheatDetected(gameId: string, options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => onReconnected(() => latest.current.onGap()), [])

  const config = useMemo<GraphQLSubscriptionConfig<useCheatDetectedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCheatDetectedSubscription($gameId: ID!) {
          cheatDetected(gameId: $gameId) {
            id
            isBait
            submission {
              answer
              challengeId
              challengeTitle
              userName
            }
            submitTeam {
              team {
                id
                name
              }
            }
            sourceTeam {
              team {
                id
                name
              }
            }
            ...cheatColumns_cheat
            ...CheatDetails_cheat
          }
        }
      `,
      variables: { gameId },
      updater: (store, data) => {
        const { connectionId, isHolding, filters } = latest.current
        if (isHolding || !data || !matchesFilters(data.cheatDetected, filters)) return
        insertFirst(store, connectionId, store.getRootField('cheatDetected'), 'CheatEdge')
      },
      onNext: (data) => {
        const { filters, isHolding, onRow } = latest.current
        if (data && matchesFilters(data.cheatDetected, filters)) onRow(isHolding)
      },
      // The list keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
