import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useLogRefreshQuery } from '../../__generated__/useLogRefreshQuery.graphql.ts'
import type { LogLevel } from './log-levels.ts'

/** Loads the newest rows of a list again; resolves to whether it succeeded. */
export function useLogRefresh(level: LogLevel | null, search: string | null): () => Promise<boolean> {
  const environment = useRelayEnvironment()
  return useCallback(
    () =>
      fetchQuery<useLogRefreshQuery>(
        environment,
        graphql`
          query useLogRefreshQuery($level: LogLevel, $search: String) {
            ...LogList_query @arguments(level: $level, search: $search)
          }
        `,
        { level, search },
      )
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment, level, search],
  )
}
