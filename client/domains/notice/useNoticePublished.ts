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
import { pageStart } from './page-start.ts'
import { filtersOf, NOTICE_FILTERS, type NoticeType } from './notice-filters.ts'

const CONNECTION = 'NoticesPanel_notices'

const timeOf = (notice: RecordProxy) => Date.parse(String(notice.getValue('publishedAt')))

/** The index at which a notice belongs; null if it is listed, or older than the loaded part of the list. */
function indexFor(notice: RecordProxy, listed: readonly RecordProxy[]): number | null {
  if (listed.some((other) => other.getDataID() === notice.getDataID())) return null
  const index = listed.findIndex((other) => timeOf(other) <= timeOf(notice))
  if (index === -1) return listed.length === 0 ? 0 : null
  return index
}

// Each filter has its own list, which is loaded when it is first opened.
function insert(store: RecordSourceSelectorProxy, gameId: string): void {
  const notice = store.getRootField('noticePublished')
  const game = store.get(gameId)
  if (!game) return
  for (const filter of filtersOf(notice.getValue('type') as NoticeType)) {
    const connection = ConnectionHandler.getConnection(game, CONNECTION, { types: NOTICE_FILTERS[filter] })
    if (!connection) continue
    const edges = (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge ?? [])
    const index = indexFor(
      notice,
      edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []),
    )
    if (index === null) continue
    const edge = ConnectionHandler.createEdge(store, connection, notice, 'NoticeEdge')
    connection.setLinkedRecords(edges.toSpliced(index, 0, edge), 'edges')
  }
}

/** Subscribes to a game's notices, inserts them into loaded lists and announces new ones to `onNotice`. */
export function useNoticePublished(gameId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useNoticePublishedSubscription>>(() => {
    const { since, isNew } = pageStart()
    return {
      subscription: graphql`
        subscription useNoticePublishedSubscription($gameId: ID!, $after: String, $since: DateTime) {
          noticePublished(gameId: $gameId, after: $after, since: $since) {
            id
            cursor
            type
            publishedAt
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
              challenge {
                databaseId
              }
            }
            ... on ChallengeNotice {
              challengeTitle
              challenge {
                databaseId
              }
            }
            ... on BloodNotice {
              challengeTitle
              teamName
              challenge {
                databaseId
              }
            }
            ...NoticeLine_notice
          }
        }
      `,
      variables: { gameId, after: null, since },
      updater: (store) => insert(store, gameId),
      onNext: (data) => {
        if (data && isNew(data.noticePublished)) announceNotice(data.noticePublished)
      },
      // Before the start there are no notices to subscribe to.
      onError: () => undefined,
    }
  }, [gameId])
  useSubscription(config)
}
