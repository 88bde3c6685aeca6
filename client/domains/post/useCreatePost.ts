import { graphql } from 'react-relay'
import type { useCreatePostMutation } from '../../__generated__/useCreatePostMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useCreatePost() {
  return useMutationResult<useCreatePostMutation, 'createPost'>(
    graphql`
      mutation useCreatePostMutation($input: CreatePostInput!) {
        createPost(input: $input) {
          __typename
          ... on CreatePostPayload {
            post {
              databaseId
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createPost',
  )
}
