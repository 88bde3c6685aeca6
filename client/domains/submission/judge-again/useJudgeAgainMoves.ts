import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useJudgeAgainMovesQuery } from '../../../__generated__/useJudgeAgainMovesQuery.graphql.ts'
import type { Preview } from '../correction/usePreview.ts'

type Choice = { gameId: string; challengeId: string; submissionIds: readonly string[] | null; count: number }

/** What the new verdicts on the chosen answers, or on all (null), move: null while it loads, undefined after a failure. */
export function useJudgeAgainMoves({ gameId, challengeId, submissionIds, count }: Choice) {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<Preview | null | undefined>(null)
  const key = submissionIds?.join(' ') ?? null
  useEffect(() => {
    setPreview(null)
    if (count === 0) return
    const call = fetchQuery<useJudgeAgainMovesQuery>(
      environment,
      graphql`
        query useJudgeAgainMovesQuery($gameId: ID!, $challengeId: ID!, $submissionIds: [ID!]) {
          node(id: $gameId) {
            ... on Game {
              judgeAgainPreview(challengeId: $challengeId, submissionIds: $submissionIds) {
                moved {
                  teams {
                    teamDatabaseId
                    teamName
                    before {
                      rank
                      score
                    }
                    after {
                      rank
                      score
                    }
                  }
                  challenges {
                    challengeDatabaseId
                    title
                    before {
                      points
                      bloods
                    }
                    after {
                      points
                      bloods
                    }
                  }
                }
              }
            }
          }
        }
      `,
      { gameId, challengeId, submissionIds: key?.split(' ') ?? null },
    ).subscribe({
      next({ node }) {
        const moved = node?.judgeAgainPreview?.moved
        setPreview(moved ? { ...moved, solveCount: count } : undefined)
      },
      error: () => setPreview(undefined),
    })
    return () => call.unsubscribe()
  }, [environment, gameId, challengeId, key, count])
  return preview
}
