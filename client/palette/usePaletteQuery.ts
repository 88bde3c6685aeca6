import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { Environment, RecordSource, Store, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { usePalette } from './palette-items.ts'

type Loaded<Query extends OperationType> = {
  variables: Query['variables']
  /** Null after a failure. */
  response: Query['response'] | null
}

/**
 * Loads a query each time the palette opens; none while `variables` is null. Returns null until the answer arrives. The
 * answer has a store of its own, so that no page finds rows there that lack its fields.
 */
export function usePaletteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): Loaded<Query> | null {
  const environment = useRelayEnvironment()
  const { opened } = usePalette()
  const [loaded, setLoaded] = useState<Loaded<Query> | null>(null)
  useEffect(() => {
    if (!opened || !variables) return undefined
    const own = new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) })
    const fetching = fetchQuery<Query>(own, query, variables).subscribe({
      next: (response) => setLoaded({ variables, response }),
      error: () => setLoaded({ variables, response: null }),
    })
    return () => fetching.unsubscribe()
  }, [environment, opened, query, variables])
  return loaded?.variables === variables ? loaded : null
}
