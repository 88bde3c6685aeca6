import { graphql } from 'react-relay'
import type { useJudgeAgainMovesQuery } from '../../../__generated__/useJudgeAgainMovesQuery.graphql.ts'
import { usePreview } from '../correction/usePreview.ts'

const query = graphql`
  query useJudgeAgainMovesQuery($gameId: ID!, $challengeId: ID!, $submissionIds: [ID!]) {
    node(id: $gameId) {
      ... on Game {
        judgeAgainPreview(challengeId: $challengeId, submissionIds: $submissionIds) {
          moved {
            ...usePreview_places
          }
        }
      }
    }
  }
`

const placesOf = ({ node }: useJudgeAgainMovesQuery['response']) => node?.judgeAgainPreview?.moved

/** The preview of new verdicts on the chosen answers, or on all without their ids. */
export function useJudgeAgainMoves(variables: useJudgeAgainMovesQuery['variables'] | null) {
  return usePreview<useJudgeAgainMovesQuery>({ query, variables, placesOf })
}
