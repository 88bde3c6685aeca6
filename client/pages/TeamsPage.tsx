import { Button } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { TeamsPageQuery } from '../__generated__/TeamsPageQuery.graphql.ts'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { TeamList } from '../domains/team/TeamList.tsx'
import { useLogInPath } from '../session/useLogInPath.ts'
import type { PageProps } from '../relay/page-route.tsx'

export function TeamsPage({ queryRef }: PageProps<TeamsPageQuery>) {
  const { t } = useTranslation()
  const logInPath = useLogInPath()
  const { viewer } = usePreloadedQuery<TeamsPageQuery>(
    graphql`
      query TeamsPageQuery @preloadable {
        viewer {
          ...TeamList_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <div className="h-page">
      <PageTitle screen={t('navigation.teams')} />
      {viewer ? (
        <TeamList viewer={viewer} />
      ) : (
        <>
          <h1 className="h-sr">{t('navigation.teams')}</h1>
          <div className="h-panel">
            <EmptyState
              flag="P"
              title={t('team.visitorTitle')}
              action={
                <>
                  <Button component={Link} to={logInPath} variant="filled">
                    {t('action.logIn')}
                  </Button>
                  <Button component={Link} to={logInPath.replace('/login', '/register')}>
                    {t('account.registerAction')}
                  </Button>
                </>
              }
            >
              {t('team.visitorText')}
            </EmptyState>
          </div>
        </>
      )}
    </div>
  )
}
