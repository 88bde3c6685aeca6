import { graphql } from 'react-relay'
import type { useDeletePastGameMutation } from '../../__generated__/useDeletePastGameMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useDeletePastGame() {
  return useMutationResult<useDeletePastGameMutation, 'deletePastGame'>(
    graphql`
      mutation useDeletePastGameMutation($input: DeletePastGameInput!) {
        deletePastGame(input: $input) {
          __typename
          ... on DeletePastGamePayload {
            deletedId @deleteRecord
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deletePastGame',
  )
}
