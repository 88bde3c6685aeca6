import { graphql } from 'react-relay'
import type { useVerifyEmailMutation } from '../../../__generated__/useVerifyEmailMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Activates an account with an email link and opens a session. */
export function useVerifyEmail() {
  return useMutationResult<useVerifyEmailMutation, 'verifyEmail'>(
    graphql`
      mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          __typename
          ... on VerifyEmailPayload {
            viewer {
              userName
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'verifyEmail',
    { toast: false },
  )
}
