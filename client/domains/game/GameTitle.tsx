import { PageTitle } from '../../components/PageTitle.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Sets the title and breadcrumbs of a page of a game. Renders nothing. */
export function GameTitle({ screen, game }: { screen: string; game: string }) {
  const { t } = useTranslation()
  return (
    <PageTitle screen={screen} game={game} breadcrumbs={[{ label: t('navigation.games'), to: '/games' }]} />
  )
}
