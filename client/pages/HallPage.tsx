import { Button } from '@mantine/core'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { HallPageQuery } from '../__generated__/HallPageQuery.graphql.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { ImportStandingsButton } from '../domains/past-game/ImportStandingsButton.tsx'
import { PastGameList } from '../domains/past-game/PastGameList.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { hasRole, useViewer } from '../session/viewer.ts'

/** The games from before this platform. */
export function HallPage({ queryRef }: PageProps<HallPageQuery>) {
  const { t } = useTranslation()
  const isAuthor = hasRole(useViewer(), 'Admin')
  const query = usePreloadedQuery<HallPageQuery>(
    graphql`
      query HallPageQuery @preloadable {
        ...PastGameList_query
      }
    `,
    queryRef,
  )
  return (
    <div className="h-page" style={{ maxWidth: 848 }}>
      <PageTitle screen={t('pastGame.heading')} breadcrumbs={[{ label: t('game.heading'), to: '/games' }]} />
      <header className="h-page-head">
        <div className="h-grow">
          <h1>{t('pastGame.heading')}</h1>
          <p className="h-label">{t('pastGame.intro')}</p>
        </div>
        {isAuthor ? <ImportStandingsButton /> : null}
      </header>
      <PastGameList
        query={query}
        empty={
          <div className="h-panel">
            <EmptyState
              flag="P"
              title={t('pastGame.none')}
              action={
                <Button component={Link} to="/games">
                  {t('home.browse')}
                </Button>
              }
            >
              {t(isAuthor ? 'pastGame.noneAuthorText' : 'pastGame.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
