import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'

/** Reads the stored values of a form again. A failure changes nothing: the next refresh or save tells. */
export function useFormRefresh(query: GraphQLTaggedNode, id?: string) {
  const environment = useRelayEnvironment()
  return useCallback(async () => {
    await fetchQuery(environment, query, id === undefined ? {} : { id })
      .toPromise()
      .catch(() => undefined)
  }, [environment, query, id])
}
