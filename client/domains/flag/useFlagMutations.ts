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

/** Deletes up to 500 flags. The server disables a challenge when its last correct flag is deleted. */
export function useDeleteFlags() {
  return useMutationResult<useFlagMutationsDeleteMutation, 'deleteFlags'>(
    graphql`
      mutation useFlagMutationsDeleteMutation($input: DeleteFlagsInput!) {
        deleteFlags(input: $input) {
          __typename
          ... on DeleteFlagsPayload {
            challenge {
              isEnabled
              ...FlagTable_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteFlags',
  )
}
