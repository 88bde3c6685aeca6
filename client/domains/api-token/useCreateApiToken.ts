import { graphql } from 'react-relay'
import type { useCreateApiTokenMutation } from '../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Only this response contains the token's text. */
export function useCreateApiToken() {
  return useMutationResult<useCreateApiTokenMutation, 'createApiToken'>(
    graphql`
      mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          __typename
          ... on CreateApiTokenPayload {
            token
            viewer {
              ...ApiTokenList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createApiToken',
    { toast: false },
  )
}
