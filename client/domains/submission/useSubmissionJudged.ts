import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type {
  useSubmissionJudgedSubscription,
  useSubmissionJudgedSubscription$data,
} from '../../__generated__/useSubmissionJudgedSubscription.graphql.ts'

type JudgedSubmission = useSubmissionJudgedSubscription$data['submissionJudged']

/** Subscribes to judged submissions of the viewer's team; for monitors, of all teams. */
export function useSubmissionJudged(gameId: string, onJudged: (submission: JudgedSubmission) => void): void {
  const handler = useRef(onJudged)
  useEffect(() => {
    handler.current = onJudged
  }, [onJudged])
  const config = useMemo<GraphQLSubscriptionConfig<useSubmissionJudgedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useSubmissionJudgedSubscription($gameId: ID!) {
          submissionJudged(gameId: $gameId) {
            challengeId
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
      // Without the subscription, the team's solves appear after the next page load.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
