import { graphql } from 'react-relay'
import type { useScheduleChallengesMutation } from '../../../../__generated__/useScheduleChallengesMutation.graphql.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'

/** Sets the times of several challenges together. */
export function useScheduleChallenges() {
  return useMutationResult<useScheduleChallengesMutation, 'scheduleChallenges'>(
    graphql`
      mutation useScheduleChallengesMutation($input: ScheduleChallengesInput!) {
        scheduleChallenges(input: $input) {
          __typename
          ... on ScheduleChallengesPayload {
            game {
              ...ChallengeSchedule_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'scheduleChallenges',
  )
}
