import { graphql } from 'react-relay'
import type { useBulkTeamsDeleteMutation } from '../../../__generated__/useBulkTeamsDeleteMutation.graphql.ts'
import type { useBulkTeamsLockMutation } from '../../../__generated__/useBulkTeamsLockMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Locks or unlocks many teams. */
export function useLockTeams() {
  return useMutationResult<useBulkTeamsLockMutation, 'lockTeams'>(
    graphql`
      mutation useBulkTeamsLockMutation($input: LockTeamsInput!) {
        lockTeams(input: $input) {
          __typename
          ... on LockTeamsPayload {
            teams {
              locked
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
    'lockTeams',
  )
}

/** Deletes many teams and removes them from the lists. */
export function useDeleteTeams() {
  return useMutationResult<useBulkTeamsDeleteMutation, 'deleteTeams'>(
    graphql`
      mutation useBulkTeamsDeleteMutation($input: DeleteTeamsInput!, $connections: [ID!]!) {
        deleteTeams(input: $input) {
          __typename
          ... on DeleteTeamsPayload {
            deletedIds @deleteEdge(connections: $connections)
            refused {
              itemId
              code
              message
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteTeams',
  )
}
