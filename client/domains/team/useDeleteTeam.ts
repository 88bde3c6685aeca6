import { graphql } from 'react-relay'
import type { useDeleteTeamMutation } from '../../__generated__/useDeleteTeamMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Disbands the team permanently. */
export function useDeleteTeam() {
  return useMutationResult<useDeleteTeamMutation, 'deleteTeam'>(
    graphql`
      mutation useDeleteTeamMutation($input: DeleteTeamInput!) {
        deleteTeam(input: $input) {
          __typename
          ... on DeleteTeamPayload {
            viewer {
              ...TeamList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteTeam',
  )
}
