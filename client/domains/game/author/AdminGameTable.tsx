import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdminGameTableMoreQuery } from '../../../__generated__/AdminGameTableMoreQuery.graphql.ts'
import type { AdminGameTable_query$key } from '../../../__generated__/AdminGameTable_query.graphql.ts'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import type { Sort } from '../../../table/column.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { gameColumns } from './game-columns.tsx'

const PAGE = 30

type Props = {
  query: AdminGameTable_query$key
  filters: object
  /** The values that the query was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  empty: ReactNode
}

/** All games, including hidden ones. */
export function AdminGameTable({ query, filters, loadedFilters, sort, onSort, empty }: Props) {
  const { t, i18n } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AdminGameTableMoreQuery,
    AdminGameTable_query$key
  >(
    graphql`
      fragment AdminGameTable_query on Query
      @refetchable(queryName: "AdminGameTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        search: { type: "String" }
        state: { type: "GameState" }
        orderBy: { type: "GameOrder" }
      ) {
        games(
          first: $count
          after: $cursor
          includeHidden: true
          search: $search
          state: $state
          orderBy: $orderBy
        ) @connection(key: "AdminGameTable_games", filters: ["search", "state", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              title
              ...gameColumns_game
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const games = data.games.edges.map(({ node }) => node)
  if (games.length === 0 && !isPending) return empty
  return (
    <>
      <DataTable
        opens
        name="games"
        label={t('adminGames.heading')}
        columns={gameColumns(t, i18n.language)}
        rows={games}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        summary={t('adminGames.count', { count: data.games.totalCount })}
        isBusy={isPending}
        sort={sort}
        onSort={onSort}
      />
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
