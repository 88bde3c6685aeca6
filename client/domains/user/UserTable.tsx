import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { UserTableMoreQuery } from '../../__generated__/UserTableMoreQuery.graphql.ts'
import type { UserTable_query$key } from '../../__generated__/UserTable_query.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import type { Sort } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { useSelection } from '../../table/useSelection.ts'
import { UserBulkActions } from './UserBulkActions.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './UserDrawer.tsx'

const PAGE = 50

type Props = {
  query: UserTable_query$key
  filters: object
  /** The values that the query was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  empty: ReactNode
}

/** All users. A user opens in a drawer. */
export function UserTable({ query, filters, loadedFilters, sort, onSort, empty }: Props) {
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
        orderBy: { type: "UserOrder" }
      ) {
        users(first: $count, after: $cursor, search: $search, role: $role, orderBy: $orderBy)
          @connection(key: "UserTable_users", filters: ["search", "role", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              userName
              role
              ...userColumns_user
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
  const selection = useSelection(users.map(({ id }) => id))
  const connections = data.users ? [data.users.__id] : []
  const open = users.find(({ id }) => id === openId)
  if (users.length === 0 && !isPending) return empty
  return (
    <>
      <DataTable
        opens
        name="users"
        label={t('navigation.adminUsers')}
        columns={userColumns(t, (id) => {
          setOpenId(id)
          setOpen(true)
        })}
        rows={users}
        rowId={({ id }) => id}
        rowName={({ userName }) => userName}
        isDim={({ role }) => role === 'Banned'}
        summary={t('users.count', { count: data.users?.totalCount ?? 0 })}
        isBusy={isPending}
        sort={sort}
        onSort={onSort}
        selection={selection}
        bulkActions={
          <UserBulkActions
            ids={[...selection.ids]}
            nameOf={(id) => users.find((user) => user.id === id)?.userName ?? id}
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
      <UserDrawer
        opened={isOpen}
        user={open ?? null}
        connections={connections}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
