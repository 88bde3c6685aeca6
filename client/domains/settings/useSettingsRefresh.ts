import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSettingsRefreshQuery } from '../../__generated__/useSettingsRefreshQuery.graphql.ts'

/**
 * Asks again for the settings and for what the whole site shows of them: title, footer, theme, logo. Settings have no
 * id, so the answer of a mutation cannot find its way to them.
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
              defaultLifetime
              extensionDuration
              renewalWindow
            }
          }
        `,
        {},
      )
        .toPromise()
        // They are stored; the next look shows them.
        .catch(() => undefined),
    [environment],
  )
}
