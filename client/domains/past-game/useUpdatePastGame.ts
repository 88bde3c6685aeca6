import { graphql } from 'react-relay'
import type { useUpdatePastGameMutation } from '../../__generated__/useUpdatePastGameMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdatePastGame() {
  return useMutationResult<useUpdatePastGameMutation, 'updatePastGame'>(
    graphql`
      mutation useUpdatePastGameMutation($input: UpdatePastGameInput!) {
        updatePastGame(input: $input) {
          __typename
          ... on UpdatePastGamePayload {
            pastGame {
              ...PastGameHead_game
              ...PastGameItem_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updatePastGame',
    { toast: false },
  )
}
