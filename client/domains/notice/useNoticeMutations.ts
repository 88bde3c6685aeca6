import { graphql } from 'react-relay'
import type { useNoticeMutationsCreateMutation } from '../../__generated__/useNoticeMutationsCreateMutation.graphql.ts'
import type { useNoticeMutationsDeleteMutation } from '../../__generated__/useNoticeMutationsDeleteMutation.graphql.ts'
import type { useNoticeMutationsUpdateMutation } from '../../__generated__/useNoticeMutationsUpdateMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useCreateNotice() {
  return useMutationResult<useNoticeMutationsCreateMutation, 'createNotice'>(
    graphql`
      mutation useNoticeMutationsCreateMutation($input: CreateNoticeInput!, $connections: [ID!]!) {
        createNotice(input: $input) {
          __typename
          ... on CreateNoticePayload {
            noticeEdge @prependEdge(connections: $connections) {
              node {
                id
                ...NoticeRow_notice
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createNotice',
  )
}

export function useUpdateNotice() {
  return useMutationResult<useNoticeMutationsUpdateMutation, 'updateNotice'>(
    graphql`
      mutation useNoticeMutationsUpdateMutation($input: UpdateNoticeInput!) {
        updateNotice(input: $input) {
          __typename
          ... on UpdateNoticePayload {
            notice {
              ...NoticeRow_notice
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateNotice',
  )
}

export function useDeleteNotice() {
  return useMutationResult<useNoticeMutationsDeleteMutation, 'deleteNotice'>(
    graphql`
      mutation useNoticeMutationsDeleteMutation($input: DeleteNoticeInput!, $connections: [ID!]!) {
        deleteNotice(input: $input) {
          __typename
          ... on DeleteNoticePayload {
            deletedId @deleteEdge(connections: $connections)
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteNotice',
  )
}
