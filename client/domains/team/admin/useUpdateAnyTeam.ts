import { graphql } from 'react-relay'
import type { useUpdateAnyTeamMutation } from '../../../__generated__/useUpdateAnyTeamMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Updates any team, including its lock, for administrators. */
export function useUpdateAnyTeam() {
  return useMutationResult<useUpdateAnyTeamMutation, 'updateAnyTeam'>(
    graphql`
      mutation useUpdateAnyTeamMutation($input: UpdateAnyTeamInput!) {
        updateAnyTeam(input: $input) {
          __typename
          ... on UpdateAnyTeamPayload {
            team {
              ...teamColumns_team
              ...AdminTeamForm_team
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateAnyTeam',
  )
}
