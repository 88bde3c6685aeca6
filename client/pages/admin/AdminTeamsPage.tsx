import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminTeamsPageQuery } from '../../__generated__/AdminTeamsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { TEAM_SORTS, teamOrderInAddress } from '../../domains/team/admin/team-order.ts'
import { AdminTeamTable } from '../../domains/team/admin/AdminTeamTable.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'

export function AdminTeamsPage({ queryRef }: PageProps<AdminTeamsPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminTeamsPageQuery>(
    graphql`
      query AdminTeamsPageQuery($search: String, $orderBy: TeamOrder) @preloadable {
        ...AdminTeamTable_query @arguments(search: $search, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set } = useListAddress()
  const loaded = queryRef.variables
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminTeams')} />
      <div className="h-page-head">
        <h1>{t('navigation.adminTeams')}</h1>
      </div>
      <FilterBar search={<SearchField label={t('adminTeams.search')} value={typed} onChange={type} />} />
      <AdminTeamTable
        query={query}
        filters={{ search, orderBy: teamOrderInAddress(params) }}
        loadedFilters={{ search: loaded.search ?? null, orderBy: loaded.orderBy ?? null }}
        sort={sortInAddress(params, TEAM_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
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
