import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminTeamsPageQuery } from '../__generated__/AdminTeamsPageQuery.graphql.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { AdminTeamTable } from '../domains/team/admin/AdminTeamTable.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { useListAddress } from '../relay/useListAddress.ts'

export function AdminTeamsPage({ queryRef }: PageProps<AdminTeamsPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminTeamsPageQuery>(
    graphql`
      query AdminTeamsPageQuery($search: String) @preloadable {
        ...AdminTeamTable_query @arguments(search: $search)
      }
    `,
    queryRef,
  )
  const { search, typed, type } = useListAddress()
  return (
    <div className="h-page" data-wide>
      <PageTitle
        screen={t('navigation.adminTeams')}
        crumbs={[{ label: t('navigation.administration'), to: '/admin' }]}
      />
      <div className="h-page-head">
        <h1>{t('navigation.adminTeams')}</h1>
        <div className="h-row h-wrap">
          <SearchField label={t('adminTeams.search')} value={typed} onChange={type} />
        </div>
      </div>
      <AdminTeamTable
        query={query}
        search={search}
        loadedSearch={queryRef.variables.search ?? null}
        empty={
          <div className="h-panel">
            {search ? (
              <EmptyState
                title={t('adminTeams.noMatch', { text: search })}
                action={<Button onClick={() => type('')}>{t('adminTeams.clearSearch')}</Button>}
              >
                {t('adminTeams.noMatchText')}
              </EmptyState>
            ) : (
              <EmptyState flag="P" title={t('adminTeams.none')}>
                {t('adminTeams.noneText')}
              </EmptyState>
            )}
          </div>
        }
      />
    </div>
  )
}
