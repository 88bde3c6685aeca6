import { graphql } from 'react-relay'
import type { useCreateTeamMutation } from '../../__generated__/useCreateTeamMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** The viewer becomes captain. Refusals are shown in the form. */
export function useCreateTeam() {
  return useMutationResult<useCreateTeamMutation, 'createTeam'>(
    graphql`
      mutation useCreateTeamMutation($input: CreateTeamInput!) {
        createTeam(input: $input) {
          __typename
          ... on CreateTeamPayload {
            team {
              name
            }
            viewer {
              ...TeamList_viewer
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
    'createTeam',
    { toast: false },
  )
}
