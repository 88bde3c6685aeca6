import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler, type GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useLogWrittenSubscription } from '../../__generated__/useLogWrittenSubscription.graphql.ts'
import { onReconnected } from '../../relay/connection-state.ts'
import { matchesSearch, type LogLevel } from './log-levels.ts'

type Options = {
  level: LogLevel | null
  search: string | null
  /** The list that new rows join, unless they are held back. */
  connectionId: string | null
  isRetained: boolean
  /** A row that belongs to the list came; `wasHeld` when it did not join it. */
  onRow: (wasHeld: boolean) => void
  /** The line was away for a while: rows may be missing. */
  onGap: () => void
}

/** Follows the platform's log. */
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
        const { connectionId, isRetained, search } = latest.current
        const connection = connectionId ? store.get(connectionId) : null
        if (!connection || isRetained || !data || !matchesSearch(data.logWritten, search)) return
        const entry = store.getRootField('logWritten')
        const edge = ConnectionHandler.createEdge(store, connection, entry, 'LogEdge')
        ConnectionHandler.insertEdgeBefore(connection, edge)
      },
      onNext: (data) => {
        const { search, isRetained, onRow } = latest.current
        if (data && matchesSearch(data.logWritten, search)) onRow(isRetained)
      },
      // The list itself says what is known; the connection mark shows that the line is down.
      onError: () => undefined,
    }),
    [level],
  )
  useSubscription(config)
}
