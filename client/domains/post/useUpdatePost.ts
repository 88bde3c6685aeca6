import { graphql } from 'react-relay'
import type { useUpdatePostMutation } from '../../__generated__/useUpdatePostMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdatePost() {
  return useMutationResult<useUpdatePostMutation, 'updatePost'>(
    graphql`
      mutation useUpdatePostMutation($input: UpdatePostInput!) {
        updatePost(input: $input) {
          __typename
          ... on UpdatePostPayload {
            post {
              ...PostArticle_post
              ...PostForm_post
              ...PostItem_post
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updatePost',
  )
}
