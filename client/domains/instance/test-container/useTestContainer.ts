import { graphql } from 'react-relay'
import type { useTestContainerStartMutation } from '../../../__generated__/useTestContainerStartMutation.graphql.ts'
import type { useTestContainerStopMutation } from '../../../__generated__/useTestContainerStopMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Starts a test container. Errors are shown in place. */
export function useStartTestContainer() {
  return useMutationResult<useTestContainerStartMutation, 'startTestContainer'>(
    graphql`
      mutation useTestContainerStartMutation($input: StartTestContainerInput!) {
        startTestContainer(input: $input) {
          __typename
          ... on StartTestContainerPayload {
            instance {
              ...TestContainer_instance
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'startTestContainer',
    { toast: false },
  )
}

export function useStopTestContainer() {
  return useMutationResult<useTestContainerStopMutation, 'stopTestContainer'>(
    graphql`
      mutation useTestContainerStopMutation($input: StopTestContainerInput!) {
        stopTestContainer(input: $input) {
          __typename
          ... on StopTestContainerPayload {
            instance {
              ...TestContainer_instance
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'stopTestContainer',
    { toast: false },
  )
}
