import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useSubmissionsCorrectedSubscription } from '../../__generated__/useSubmissionsCorrectedSubscription.graphql.ts'

/** Rows of submissions follow the corrections of other organizers. A list of other rows reads itself again. */
export function useSubmissionsCorrected(gameId: string, onCorrected?: () => void): void {
  const latest = useRef(onCorrected)
  useEffect(() => {
    latest.current = onCorrected
  })
  const config = useMemo<GraphQLSubscriptionConfig<useSubmissionsCorrectedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useSubmissionsCorrectedSubscription($gameId: ID!) {
          submissionsCorrected(gameId: $gameId) {
            id
            ...SubmissionRow_submission
          }
        }
      `,
      variables: { gameId },
      onNext: () => latest.current?.(),
      // The list keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
