import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdminGameTitle_game$key } from '../../../__generated__/AdminGameTitle_game.graphql.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'

type Props = {
  /** The name of the screen. */
  screen: string
  /** The last breadcrumb, if the name of the screen repeats the one before it. */
  heading?: string
  game: AdminGameTitle_game$key
  /** The screens between the game and this one, the outermost first, with paths below the game's administration. */
  above?: readonly { path: string; label: string }[]
  /** The number of items that wait, shown before the title of the page. */
  waiting?: number
}

/** Sets the title and breadcrumbs of a game's administration page. Renders nothing. */
export function AdminGameTitle({ screen, heading = screen, game: key, above = [], waiting = 0 }: Props) {
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
  const base = `/admin/games/${game.databaseId}`
  return (
    <PageTitle
      screen={screen}
      game={game.title}
      breadcrumbs={[
        { label: t('navigation.administration'), to: '/admin' },
        { label: t('navigation.adminGames'), to: '/admin/games' },
        { label: game.title, to: `${base}/info`, isGame: true },
        ...above.map(({ path, label }) => ({ label, to: `${base}/${path}` })),
      ]}
      heading={heading}
      waiting={waiting}
    />
  )
}
