import { graphql } from 'react-relay'
import type { useStopInstanceMutation } from '../../__generated__/useStopInstanceMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Stops the instance of the viewer's team, also a queued one. Errors are shown in place. */
export function useStopInstance() {
  return useMutationResult<useStopInstanceMutation, 'stopInstance'>(
    graphql`
      mutation useStopInstanceMutation($input: StopInstanceInput!) {
        stopInstance(input: $input) {
          __typename
          ... on StopInstancePayload {
            instance {
              ...InstanceControls_instance
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'stopInstance',
    { toast: false },
  )
}
