import { graphql } from 'react-relay'
import type { useCreateGameMutation } from '../../../__generated__/useCreateGameMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useCreateGame() {
  return useMutationResult<useCreateGameMutation, 'createGame'>(
    graphql`
      mutation useCreateGameMutation($input: CreateGameInput!) {
        createGame(input: $input) {
          __typename
          ... on CreateGamePayload {
            game {
              databaseId
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createGame',
  )
}
