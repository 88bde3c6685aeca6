import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { FollowGameTimesSubscription } from '../../../__generated__/FollowGameTimesSubscription.graphql.ts'
import { pageStart } from '../../notice/page-start.ts'

/**
 * Keeps the times of a running game up to date on a page that shows no notices: a pause, a resume and an extension
 * publish a notice.
 */
export function FollowGameTimes({ gameId }: { gameId: string }) {
  const config = useMemo<GraphQLSubscriptionConfig<FollowGameTimesSubscription>>(
    () => ({
      subscription: graphql`
        subscription FollowGameTimesSubscription($gameId: ID!, $after: String, $since: DateTime) {
          noticePublished(gameId: $gameId, after: $after, since: $since) {
            id
            cursor
            ... on TextNotice {
              game {
                id
                state
                pausedAt
                end
              }
            }
          }
        }
      `,
      variables: { gameId, after: null, since: pageStart().since },
      // Before the start there are no notices to subscribe to.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  return null
}
