import { graphql } from 'react-relay'
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Asks for a mail with a link to a new password; the answer is the same whether anybody has the address. */
export function useRequestPasswordReset() {
  return useMutationResult<useRequestPasswordResetMutation, 'requestPasswordReset'>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          __typename
          ... on RequestPasswordResetPayload {
            email
          }
          ... on Error {
            code
            message
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'requestPasswordReset',
    { toast: false },
  )
}
