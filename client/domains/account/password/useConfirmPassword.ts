import { graphql } from 'react-relay'
import type { useConfirmPasswordMutation } from '../../../__generated__/useConfirmPasswordMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Confirms the password for the session. */
export function useConfirmPassword() {
  return useMutationResult<useConfirmPasswordMutation, 'confirmPassword'>(
    graphql`
      mutation useConfirmPasswordMutation($input: ConfirmPasswordInput!) {
        confirmPassword(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'confirmPassword',
  )
}
