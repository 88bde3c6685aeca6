import { graphql } from 'react-relay'
import type { useLeaveTeamMutation } from '../../../__generated__/useLeaveTeamMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useLeaveTeam() {
  return useMutationResult<useLeaveTeamMutation, 'leaveTeam'>(
    graphql`
      mutation useLeaveTeamMutation($input: LeaveTeamInput!) {
        leaveTeam(input: $input) {
          __typename
          ... on LeaveTeamPayload {
            viewer {
              ...TeamList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'leaveTeam',
  )
}
