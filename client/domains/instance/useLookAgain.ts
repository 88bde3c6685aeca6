import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useLookAgainQuery } from '../../__generated__/useLookAgainQuery.graphql.ts'

const EVERY_MS = 10_000

/** Loads the first rows of the list again and again while the page is looked at; a look that fails changes nothing. */
export function useLookAgain(count: number): void {
  const environment = useRelayEnvironment()
  const look = useEffectEvent(() => {
    fetchQuery<useLookAgainQuery>(
      environment,
      graphql`
        query useLookAgainQuery($count: Int!) {
          ...InstanceTable_query @arguments(count: $count)
        }
      `,
      { count },
    ).subscribe({ error: () => undefined })
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) look()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
