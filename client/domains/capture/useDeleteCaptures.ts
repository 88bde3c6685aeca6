import { graphql } from 'react-relay'
import type { useDeleteCapturesMutation } from '../../__generated__/useDeleteCapturesMutation.graphql.ts'
import type { useDeleteCapturesOneMutation } from '../../__generated__/useDeleteCapturesOneMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Deletes all captures of a team for a challenge. */
export function useDeleteCaptures() {
  return useMutationResult<useDeleteCapturesMutation, 'deleteCaptures'>(
    graphql`
      mutation useDeleteCapturesMutation($input: DeleteCapturesInput!) {
        deleteCaptures(input: $input) {
          __typename
          ... on DeleteCapturesPayload {
            participationId
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteCaptures',
  )
}

/** Deletes one capture. */
export function useDeleteCapture() {
  return useMutationResult<useDeleteCapturesOneMutation, 'deleteCapture'>(
    graphql`
      mutation useDeleteCapturesOneMutation($input: DeleteCaptureInput!) {
        deleteCapture(input: $input) {
          __typename
          ... on DeleteCapturePayload {
            deletedFileName
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteCapture',
  )
}
