import { graphql } from 'react-relay'
import type { useSetExtraHintsMutation } from '../../../../__generated__/useSetExtraHintsMutation.graphql.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'

export function useSetExtraHints() {
  return useMutationResult<useSetExtraHintsMutation, 'setExtraHints'>(
    graphql`
      mutation useSetExtraHintsMutation($input: SetExtraHintsInput!) {
        setExtraHints(input: $input) {
          __typename
          ... on SetExtraHintsPayload {
            challenge {
              ...ChallengeEditor_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setExtraHints',
  )
}
