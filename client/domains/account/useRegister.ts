import { graphql } from 'react-relay'
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Registers an account; the status says whether it is active immediately. */
export function useRegister() {
  return useMutationResult<useRegisterMutation, 'register'>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) {
        register(input: $input) {
          __typename
          ... on RegisterPayload {
            status
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'register',
    { toast: false },
  )
}
