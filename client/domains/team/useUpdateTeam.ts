import { graphql } from 'react-relay'
import type { useUpdateTeamMutation } from '../../__generated__/useUpdateTeamMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdateTeam() {
  return useMutationResult<useUpdateTeamMutation, 'updateTeam'>(
    graphql`
      mutation useUpdateTeamMutation($input: UpdateTeamInput!) {
        updateTeam(input: $input) {
          __typename
          ... on UpdateTeamPayload {
            team {
              ...TeamCard_team
              ...TeamDialog_team
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateTeam',
  )
}
