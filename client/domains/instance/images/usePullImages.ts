import { graphql } from 'react-relay'
import type { usePullImagesMutation } from '../../../__generated__/usePullImagesMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Queues pulls of all images of a game. */
export function usePullImages() {
  return useMutationResult<usePullImagesMutation, 'pullImages'>(
    graphql`
      mutation usePullImagesMutation($input: PullImagesInput!) {
        pullImages(input: $input) {
          __typename
          ... on PullImagesPayload {
            game {
              ...ImageTable_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'pullImages',
  )
}
