import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useGameItemsQuery, useGameItemsQuery$data } from '../__generated__/useGameItemsQuery.graphql.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'

type Games = useGameItemsQuery$data['games']['edges']

/** The latest games, loaded when the palette first opens. */
export function useGameItems(opened: boolean): void {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const [games, setGames] = useState<Games>([])
  useEffect(() => {
    if (!opened) return undefined
    const fetching = fetchQuery<useGameItemsQuery>(
      environment,
      graphql`
        query useGameItemsQuery {
          games(first: 50) {
            edges {
              node {
                databaseId
                title
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: (data) => setGames(data.games.edges), error: () => setGames([]) })
    return () => fetching.unsubscribe()
  }, [environment, opened])
  const items = useMemo(
    () =>
      games.flatMap<PaletteItem>((edge) => {
        if (!edge) return []
        const { databaseId, title } = edge.node
        return [
          {
            id: `game-${databaseId}`,
            group: t('palette.gamesGroup'),
            label: title,
            to: `/games/${databaseId}`,
          },
        ]
      }),
    [games, t],
  )
  usePaletteItems('games', items)
}
