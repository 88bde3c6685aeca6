import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ADMIN_GAME_SCREENS } from '../layouts/admin/admin-game-screens.ts'
import { MONITOR_SCREENS } from '../layouts/game/monitor-screens.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import type { GameArea } from './game-in-address.ts'
import { gameScreens } from './game-screens.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'
import type { usePaletteGame } from './usePaletteGame.ts'

/** Adds the pages of the current game, and for authors its actions and the editors of its challenges. */
export function useCurrentGameItems(game: ReturnType<typeof usePaletteGame>, area: GameArea): void {
  const { t } = useTranslation()
  const viewer = useViewer()
  const items = useMemo(() => {
    if (!game) return []
    const play = `/games/${game.databaseId}`
    const admin = `/admin${play}`
    // Without a search text, the palette shows the pages of the area in which the viewer is.
    const item = (to: string, label: string, group: string, isMain: boolean): PaletteItem => ({
      id: `game${to.replaceAll(/\W/g, '-')}`,
      group,
      label,
      to,
      searchOnly: !isMain,
    })
    const pages = gameScreens(game, viewer).map(({ path, label }) =>
      item(`${play}${path}`, t(label), game.title, area !== 'admin'),
    )
    if (!hasRole(viewer, 'Monitor')) return pages
    const monitorGroup = t('palette.monitorOf', { game: game.title })
    const monitored = MONITOR_SCREENS.map((screen) =>
      item(`${play}/monitor/${screen}`, t(`monitor.${screen}`), monitorGroup, area === 'monitor'),
    )
    if (!hasRole(viewer, 'Admin')) return [...pages, ...monitored]
    const adminGroup = t('palette.manage', { game: game.title })
    const administered = ADMIN_GAME_SCREENS.map(({ path, label }) =>
      item(`${admin}/${path}`, t(label), adminGroup, area === 'admin'),
    )
    const actions = [
      item(`${admin}/challenges?open=create`, t('palette.newChallenge'), t('palette.actionsGroup'), true),
      item(`${admin}/notices?open=create`, t('palette.newNotice'), t('palette.actionsGroup'), true),
    ]
    const editors = (game.allChallenges ?? []).map(({ databaseId, title, category }) => ({
      ...item(
        `${admin}/challenges/${databaseId}`,
        t('palette.edit', { title }),
        t('palette.challengesGroup'),
        area === 'admin',
      ),
      keywords: category,
    }))
    return [...administered, ...pages, ...monitored, ...actions, ...editors]
  }, [game, area, viewer, t])
  usePaletteItems('game', items)
}
