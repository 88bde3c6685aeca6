import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type {
  useSubmissionJudgedSubscription,
  useSubmissionJudgedSubscription$data,
} from '../../__generated__/useSubmissionJudgedSubscription.graphql.ts'

export type JudgedSubmission = useSubmissionJudgedSubscription$data['submissionJudged']

/** Follows answers as they are judged: those of the viewer's team, for monitors those of all. */
export function useSubmissionJudged(gameId: number, onJudged: (submission: JudgedSubmission) => void): void {
  const handler = useRef(onJudged)
  useEffect(() => {
    handler.current = onJudged
  }, [onJudged])
  const config = useMemo<GraphQLSubscriptionConfig<useSubmissionJudgedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useSubmissionJudgedSubscription($gameId: Int!) {
          submissionJudged(gameId: $gameId) {
            challengeDatabaseId
            challengeTitle
            status
            userName
            teamName
          }
        }
      `,
      variables: { gameId },
      onNext: (data) => {
        if (data) handler.current(data.submissionJudged)
      },
      // Without it one learns of the team's solves when the page is loaded the next time.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
