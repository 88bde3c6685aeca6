import { graphql } from 'react-relay'
import type { useCreateTeamMutation } from '../../__generated__/useCreateTeamMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Creates a team with the viewer as its captain. Refusals are shown in the form. */
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
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createTeam',
    { toast: false },
  )
}
