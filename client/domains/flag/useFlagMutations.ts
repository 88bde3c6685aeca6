import { graphql } from 'react-relay'
import type { useFlagMutationsCreateMutation } from '../../__generated__/useFlagMutationsCreateMutation.graphql.ts'
import type { useFlagMutationsDeleteMutation } from '../../__generated__/useFlagMutationsDeleteMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useCreateFlags() {
  return useMutationResult<useFlagMutationsCreateMutation, 'createFlags'>(
    graphql`
      mutation useFlagMutationsCreateMutation($input: CreateFlagsInput!) {
        createFlags(input: $input) {
          __typename
          ... on CreateFlagsPayload {
            challenge {
              ...FlagTable_challenge
              ...ChallengeFlagSection_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createFlags',
  )
}

/** The server disables a challenge when its last flag is deleted. */
export function useDeleteFlag() {
  return useMutationResult<useFlagMutationsDeleteMutation, 'deleteFlag'>(
    graphql`
      mutation useFlagMutationsDeleteMutation($input: DeleteFlagInput!) {
        deleteFlag(input: $input) {
          __typename
          ... on DeleteFlagPayload {
            challenge {
              isEnabled
              ...FlagTable_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteFlag',
  )
}
