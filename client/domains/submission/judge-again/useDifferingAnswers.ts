import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useDifferingAnswersQuery } from '../../../__generated__/useDifferingAnswersQuery.graphql.ts'

type Response = useDifferingAnswersQuery['response']
type Preview = NonNullable<NonNullable<Response['node']>['judgeAgainPreview']>
export type DifferingAnswer = NonNullable<Preview['answers']>[number]

/** The stored answers whose verdict differs now: null while they load, undefined after a failure. */
export function useDifferingAnswers(gameId: string, challengeId: string) {
  const environment = useRelayEnvironment()
  const [answers, setAnswers] = useState<readonly DifferingAnswer[] | null | undefined>(null)
  useEffect(() => {
    const call = fetchQuery<useDifferingAnswersQuery>(
      environment,
      graphql`
        query useDifferingAnswersQuery($gameId: ID!, $challengeId: ID!) {
          node(id: $gameId) {
            ... on Game {
              judgeAgainPreview(challengeId: $challengeId) {
                answers {
                  submissionId
                  teamName
                  userName
                  submittedAt
                  answer
                  before
                  after
                  isSolve
                }
              }
            }
          }
        }
      `,
      { gameId, challengeId },
    ).subscribe({
      next: ({ node }) => setAnswers(node?.judgeAgainPreview?.answers ?? undefined),
      error: () => setAnswers(undefined),
    })
    return () => call.unsubscribe()
  }, [environment, gameId, challengeId])
  return answers
}
