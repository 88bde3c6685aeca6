import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminDivisionsPageQuery } from '../../../__generated__/AdminDivisionsPageQuery.graphql.ts'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { DivisionRights } from '../../../domains/game/author/divisions/DivisionRights.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminDivisionsPage({ queryRef }: PageProps<AdminDivisionsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminDivisionsPageQuery>(
    graphql`
      query AdminDivisionsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...AdminGameTitle_game
          ...DivisionRights_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('adminDivisions.title')} game={game} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminDivisions.title')}</h1>
          <p className="h-label">{t('adminDivisions.intro')}</p>
        </div>
      </div>
      <DivisionRights game={game} />
    </>
  )
}
