import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useGameItemsQuery, useGameItemsQuery$data } from '../__generated__/useGameItemsQuery.graphql.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'

type Game = useGameItemsQuery$data['games']['edges'][number]['node']

/**
 * Adds the latest games and their screens, loaded when the palette opens. Returns the games that the viewer plays now.
 */
export function useGameItems(opened: boolean): readonly number[] {
  const { t } = useTranslation()
  const viewer = useViewer()
  const environment = useRelayEnvironment()
  const [games, setGames] = useState<readonly Game[]>([])
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
                state
                viewerParticipation {
                  status
                }
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (data) => setGames(data.games.edges.map(({ node }) => node)),
      error: () => setGames([]),
    })
    return () => fetching.unsubscribe()
  }, [environment, opened])
  const items = useMemo(
    () =>
      games.flatMap((game) => {
        const { databaseId, title } = game
        const group = t('palette.gamesGroup')
        const item = (screen: string, label: string): PaletteItem => ({
          id: `game-${databaseId}${screen}`,
          group,
          label,
          to: `/games/${databaseId}${screen}`,
          searchOnly: screen !== '',
        })
        const screens = [item('', title), item('/scoreboard', t('palette.scoreboardOf', { game: title }))]
        if (isPlayed(game)) screens.push(item('/challenges', t('palette.challengesOf', { game: title })))
        if (hasRole(viewer, 'Admin')) {
          const label = t('palette.manage', { game: title })
          screens.push({ ...item('/info', label), to: `/admin/games/${databaseId}/info` })
        }
        return screens
      }),
    [games, t, viewer],
  )
  usePaletteItems('games', items)
  return useMemo(() => games.filter(isPlayed).map(({ databaseId }) => databaseId), [games])
}

function isPlayed({ state, viewerParticipation }: Game): boolean {
  return viewerParticipation?.status === 'Accepted' && (state === 'Running' || state === 'Practice')
}
