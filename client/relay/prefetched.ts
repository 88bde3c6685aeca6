import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'

type Query = PreloadedQuery<OperationType>

const KEPT_MS = 10_000
const queries = new Map<string, Query>()

/** Keeps a query for the route that opens next; for a short time, because its data becomes old. */
export function keepPrefetched(key: string, query: Query): void {
  queries.set(key, query)
  setTimeout(() => {
    if (queries.get(key) === query) takePrefetched(key)?.dispose()
  }, KEPT_MS)
}

export function isPrefetched(key: string): boolean {
  return queries.has(key)
}

/** Returns the query that was started for the route, and forgets it. */
export function takePrefetched(key: string): Query | undefined {
  const query = queries.get(key)
  queries.delete(key)
  return query
}
