import { graphql } from 'react-relay'
import type { useDeleteUserMutation } from '../../__generated__/useDeleteUserMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes a user permanently and removes it from the lists. */
export function useDeleteUser() {
  return useMutationResult<useDeleteUserMutation, 'deleteUser'>(
    graphql`
      mutation useDeleteUserMutation($input: DeleteUserInput!, $connections: [ID!]!) {
        deleteUser(input: $input) {
          __typename
          ... on DeleteUserPayload {
            deletedId @deleteEdge(connections: $connections)
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteUser',
  )
}
