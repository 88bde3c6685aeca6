import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdminGameTitle_game$key } from '../../../__generated__/AdminGameTitle_game.graphql.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'

/** Sets the title and breadcrumbs of a game's administration page. Renders nothing. */
export function AdminGameTitle({ screen, game: key }: { screen: string; game: AdminGameTitle_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment AdminGameTitle_game on Game {
        databaseId
        title
      }
    `,
    key,
  )
  return (
    <PageTitle
      screen={screen}
      game={game.title}
      breadcrumbs={[
        { label: t('navigation.adminGames'), to: '/admin/games' },
        { label: game.title, to: `/games/${game.databaseId}` },
      ]}
      heading={t('navigation.administration')}
    />
  )
}
