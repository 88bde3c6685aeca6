import { graphql } from 'react-relay'
import type { useStartInstanceMutation } from '../../__generated__/useStartInstanceMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/**
 * Starts an instance for the viewer's team; `viewerInstanceChanged` reports progress. Errors are shown in place.
 */
export function useStartInstance() {
  return useMutationResult<useStartInstanceMutation, 'startInstance'>(
    graphql`
      mutation useStartInstanceMutation($input: StartInstanceInput!) {
        startInstance(input: $input) {
          __typename
          ... on StartInstancePayload {
            instance {
              ...InstanceControls_instance
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'startInstance',
    { toast: false },
  )
}
