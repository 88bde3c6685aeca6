import { graphql } from 'react-relay'
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Requests an email to the new address. `mailSent` is false if organizers change addresses. */
export function useRequestEmailChange() {
  return useMutationResult<useRequestEmailChangeMutation, 'requestEmailChange'>(
    graphql`
      mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
        requestEmailChange(input: $input) {
          __typename
          ... on RequestEmailChangePayload {
            mailSent
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'requestEmailChange',
    { toast: false },
  )
}
