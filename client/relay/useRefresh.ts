import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, Variables } from 'relay-runtime'

/** Returns a function that loads a query into the store again and resolves to whether it succeeded. */
export function useRefresh(query: ConcreteRequest, variables: Variables): () => Promise<boolean> {
  const environment = useRelayEnvironment()
  const key = JSON.stringify(variables)
  return useCallback(
    () =>
      fetchQuery(environment, query, JSON.parse(key) as Variables)
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment, query, key],
  )
}
