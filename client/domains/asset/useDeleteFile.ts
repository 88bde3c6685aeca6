import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import type { useDeleteFileMutation } from '../../__generated__/useDeleteFileMutation.graphql.ts'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes a file and shows the result; a file in use is kept. Resolves to whether it was deleted. */
export function useDeleteFile() {
  const { t } = useTranslation()
  const [deleteFile] = useMutationResult<useDeleteFileMutation, 'deleteFile'>(
    graphql`
      mutation useDeleteFileMutation($input: DeleteFileInput!) {
        deleteFile(input: $input) {
          __typename
          ... on DeleteFilePayload {
            removed
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteFile',
  )
  return useCallback(
    async ({ hash, name }: { hash: string; name: string }): Promise<boolean> => {
      const outcome = await deleteFile({ variables: { input: { hash } } })
      if (!outcome.ok) return false
      if (outcome.payload.removed) showSuccess(t('files.deleted', { name }))
      else showFailure(t('files.inUse', { name }), t('files.inUseText'))
      return outcome.payload.removed ?? false
    },
    [deleteFile, t],
  )
}
