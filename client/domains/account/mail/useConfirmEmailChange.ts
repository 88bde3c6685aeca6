import { graphql } from 'react-relay'
import type { useConfirmEmailChangeMutation } from '../../../__generated__/useConfirmEmailChangeMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Confirms the new address and ends all other sessions of the user. */
export function useConfirmEmailChange() {
  return useMutationResult<useConfirmEmailChangeMutation, 'confirmEmailChange'>(
    graphql`
      mutation useConfirmEmailChangeMutation($input: ConfirmEmailChangeInput!) {
        confirmEmailChange(input: $input) {
          __typename
          ... on ConfirmEmailChangePayload {
            viewer {
              id
              email
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'confirmEmailChange',
    { toast: false },
  )
}
