import { graphql } from 'react-relay'
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Changes the password. The session gets a new ID, so callers refresh the list of sessions. */
export function useChangePassword() {
  return useMutationResult<useChangePasswordMutation, 'changePassword'>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'changePassword',
  )
}
