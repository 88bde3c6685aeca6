import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, OperationType } from 'relay-runtime'

/** Returns a function that loads a query into the store again and resolves to whether it succeeded. */
export function useRefresh<Query extends OperationType>(
  query: ConcreteRequest,
  variables: Query['variables'],
): () => Promise<boolean> {
  const environment = useRelayEnvironment()
  const key = JSON.stringify(variables)
  return useCallback(
    () =>
      fetchQuery<Query>(environment, query, JSON.parse(key) as Query['variables'])
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment, query, key],
  )
}
