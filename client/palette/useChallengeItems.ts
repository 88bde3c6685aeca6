import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useChallengeItemsQuery } from '../__generated__/useChallengeItemsQuery.graphql.ts'
import { usePalette, usePaletteItems, type PaletteItem } from './palette-items.ts'

/** The maximum number of games whose challenges are loaded. More would be slow to load and to search. */
const MOST_GAMES = 5

type Found = { gameId: number; databaseId: number; title: string; category: string }

/** Adds the challenges of games to the palette, loaded when it opens. */
export function useChallengeItems(gameIds: readonly number[]): void {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const { opened } = usePalette()
  const [found, setFound] = useState<readonly Found[]>([])
  const wanted = gameIds.slice(0, MOST_GAMES).join(',')
  useEffect(() => {
    if (!opened || wanted === '') return undefined
    const fetching = wanted.split(',').map((id) => {
      const gameId = Number(id)
      return fetchQuery<useChallengeItemsQuery>(
        environment,
        graphql`
          query useChallengeItemsQuery($gameId: Int!) {
            game: gameByDatabaseId(databaseId: $gameId) {
              challenges {
                databaseId
                title
                category
                # The page of challenges shows the same list. A challenge that is new to it must be complete.
                score
                solvedCount
                isSolved
                ...CategoryFilter_challenges
                ...ChallengeList_challenges
                ...ChallengeDialog_challenge
              }
            }
          }
        `,
        { gameId },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ game }) => {
          const loaded = (game?.challenges ?? []).map((challenge) => ({ ...challenge, gameId }))
          setFound((before) => [...before.filter((one) => one.gameId !== gameId), ...loaded])
        },
        error: () => setFound((before) => before.filter((one) => one.gameId !== gameId)),
      })
    })
    return () => {
      for (const subscription of fetching) subscription.unsubscribe()
    }
  }, [environment, opened, wanted])
  const items = useMemo(
    () =>
      found
        .filter(({ gameId }) => wanted.split(',').includes(String(gameId)))
        .map<PaletteItem>(({ gameId, databaseId, title, category }) => ({
          id: `challenge-${databaseId}`,
          group: t('palette.challengesGroup'),
          label: title,
          keywords: category,
          to: `/games/${gameId}/challenges?challenge=${databaseId}`,
        })),
    [found, wanted, t],
  )
  usePaletteItems('challenges', items)
}
