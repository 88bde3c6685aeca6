import { graphql } from 'react-relay'
import type { useDuplicateChallengeMutation } from '../../../__generated__/useDuplicateChallengeMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Copies a challenge within its game. */
export function useDuplicateChallenge() {
  return useMutationResult<useDuplicateChallengeMutation, 'duplicateChallenge'>(
    graphql`
      mutation useDuplicateChallengeMutation($input: DuplicateChallengeInput!) {
        duplicateChallenge(input: $input) {
          __typename
          ... on DuplicateChallengePayload {
            challenge {
              databaseId
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'duplicateChallenge',
  )
}
