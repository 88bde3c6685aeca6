import { graphql, usePreloadedQuery } from 'react-relay'
import type { PastGamePageQuery } from '../__generated__/PastGamePageQuery.graphql.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { PastGameHead } from '../domains/past-game/PastGameHead.tsx'
import { PastStandings } from '../domains/past-game/PastStandings.tsx'
import { Podium } from '../domains/past-game/Podium.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A game from before this platform with its final standings. */
export function PastGamePage({ queryRef }: PageProps<PastGamePageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<PastGamePageQuery>(
    graphql`
      query PastGamePageQuery($pastGameId: Int!) @preloadable {
        game: pastGameByDatabaseId(databaseId: $pastGameId) {
          title
          leaders {
            place
            teamName
            points
          }
          ...PastGameHead_game
          ...PastStandings_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <div className="h-page" style={{ maxWidth: 848 }}>
      <PageTitle screen={game.title} breadcrumbs={[{ label: t('pastGame.heading'), to: '/hall' }]} />
      <PastGameHead game={game} />
      <Podium leaders={game.leaders} isLarge />
      <PastStandings game={game} />
    </div>
  )
}
