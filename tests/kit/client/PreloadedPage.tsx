import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'

type Props<Query extends OperationType> = {
  page: ComponentType<{ queryRef: PreloadedQuery<Query> }>
  query: GraphQLTaggedNode
  variables: VariablesOf<Query>
}

/** Loads the query of a page once, as its route does, and renders the page. */
export function PreloadedPage<Query extends OperationType>({ page: Page, query, variables }: Props<Query>) {
  const [first] = useState(variables)
  const [queryRef, load] = useQueryLoader<Query>(query)
  useEffect(() => load(first), [load, first])
  return <Suspense>{queryRef ? <Page queryRef={queryRef} /> : null}</Suspense>
}
