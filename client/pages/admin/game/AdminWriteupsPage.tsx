import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { AdminWriteupsPageQuery } from '../../../__generated__/AdminWriteupsPageQuery.graphql.ts'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { WriteupActions } from '../../../domains/writeup/WriteupActions.tsx'
import { WriteupBrowser } from '../../../domains/writeup/WriteupBrowser.tsx'
import { WriteupProgress } from '../../../domains/writeup/WriteupProgress.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminWriteupsPage({ queryRef }: PageProps<AdminWriteupsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminWriteupsPageQuery>(
    graphql`
      query AdminWriteupsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...AdminGameTitle_game
          ...WriteupActions_game
          ...WriteupBrowser_game
          ...WriteupProgress_game
          databaseId
          playerWriteups
          waiting: sharedWriteups(first: 1, state: Waiting) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('navigation.writeups')} game={game} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.writeups')}</h1>
        {game.playerWriteups !== 'Off' || game.waiting.totalCount > 0 ? (
          <Link to={`/games/${game.databaseId}/monitor/writeups`}>
            {t('sharedWriteups.waiting', { number: game.waiting.totalCount })}
          </Link>
        ) : null}
        <WriteupActions game={game} />
      </div>
      <WriteupProgress game={game} />
      <WriteupBrowser game={game} />
    </>
  )
}
