import { graphql } from 'react-relay'
import type { useEditTeamMutation } from '../../../__generated__/useEditTeamMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Updates any team, including its lock, for administrators. */
export function useEditTeam() {
  return useMutationResult<useEditTeamMutation, 'editTeam'>(
    graphql`
      mutation useEditTeamMutation($input: EditTeamInput!) {
        editTeam(input: $input) {
          __typename
          ... on EditTeamPayload {
            team {
              ...teamColumns_team
              ...AdminTeamForm_team
            }
          }
          ... on Error {
            message
            code
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
    'editTeam',
  )
}
