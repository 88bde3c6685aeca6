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
          ... on Error {
            code
            message
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'createApiToken',
    { toast: false },
  )
}
