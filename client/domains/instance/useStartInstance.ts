import { graphql } from 'react-relay'
import type { useStartInstanceMutation } from '../../__generated__/useStartInstanceMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Asks for the container of the viewer's team; `instanceChanged` tells how that goes. A refusal is shown in place. */
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
          ... on Error {
            message
            code
          }
        }
      }
    `,
    'startInstance',
    { toast: false },
  )
}
