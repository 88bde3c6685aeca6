import { graphql } from 'react-relay'
import type { useUpdateSettingsMutation } from '../../__generated__/useUpdateSettingsMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdateSettings() {
  return useMutationResult<useUpdateSettingsMutation, 'updateSettings'>(
    graphql`
      mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
        updateSettings(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateSettings',
  )
}
