import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useLogWrittenSubscription } from '../../__generated__/useLogWrittenSubscription.graphql.ts'
import { insertFirst } from '../../relay/insert-first.ts'
import { onReconnected } from '../../relay/transport/connection-state.ts'
import { matchesSearch, type LogLevel } from './log-levels.ts'

type Options = {
  level: LogLevel | null
  search: string | null
  /** The list that new rows are inserted into, unless they are held. */
  connectionId: string | null
  isHolding: boolean
  /** Called for a new row of the list; `wasHeld` if it was not inserted. */
  onRow: (wasHeld: boolean) => void
  /** Called after a reconnect: rows may be missing. */
  onGap: () => void
}

/** Subscribes to the platform's log. */
export function useLogWritten(options: Options): void {
  const { level } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => onReconnected(() => latest.current.onGap()), [])

  const config = useMemo<GraphQLSubscriptionConfig<useLogWrittenSubscription>>(
    () => ({
      subscription: graphql`
        subscription useLogWrittenSubscription($level: LogLevel) {
          logWritten(level: $level) {
            id
            message
            userName
            ip
            ...LogRow_entry
          }
        }
      `,
      variables: { level },
      updater: (store, data) => {
        const { connectionId, isHolding, search } = latest.current
        if (isHolding || !data || !matchesSearch(data.logWritten, search)) return
        insertFirst(store, connectionId, store.getRootField('logWritten'), 'LogEdge')
      },
      onNext: (data) => {
        const { search, isHolding, onRow } = latest.current
        if (data && matchesSearch(data.logWritten, search)) onRow(isHolding)
      },
      // The list keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [level],
  )
  useSubscription(config)
}
