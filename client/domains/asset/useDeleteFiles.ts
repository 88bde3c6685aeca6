import { graphql } from 'react-relay'
import type { useDeleteFilesMutation } from '../../__generated__/useDeleteFilesMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes several files. `refused` lists those that stay, such as files in use. */
export function useDeleteFiles() {
  return useMutationResult<useDeleteFilesMutation, 'deleteFiles'>(
    graphql`
      mutation useDeleteFilesMutation($input: DeleteFilesInput!) {
        deleteFiles(input: $input) {
          __typename
          ... on DeleteFilesPayload {
            deletedHashes
            refused {
              itemId
              message
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteFiles',
  )
}
