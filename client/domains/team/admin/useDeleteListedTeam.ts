import { graphql } from 'react-relay'
import type { useDeleteListedTeamMutation } from '../../../__generated__/useDeleteListedTeamMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Deletes any team permanently, for administrators. */
export function useDeleteListedTeam() {
  return useMutationResult<useDeleteListedTeamMutation, 'deleteTeam'>(
    graphql`
      mutation useDeleteListedTeamMutation($input: DeleteTeamInput!) {
        deleteTeam(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteTeam',
  )
}
