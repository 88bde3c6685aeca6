import { graphql } from 'react-relay'
import type { useDestroyInstanceMutation } from '../../../__generated__/useDestroyInstanceMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Stops an instance and removes it from the list. */
export function useDestroyInstance() {
  return useMutationResult<useDestroyInstanceMutation, 'destroyInstance'>(
    graphql`
      mutation useDestroyInstanceMutation($input: DestroyInstanceInput!, $connections: [ID!]!) {
        destroyInstance(input: $input) {
          __typename
          ... on DestroyInstancePayload {
            destroyedInstanceId @deleteEdge(connections: $connections)
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'destroyInstance',
  )
}
