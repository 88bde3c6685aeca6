import { graphql } from 'react-relay'
import type { useLogInMutation } from '../../__generated__/useLogInMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/**
 * Opens a session, or returns the token of the second step. Callers reload the page after the session is open, which
 * removes the data of any other session.
 */
export function useLogIn() {
  return useMutationResult<useLogInMutation, 'logIn'>(
    graphql`
      mutation useLogInMutation($input: LogInInput!) {
        logIn(input: $input) {
          __typename
          ... on LogInPayload {
            viewer {
              id
            }
            secondStepToken
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'logIn',
    { toast: false },
  )
}
