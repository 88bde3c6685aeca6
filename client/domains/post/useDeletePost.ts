import { graphql } from 'react-relay'
import type { useDeletePostMutation } from '../../__generated__/useDeletePostMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useDeletePost() {
  return useMutationResult<useDeletePostMutation, 'deletePost'>(
    graphql`
      mutation useDeletePostMutation($input: DeletePostInput!) {
        deletePost(input: $input) {
          __typename
          ... on DeletePostPayload {
            deletedId @deleteRecord
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deletePost',
  )
}
