import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useConfigRefreshQuery } from '../../__generated__/useConfigRefreshQuery.graphql.ts'

/** Asks again for what the whole page shows of the settings: title, footer, theme, logo. */
export function useConfigRefresh(): () => Promise<unknown> {
  const environment = useRelayEnvironment()
  return useCallback(
    () =>
      fetchQuery<useConfigRefreshQuery>(
        environment,
        graphql`
          query useConfigRefreshQuery {
            clientConfig {
              title
              slogan
              footerInfo
              customTheme
              logoUrl
              portMapping
              defaultLifetime
              extensionDuration
              renewalWindow
            }
          }
        `,
        {},
      )
        .toPromise()
        // The settings are stored; the next page shows them.
        .catch(() => undefined),
    [environment],
  )
}
