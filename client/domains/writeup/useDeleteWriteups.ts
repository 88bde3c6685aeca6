import { graphql } from 'react-relay'
import type { useDeleteWriteupsMutation } from '../../__generated__/useDeleteWriteupsMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes what every team of a game handed in. */
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
            }
          }
          ... on Error {
            message
            code
          }
        }
      }
    `,
    'deleteWriteups',
  )
}
