import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSettingsRefreshQuery } from '../../__generated__/useSettingsRefreshQuery.graphql.ts'

/**
 * Refreshes the settings and the client configuration (title, footer, theme, logo). Settings have no
 * ID, so the store cannot update them from a mutation's payload.
 */
export function useSettingsRefresh(): () => Promise<unknown> {
  const environment = useRelayEnvironment()
  return useCallback(
    () =>
      fetchQuery<useSettingsRefreshQuery>(
        environment,
        graphql`
          query useSettingsRefreshQuery {
            settings {
              ...SettingsForm_settings
              ...LogoPanel_settings
              ...MailPanel_settings
              ...CaptchaPanel_settings
              ...BackupPanel_settings
              ...DeadLetterTable_settings
            }
            clientConfig {
              title
              slogan
              footerInfo
              customTheme
              logoUrl
              portMapping
              defaultLifetimeMinutes
              extensionMinutes
              renewalWindowMinutes
            }
          }
        `,
        {},
      )
        .toPromise()
        // The settings are saved; the next load shows them.
        .catch(() => undefined),
    [environment],
  )
}
