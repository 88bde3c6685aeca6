import { Table } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdminTeamTableMoreQuery } from '../../../__generated__/AdminTeamTableMoreQuery.graphql.ts'
import type { AdminTeamTable_query$key } from '../../../__generated__/AdminTeamTable_query.graphql.ts'
import { LoadMoreFooter } from '../../../components/LoadMoreFooter.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import { AdminTeamDrawer } from './AdminTeamDrawer.tsx'
import { AdminTeamRow } from './AdminTeamRow.tsx'

const PAGE = 50

type Props = {
  query: AdminTeamTable_query$key
  search: string | null
  /** The value that the query was loaded with. */
  loadedSearch: string | null
  empty: ReactNode
}

/** All teams, oldest first. A team opens in a drawer. */
export function AdminTeamTable({ query, search, loadedSearch, empty }: Props) {
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
      ) {
        allTeams(first: $count, after: $cursor, search: $search)
          @connection(key: "AdminTeamTable_allTeams", filters: ["search"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...AdminTeamRow_team
              ...AdminTeamDrawer_team
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, { search }, { search: loadedSearch })
  const teams = (data.allTeams?.edges ?? []).map(({ node }) => node)
  const open = teams.find(({ id }) => id === openId)
  function show(id: string) {
    setOpenId(id)
    setOpen(true)
  }
  if (teams.length === 0 && !isPending) return empty
  return (
    <>
      <p className="h-label h-num" role="status" style={{ marginBottom: 8 }}>
        {t('adminTeams.count', { count: data.allTeams?.totalCount ?? 0 })}
      </p>
      <TablePanel
        label={t('navigation.adminTeams')}
        isBusy={isPending}
        head={
          <>
            <Table.Th>{t('adminTeams.team')}</Table.Th>
            <Table.Th className="h-desk">{t('adminTeams.captain')}</Table.Th>
            <Table.Th className="h-desk">{t('adminTeams.members')}</Table.Th>
            <Table.Th className="h-desk">{t('adminTeams.bio')}</Table.Th>
            <Table.Th className="h-desk">{t('adminTeams.lock')}</Table.Th>
          </>
        }
      >
        {teams.map((team) => (
          <AdminTeamRow key={team.id} team={team} onOpen={() => show(team.id)} />
        ))}
      </TablePanel>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <AdminTeamDrawer
        opened={isOpen}
        team={open ?? null}
        connections={data.allTeams ? [data.allTeams.__id] : []}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
