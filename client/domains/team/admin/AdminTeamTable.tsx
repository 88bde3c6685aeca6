import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdminTeamTableMoreQuery } from '../../../__generated__/AdminTeamTableMoreQuery.graphql.ts'
import type { AdminTeamTable_query$key } from '../../../__generated__/AdminTeamTable_query.graphql.ts'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import type { Sort } from '../../../table/column.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { useSelection } from '../../../table/useSelection.ts'
import { AdminTeamDrawer } from './AdminTeamDrawer.tsx'
import { teamColumns } from './team-columns.tsx'
import { TeamBulkActions } from './TeamBulkActions.tsx'

const PAGE = 50

type Props = {
  query: AdminTeamTable_query$key
  filters: object
  /** The values that the query was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  empty: ReactNode
}

/** All teams. A team opens in a drawer. */
export function AdminTeamTable({ query, filters, loadedFilters, sort, onSort, empty }: Props) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AdminTeamTableMoreQuery,
    AdminTeamTable_query$key
  >(
    graphql`
      fragment AdminTeamTable_query on Query
      @refetchable(queryName: "AdminTeamTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "TeamOrder" }
      ) {
        allTeams(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "AdminTeamTable_allTeams", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...teamColumns_team
              ...AdminTeamDrawer_team
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const teams = (data.allTeams?.edges ?? []).map(({ node }) => node)
  const selection = useSelection(teams.map(({ id }) => id))
  const connections = data.allTeams ? [data.allTeams.__id] : []
  const open = teams.find(({ id }) => id === openId)
  if (teams.length === 0 && !isPending) return empty
  return (
    <>
      <DataTable
        opens
        name="teams"
        label={t('navigation.adminTeams')}
        columns={teamColumns(t, (id) => {
          setOpenId(id)
          setOpen(true)
        })}
        rows={teams}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        summary={t('adminTeams.count', { count: data.allTeams?.totalCount ?? 0 })}
        isBusy={isPending}
        sort={sort}
        onSort={onSort}
        selection={selection}
        bulkActions={
          <TeamBulkActions
            ids={[...selection.ids]}
            nameOf={(id) => teams.find((team) => team.id === id)?.name ?? id}
            connections={connections}
          />
        }
      />
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <AdminTeamDrawer
        opened={isOpen}
        team={open ?? null}
        connections={connections}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
