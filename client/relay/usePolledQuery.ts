import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'

const POLL_MS = 2000

/**
 * Loads a query without variables every two seconds while `isActive`, for progress that the server does not announce.
 * A hidden page does not ask.
 */
export function usePolledQuery(query: GraphQLTaggedNode, isActive: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      // Another request follows one that failed, and joins one that still waits.
      fetchQuery(environment, query, {}).subscribe({ error: () => undefined })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [environment, query, isActive])
}
