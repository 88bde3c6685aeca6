import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { seesChallenges } from './game-screens.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'
import type { usePaletteLists } from './usePaletteLists.ts'

type Lists = NonNullable<ReturnType<typeof usePaletteLists>>

/** Adds the latest games and their main screens. The current game has items of its own. */
export function useGameItems(games: Lists['games'] | null, currentId: number | null): void {
  const { t } = useTranslation()
  const viewer = useViewer()
  const items = useMemo(
    () =>
      (games?.edges ?? []).flatMap(({ node: game }) => {
        const { databaseId, title } = game
        if (databaseId === currentId) return []
        const group = t('palette.gamesGroup')
        const item = (screen: string, label: string): PaletteItem => ({
          id: `game-${databaseId}${screen}`,
          group,
          label,
          to: `/games/${databaseId}${screen}`,
          searchOnly: screen !== '',
        })
        const screens = [item('', title)]
        if (game.state !== 'Upcoming') {
          screens.push(item('/scoreboard', t('palette.scoreboardOf', { game: title })))
        }
        if (seesChallenges(game, viewer)) {
          screens.push(item('/challenges', t('palette.challengesOf', { game: title })))
        }
        if (hasRole(viewer, 'Admin')) {
          const label = t('palette.manage', { game: title })
          screens.push({ ...item('/info', label), to: `/admin/games/${databaseId}/info` })
        }
        return screens
      }),
    [games, currentId, t, viewer],
  )
  usePaletteItems('games', items)
}
