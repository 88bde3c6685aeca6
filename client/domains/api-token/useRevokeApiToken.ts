import { graphql } from 'react-relay'
import type { useRevokeApiTokenMutation } from '../../__generated__/useRevokeApiTokenMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useRevokeApiToken() {
  return useMutationResult<useRevokeApiTokenMutation, 'revokeApiToken'>(
    graphql`
      mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!) {
        revokeApiToken(input: $input) {
          __typename
          ... on RevokeApiTokenPayload {
            viewer {
              ...ApiTokenList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'revokeApiToken',
  )
}
