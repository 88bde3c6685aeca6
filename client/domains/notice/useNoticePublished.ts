import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import {
  ConnectionHandler,
  type GraphQLSubscriptionConfig,
  type RecordProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import type { useNoticePublishedSubscription } from '../../__generated__/useNoticePublishedSubscription.graphql.ts'
import { announceNotice } from './notice-news.ts'
import { filtersOf, NOTICE_FILTERS, type NoticeType } from './notice-filters.ts'

const CONNECTION = 'NoticesPanel_notices'

function isListed(connection: RecordProxy, notice: RecordProxy): boolean {
  return (connection.getLinkedRecords('edges') ?? []).some(
    (edge) => edge?.getLinkedRecord('node')?.getDataID() === notice.getDataID(),
  )
}

// Each filter has its own list, which is loaded when it is first opened.
function prepend(store: RecordSourceSelectorProxy, gameId: string): void {
  const notice = store.getRootField('noticePublished')
  const game = store.get(gameId)
  if (!game) return
  for (const filter of filtersOf(notice.getValue('type') as NoticeType)) {
    const connection = ConnectionHandler.getConnection(game, CONNECTION, { types: NOTICE_FILTERS[filter] })
    if (!connection || isListed(connection, notice)) continue
    const edge = ConnectionHandler.createEdge(store, connection, notice, 'NoticeEdge')
    ConnectionHandler.insertEdgeBefore(connection, edge)
  }
}

/** Subscribes to a game's notices, inserts them into loaded lists and calls `onNotice`. */
export function useNoticePublished(gameId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useNoticePublishedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useNoticePublishedSubscription($gameId: ID!) {
          noticePublished(gameId: $gameId) {
            id
            type
            ... on TextNotice {
              content
              # The notices of a pause and a resume are texts.
              game {
                id
                state
                pausedAt
                end
              }
            }
            ... on HintNotice {
              challengeTitle
            }
            ... on ChallengeNotice {
              challengeTitle
            }
            ... on BloodNotice {
              challengeTitle
              teamName
            }
            ...NoticeLine_notice
          }
        }
      `,
      variables: { gameId },
      updater: (store) => prepend(store, gameId),
      onNext: (data) => {
        if (data) announceNotice(data.noticePublished)
      },
      // Before the start there are no notices to subscribe to.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
}
