import { graphql } from 'react-relay'
import type { useCreateApiTokenMutation } from '../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** The token's text is in this one answer. */
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
