import { graphql } from 'react-relay'
import type { useResetLogoMutation } from '../../__generated__/useResetLogoMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useResetLogo() {
  return useMutationResult<useResetLogoMutation, 'resetLogo'>(
    graphql`
      mutation useResetLogoMutation {
        resetLogo {
          __typename
          ... on ResetLogoPayload {
            settings {
              ...LogoPanel_settings
              clientConfig {
                logoUrl
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'resetLogo',
  )
}
