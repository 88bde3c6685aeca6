import { Table } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { UserTableMoreQuery } from '../../__generated__/UserTableMoreQuery.graphql.ts'
import type { UserTable_query$key } from '../../__generated__/UserTable_query.graphql.ts'
import { LoadMoreFooter } from '../../components/LoadMoreFooter.tsx'
import { TablePanel } from '../../components/TablePanel.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import type { UserRole } from './role-marks.ts'
import { UserDrawer } from './UserDrawer.tsx'
import { UserRow } from './UserRow.tsx'

const PAGE = 50

type Filters = { search: string | null; role: UserRole | null }
type Props = {
  query: UserTable_query$key
  filters: Filters
  /** The values that the query was loaded with. */
  loadedFilters: Filters
  empty: ReactNode
}

/** All accounts, oldest first. An account opens in a drawer. */
export function UserTable({ query, filters, loadedFilters, empty }: Props) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    UserTableMoreQuery,
    UserTable_query$key
  >(
    graphql`
      fragment UserTable_query on Query
      @refetchable(queryName: "UserTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
      ) {
        users(first: $count, after: $cursor, search: $search, role: $role)
          @connection(key: "UserTable_users", filters: ["search", "role"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...UserRow_user
              ...UserDrawer_user
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const users = (data.users?.edges ?? []).map(({ node }) => node)
  const open = users.find(({ id }) => id === openId)
  function show(id: string) {
    setOpenId(id)
    setOpen(true)
  }
  if (users.length === 0 && !isPending) return empty
  return (
    <>
      <p className="h-label h-num" role="status" style={{ marginBottom: 8 }}>
        {t('users.count', { count: data.users?.totalCount ?? 0 })}
      </p>
      <TablePanel
        label={t('navigation.adminUsers')}
        isBusy={isPending}
        head={
          <>
            <Table.Th>{t('users.user')}</Table.Th>
            <Table.Th className="h-desk">{t('users.role')}</Table.Th>
            <Table.Th className="h-desk">{t('users.mail')}</Table.Th>
            <Table.Th className="h-desk">{t('users.realName')}</Table.Th>
            <Table.Th className="h-desk">{t('users.stdNumber')}</Table.Th>
            <Table.Th className="h-desk">{t('users.lastVisit')}</Table.Th>
          </>
        }
      >
        {users.map((user) => (
          <UserRow key={user.id} user={user} onOpen={() => show(user.id)} />
        ))}
      </TablePanel>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <UserDrawer
        opened={isOpen}
        user={open ?? null}
        connections={data.users ? [data.users.__id] : []}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
