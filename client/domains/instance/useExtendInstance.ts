import { graphql } from 'react-relay'
import type { useExtendInstanceMutation } from '../../__generated__/useExtendInstanceMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Extends the instance of the viewer's team. Errors are shown in place. */
export function useExtendInstance() {
  return useMutationResult<useExtendInstanceMutation, 'extendInstance'>(
    graphql`
      mutation useExtendInstanceMutation($input: ExtendInstanceInput!) {
        extendInstance(input: $input) {
          __typename
          ... on ExtendInstancePayload {
            instance {
              ...InstanceControls_instance
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'extendInstance',
    { toast: false },
  )
}
