import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { FollowChallengeSubscription } from '../../../../__generated__/FollowChallengeSubscription.graphql.ts'
import { useRefreshAfterGap } from '../../../../relay/useRefreshAfterGap.ts'

type Props = {
  challengeId: string
  /** Loads the challenge again after updates were missed. */
  onGap: () => void
}

/** Keeps the text, the hints and the answers of an open challenge up to date. */
export function FollowChallenge({ challengeId, onGap }: Props) {
  useRefreshAfterGap(onGap)
  const config = useMemo<GraphQLSubscriptionConfig<FollowChallengeSubscription>>(
    () => ({
      subscription: graphql`
        subscription FollowChallengeSubscription($challengeId: ID!) {
          viewerChallengeChanged(challengeId: $challengeId) {
            ...ChallengeDialogContent_challenge
          }
        }
      `,
      variables: { challengeId },
      // The dialog keeps its data; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [challengeId],
  )
  useSubscription(config)
  return null
}
