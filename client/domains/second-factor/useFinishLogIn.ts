import { graphql } from 'react-relay'
import type { useFinishLogInMutation } from '../../__generated__/useFinishLogInMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Opens a session with the code of the second step. Callers then reload the page, as after `useLogIn`. */
export function useFinishLogIn() {
  return useMutationResult<useFinishLogInMutation, 'finishLogIn'>(
    graphql`
      mutation useFinishLogInMutation($input: FinishLogInInput!) {
        finishLogIn(input: $input) {
          __typename
          ... on FinishLogInPayload {
            viewer {
              id
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'finishLogIn',
    { toast: false },
  )
}
