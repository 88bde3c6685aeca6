import { graphql } from 'react-relay'
import type { useDestroyInstancesMutation } from '../../../__generated__/useDestroyInstancesMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Stops many instances and removes them from the lists. */
export function useDestroyInstances() {
  return useMutationResult<useDestroyInstancesMutation, 'destroyInstances'>(
    graphql`
      mutation useDestroyInstancesMutation($input: DestroyInstancesInput!, $connections: [ID!]!) {
        destroyInstances(input: $input) {
          __typename
          ... on DestroyInstancesPayload {
            destroyedIds @deleteEdge(connections: $connections)
            refused {
              itemId
              message
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'destroyInstances',
  )
}
