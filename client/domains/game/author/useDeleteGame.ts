import { graphql } from 'react-relay'
import type { useDeleteGameMutation } from '../../../__generated__/useDeleteGameMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useDeleteGame() {
  return useMutationResult<useDeleteGameMutation, 'deleteGame'>(
    graphql`
      mutation useDeleteGameMutation($input: DeleteGameInput!) {
        deleteGame(input: $input) {
          __typename
          ... on DeleteGamePayload {
            deletedId @deleteRecord
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteGame',
  )
}
