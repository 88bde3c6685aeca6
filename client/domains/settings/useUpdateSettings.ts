import { graphql } from 'react-relay'
import type { useUpdateSettingsMutation } from '../../__generated__/useUpdateSettingsMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdateSettings() {
  return useMutationResult<useUpdateSettingsMutation, 'updateSettings'>(
    graphql`
      mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
        updateSettings(input: $input) {
          __typename
          ... on UpdateSettingsPayload {
            settings {
              revision
              ...SettingsForm_settings
              ...CaptchaPanel_settings
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
                mailLinkLifetimeHours
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateSettings',
  )
}
