import { graphql, usePreloadedQuery } from 'react-relay'
import type { WriteupsPageQuery } from '../../__generated__/WriteupsPageQuery.graphql.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { WriteupShelf } from '../../domains/writeup/shared/WriteupShelf.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The write-ups of a game that everybody can read after the end. */
export function WriteupsPage({ queryRef }: PageProps<WriteupsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<WriteupsPageQuery>(
    graphql`
      query WriteupsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          title
          ...WriteupShelf_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <div className="h-page">
      <GameTitle screen={t('navigation.writeups')} game={game.title} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('navigation.writeups')}</h1>
          <p className="h-label">{t('sharedWriteups.intro')}</p>
        </div>
      </div>
      <WriteupShelf game={game} />
    </div>
  )
}
