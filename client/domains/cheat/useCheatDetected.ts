import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useCheatDetectedSubscription } from '../../__generated__/useCheatDetectedSubscription.graphql.ts'
import { onReconnected } from '../../relay/connection-state.ts'
import { insertFirst } from '../../relay/insert-first.ts'

type Options = {
  /** The list that new ones join, unless they are held back. */
  connectionId: string | null
  isRetained: boolean
  onRow: (wasHeld: boolean) => void
  onGap: () => void
}

/** Follows the flags of others that teams send. */
export function useCheatDetected(gameId: number, options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => onReconnected(() => latest.current.onGap()), [])

  const config = useMemo<GraphQLSubscriptionConfig<useCheatDetectedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCheatDetectedSubscription($gameId: Int!) {
          cheatDetected(gameId: $gameId) {
            id
            ...CheatCard_cheat
          }
        }
      `,
      variables: { gameId },
      updater: (store) => {
        const { connectionId, isRetained } = latest.current
        if (!isRetained) insertFirst(store, connectionId, store.getRootField('cheatDetected'), 'CheatEdge')
      },
      onNext: () => latest.current.onRow(latest.current.isRetained),
      // The list itself says what is known; the connection mark shows that the line is down.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
