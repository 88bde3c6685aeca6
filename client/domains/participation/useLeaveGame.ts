import { graphql } from 'react-relay'
import type { useLeaveGameMutation } from '../../__generated__/useLeaveGameMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useLeaveGame() {
  return useMutationResult<useLeaveGameMutation, 'leaveGame'>(
    graphql`
      mutation useLeaveGameMutation($input: LeaveGameInput!) {
        leaveGame(input: $input) {
          __typename
          ... on LeaveGamePayload {
            game {
              ...useEntry_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'leaveGame',
  )
}
