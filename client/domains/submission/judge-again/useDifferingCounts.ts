import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useDifferingCountsQuery } from '../../../__generated__/useDifferingCountsQuery.graphql.ts'

const none = { right: 0, wrong: 0 }

type Place = { gameId: string; challengeId: string; version: string }

/** The numbers of stored answers whose verdict differs now. They are read again when `version` changes. */
export function useDifferingCounts({ gameId, challengeId, version }: Place) {
  const environment = useRelayEnvironment()
  const [counts, setCounts] = useState(none)
  useEffect(() => {
    const call = fetchQuery<useDifferingCountsQuery>(
      environment,
      graphql`
        query useDifferingCountsQuery($gameId: ID!, $challengeId: ID!) {
          node(id: $gameId) {
            ... on Game {
              judgeAgainPreview(challengeId: $challengeId) {
                rightCount
                wrongCount
              }
            }
          }
        }
      `,
      { gameId, challengeId },
    ).subscribe({
      next({ node }) {
        const preview = node?.judgeAgainPreview
        setCounts(preview ? { right: preview.rightCount, wrong: preview.wrongCount } : none)
      },
      // The note is an offer; the page works without it.
      error: () => setCounts(none),
    })
    return () => call.unsubscribe()
  }, [environment, gameId, challengeId, version])
  return counts
}
