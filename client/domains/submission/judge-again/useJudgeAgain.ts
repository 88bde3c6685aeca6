import { graphql } from 'react-relay'
import type { useJudgeAgainMutation } from '../../../__generated__/useJudgeAgainMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Judges stored answers again. */
export function useJudgeAgain() {
  return useMutationResult<useJudgeAgainMutation, 'judgeAgain'>(
    graphql`
      mutation useJudgeAgainMutation($input: JudgeAgainInput!) {
        judgeAgain(input: $input) {
          __typename
          ... on JudgeAgainPayload {
            rightCount
            wrongCount
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'judgeAgain',
  )
}
