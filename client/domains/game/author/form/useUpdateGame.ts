import { graphql } from 'react-relay'
import type { useUpdateGameMutation } from '../../../../__generated__/useUpdateGameMutation.graphql.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'

export function useUpdateGame() {
  return useMutationResult<useUpdateGameMutation, 'updateGame'>(
    graphql`
      mutation useUpdateGameMutation($input: UpdateGameInput!) {
        updateGame(input: $input) {
          __typename
          ... on UpdateGamePayload {
            game {
              revision
              state
              ...GameForm_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateGame',
  )
}
