import { graphql } from 'react-relay'
import type { useEditFlagsCreateMutation } from '../../__generated__/useEditFlagsCreateMutation.graphql.ts'
import type { useEditFlagsDeleteMutation } from '../../__generated__/useEditFlagsDeleteMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useCreateFlags() {
  return useMutationResult<useEditFlagsCreateMutation, 'createFlags'>(
    graphql`
      mutation useEditFlagsCreateMutation($input: CreateFlagsInput!) {
        createFlags(input: $input) {
          __typename
          ... on CreateFlagsPayload {
            challenge {
              ...FlagTable_challenge
            }
          }
          ... on Error {
            message
            code
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'createFlags',
  )
}

/** The server disables a challenge when its last flag is deleted. */
export function useDeleteFlag() {
  return useMutationResult<useEditFlagsDeleteMutation, 'deleteFlag'>(
    graphql`
      mutation useEditFlagsDeleteMutation($input: DeleteFlagInput!) {
        deleteFlag(input: $input) {
          __typename
          ... on DeleteFlagPayload {
            challenge {
              isEnabled
              ...FlagTable_challenge
            }
          }
          ... on Error {
            message
            code
          }
        }
      }
    `,
    'deleteFlag',
  )
}
