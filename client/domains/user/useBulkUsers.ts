import { graphql } from 'react-relay'
import type { useBulkUsersDeleteMutation } from '../../__generated__/useBulkUsersDeleteMutation.graphql.ts'
import type { useBulkUsersUpdateMutation } from '../../__generated__/useBulkUsersUpdateMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Updates the role of many users, or whether their email addresses are confirmed. */
export function useUpdateUsers() {
  return useMutationResult<useBulkUsersUpdateMutation, 'updateUsers'>(
    graphql`
      mutation useBulkUsersUpdateMutation($input: UpdateUsersInput!) {
        updateUsers(input: $input) {
          __typename
          ... on UpdateUsersPayload {
            users {
              role
              emailConfirmed
            }
            refused {
              itemId
              message
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateUsers',
  )
}

/** Deletes many users permanently and removes them from the lists. */
export function useDeleteUsers() {
  return useMutationResult<useBulkUsersDeleteMutation, 'deleteUsers'>(
    graphql`
      mutation useBulkUsersDeleteMutation($input: DeleteUsersInput!, $connections: [ID!]!) {
        deleteUsers(input: $input) {
          __typename
          ... on DeleteUsersPayload {
            deletedIds @deleteEdge(connections: $connections)
            refused {
              itemId
              message
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteUsers',
  )
}
