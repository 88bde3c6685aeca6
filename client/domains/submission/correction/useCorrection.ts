import { graphql } from 'react-relay'
import type { useCorrectionRestoreMutation } from '../../../__generated__/useCorrectionRestoreMutation.graphql.ts'
import type { useCorrectionVoidMutation } from '../../../__generated__/useCorrectionVoidMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export type CorrectionInput = { gameId: string; submissionIds: readonly string[]; reason: string }

/** Applies corrections of solves. The rows of the submissions follow. */
export function useCorrection() {
  const [voidSolves, isVoiding] = useMutationResult<useCorrectionVoidMutation, 'voidSolves'>(
    graphql`
      mutation useCorrectionVoidMutation($input: VoidSolvesInput!) {
        voidSolves(input: $input) {
          __typename
          ... on VoidSolvesPayload {
            submissions {
              status
              voided {
                voidedAt
              }
              ...SubmissionRow_submission
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'voidSolves',
  )
  const [restoreSolves, isRestoring] = useMutationResult<useCorrectionRestoreMutation, 'restoreSolves'>(
    graphql`
      mutation useCorrectionRestoreMutation($input: RestoreSolvesInput!) {
        restoreSolves(input: $input) {
          __typename
          ... on RestoreSolvesPayload {
            submissions {
              status
              voided {
                voidedAt
              }
              ...SubmissionRow_submission
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'restoreSolves',
  )
  return {
    isRunning: isVoiding || isRestoring,
    voidSolves: (input: CorrectionInput & { mayAnswerAgain: boolean }) =>
      voidSolves({ variables: { input } }),
    restoreSolves: (input: CorrectionInput) => restoreSolves({ variables: { input } }),
  }
}
