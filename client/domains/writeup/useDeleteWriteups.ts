import { graphql } from 'react-relay'
import type { useDeleteWriteupsMutation } from '../../__generated__/useDeleteWriteupsMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes all write-ups of a game. */
export function useDeleteWriteups() {
  return useMutationResult<useDeleteWriteupsMutation, 'deleteWriteups'>(
    graphql`
      mutation useDeleteWriteupsMutation($input: DeleteWriteupsInput!) {
        deleteWriteups(input: $input) {
          __typename
          ... on DeleteWriteupsPayload {
            game {
              ...WriteupActions_game
              ...WriteupBrowser_game
              ...WriteupProgress_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteWriteups',
  )
}
