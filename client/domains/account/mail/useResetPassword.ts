import { graphql } from 'react-relay'
import type { useResetPasswordMutation } from '../../../__generated__/useResetPasswordMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Sets a new password with an email link and ends all sessions of the user. */
export function useResetPassword() {
  return useMutationResult<useResetPasswordMutation, 'resetPassword'>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          __typename
          ... on ResetPasswordPayload {
            email
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'resetPassword',
    { toast: false },
  )
}
