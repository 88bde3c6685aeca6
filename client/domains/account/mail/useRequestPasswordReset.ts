import { graphql } from 'react-relay'
import type { useRequestPasswordResetMutation } from '../../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Requests a password reset email. The response is the same whether or not the address is known. */
export function useRequestPasswordReset() {
  return useMutationResult<useRequestPasswordResetMutation, 'requestPasswordReset'>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          __typename
          ... on RequestPasswordResetPayload {
            email
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'requestPasswordReset',
    { toast: false },
  )
}
