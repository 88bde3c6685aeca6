import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  useInstanceRefreshQuery,
  useInstanceRefreshQuery$data,
} from '../../__generated__/useInstanceRefreshQuery.graphql.ts'

const EVERY_MS = 10_000

type Instances = NonNullable<useInstanceRefreshQuery$data['measured']>
export type Usage = NonNullable<Instances['edges'][number]['node']['usage']>

/**
 * Refreshes the first rows of the list while the page is visible, with the usage of each
 * instance by ID. A failed refresh changes nothing.
 */
export function useInstanceRefresh(count: number): ReadonlyMap<string, Usage | null> {
  const environment = useRelayEnvironment()
  const [usages, setUsages] = useState<ReadonlyMap<string, Usage | null>>(new Map())
  const refresh = useEffectEvent(() => {
    fetchQuery<useInstanceRefreshQuery>(
      environment,
      graphql`
        query useInstanceRefreshQuery($count: Int!) {
          ...InstanceTable_query @arguments(count: $count)
          settings {
            ...InstanceRoom_settings
          }
          measured: instances(first: $count) {
            edges {
              node {
                id
                usage {
                  memoryBytes
                  cpuPercent
                }
              }
            }
          }
        }
      `,
      { count },
    ).subscribe({
      next: ({ measured }) =>
        setUsages(new Map((measured?.edges ?? []).map(({ node }) => [node.id, node.usage ?? null]))),
      error: () => undefined,
    })
  })
  useEffect(() => {
    refresh()
    const timer = setInterval(() => {
      if (!document.hidden) refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return usages
}
