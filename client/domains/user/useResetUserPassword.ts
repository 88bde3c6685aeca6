import { graphql } from 'react-relay'
import type { useResetUserPasswordMutation } from '../../__generated__/useResetUserPasswordMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Resets a user's password and ends their sessions. */
export function useResetUserPassword() {
  return useMutationResult<useResetUserPasswordMutation, 'resetUserPassword'>(
    graphql`
      mutation useResetUserPasswordMutation($input: ResetUserPasswordInput!) {
        resetUserPassword(input: $input) {
          __typename
          ... on ResetUserPasswordPayload {
            password
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'resetUserPassword',
  )
}
