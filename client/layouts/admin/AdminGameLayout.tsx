import { IconActivity, IconExternalLink, IconListNumbers } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet } from 'react-router'
import type { AdminGameLayoutQuery } from '../../__generated__/AdminGameLayoutQuery.graphql.ts'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { TabLinks } from '../TabLinks.tsx'
import { ADMIN_GAME_SCREENS } from './admin-game-screens.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The layout of a game's administration. Each page sets its breadcrumbs with `AdminGameTitle`. */
export function AdminGameLayout({ queryRef }: PageProps<AdminGameLayoutQuery>) {
  const { t, i18n } = useTranslation()
  const { game } = usePreloadedQuery<AdminGameLayoutQuery>(
    graphql`
      query AdminGameLayoutQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          pendingCount: participationCount(status: Pending)
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  const base = `/admin/games/${game.databaseId}`
  const play = `/games/${game.databaseId}`
  return (
    <div className="h-page">
      <TabLinks
        label={t('navigation.game')}
        tabs={ADMIN_GAME_SCREENS.filter(({ under }) => !under).map(({ path, label }) => ({
          to: `${base}/${path}`,
          label: t(label),
          covers: ADMIN_GAME_SCREENS.filter(({ under }) => under === path).map(
            (screen) => `${base}/${screen.path}`,
          ),
          ...(path === 'review' && game.pendingCount
            ? { count: game.pendingCount.toLocaleString(i18n.language) }
            : {}),
        }))}
        others={[
          {
            to: `${play}/scoreboard`,
            label: t('navigation.scoreboard'),
            icon: <IconListNumbers {...icon} />,
          },
          { to: `${play}/monitor`, label: t('navigation.monitor'), icon: <IconActivity {...icon} /> },
          { to: play, label: t('adminGame.open'), icon: <IconExternalLink {...icon} /> },
        ]}
      />
      <Outlet />
    </div>
  )
}
