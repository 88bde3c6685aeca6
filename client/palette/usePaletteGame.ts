import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { usePaletteGameQuery } from '../__generated__/usePaletteGameQuery.graphql.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { usePaletteQuery } from './usePaletteQuery.ts'

/** A game and, for authors, all its challenges. Null without a game, and until it is loaded. */
export function usePaletteGame(gameId: number | null) {
  const isAuthor = hasRole(useViewer(), 'Admin')
  const loaded = usePaletteQuery<usePaletteGameQuery>(
    graphql`
      query usePaletteGameQuery($gameId: Int!, $isAuthor: Boolean!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          title
          state
          freezeAt
          revealedAt
          viewerParticipation {
            status
            ...useEntry_own
          }
          allChallenges @include(if: $isAuthor) {
            databaseId
            title
            category
          }
        }
      }
    `,
    useMemo(() => (gameId === null ? null : { gameId, isAuthor }), [gameId, isAuthor]),
  )
  return loaded?.response?.game ?? null
}
