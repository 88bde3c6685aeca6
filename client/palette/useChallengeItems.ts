import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  useChallengeItemsQuery,
  useChallengeItemsQuery$data,
} from '../__generated__/useChallengeItemsQuery.graphql.ts'
import { usePalette, usePaletteItems, type PaletteItem } from './palette-items.ts'

type Challenges = NonNullable<useChallengeItemsQuery$data['game']>['challenges']

/** The challenges of the current game, loaded when the palette opens. */
export function useChallengeItems(gameId: number, maySee: boolean): void {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const { opened } = usePalette()
  const [challenges, setChallenges] = useState<Challenges>([])
  const isWanted = opened && maySee
  useEffect(() => {
    if (!isWanted) return undefined
    const fetching = fetchQuery<useChallengeItemsQuery>(
      environment,
      graphql`
        query useChallengeItemsQuery($gameId: Int!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            challenges {
              databaseId
              title
              category
            }
          }
        }
      `,
      { gameId },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (data) => setChallenges(data.game?.challenges ?? []),
      error: () => setChallenges([]),
    })
    return () => fetching.unsubscribe()
  }, [environment, gameId, isWanted])
  const items = useMemo(
    () =>
      (maySee ? challenges : []).map<PaletteItem>(({ databaseId, title, category }) => ({
        id: `challenge-${databaseId}`,
        group: t('palette.challengesGroup'),
        label: title,
        keywords: category,
        to: `/games/${gameId}/challenges?challenge=${databaseId}`,
      })),
    [challenges, gameId, maySee, t],
  )
  usePaletteItems('challenges', items)
}
