import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminWriteupsPageQuery } from '../../__generated__/AdminWriteupsPageQuery.graphql.ts'
import { AdminGameTitle } from '../../domains/game/author/AdminGameTitle.tsx'
import { WriteupActions } from '../../domains/writeup/WriteupActions.tsx'
import { WriteupBrowser } from '../../domains/writeup/WriteupBrowser.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function AdminWriteupsPage({ queryRef }: PageProps<AdminWriteupsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminWriteupsPageQuery>(
    graphql`
      query AdminWriteupsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...AdminGameTitle_game
          ...WriteupActions_game
          ...WriteupBrowser_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('navigation.writeups')} game={game} />
      <div className="h-page-head">
        <h1>{t('navigation.writeups')}</h1>
        <WriteupActions game={game} />
      </div>
      <WriteupBrowser game={game} />
    </>
  )
}
