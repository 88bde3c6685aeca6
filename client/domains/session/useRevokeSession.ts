import { graphql } from 'react-relay'
import type { useRevokeSessionMutation } from '../../__generated__/useRevokeSessionMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Logs out another browser. */
export function useRevokeSession() {
  return useMutationResult<useRevokeSessionMutation, 'revokeSession'>(
    graphql`
      mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
        revokeSession(input: $input) {
          __typename
          ... on RevokeSessionPayload {
            viewer {
              ...SessionList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'revokeSession',
  )
}
