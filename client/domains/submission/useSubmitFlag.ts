import { graphql } from 'react-relay'
import type { useSubmitFlagMutation } from '../../__generated__/useSubmitFlagMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Submits a flag. The payload contains all changes: the challenge, the team's submissions and its rank. */
export function useSubmitFlag() {
  return useMutationResult<useSubmitFlagMutation, 'submitFlag'>(
    graphql`
      mutation useSubmitFlagMutation($input: SubmitFlagInput!) {
        submitFlag(input: $input) {
          __typename
          ... on SubmitFlagPayload {
            submission {
              status
              type
              points
              submittedAt
            }
            challenge {
              isSolved
              viewerSolve {
                solvedAt
              }
              ...ChallengeCard_challenge
              ...FlagBar_challenge
              ...BloodList_challenge
              ...AttemptList_challenge
            }
            participation {
              standing {
                rank
              }
              ...TeamPanel_participation
              ...TeamStrip_participation
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'submitFlag',
    { toast: false },
  )
}
