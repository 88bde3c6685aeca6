import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { InstanceTableMoreQuery } from '../../../__generated__/InstanceTableMoreQuery.graphql.ts'
import type { InstanceTable_query$key } from '../../../__generated__/InstanceTable_query.graphql.ts'
import type { InstanceOrder } from '../../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import type { Sort } from '../../../table/column.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { useSelection } from '../../../table/useSelection.ts'
import { hasSeveralGames, instanceColumns, instanceName } from './instance-columns.tsx'
import type { InstanceFilters } from './instance-filters.ts'
import { InstanceBulkActions } from './InstanceBulkActions.tsx'
import { StopInstanceDialog, type StopTarget } from './StopInstanceDialog.tsx'
import { useInstancesChanged } from './useInstancesChanged.ts'
import type { Measurement } from './useInstancesMeasured.ts'
import { useRowsAgain } from './useRowsAgain.ts'

const PAGE = 50

type Props = {
  query: InstanceTable_query$key
  filters: InstanceFilters & { orderBy: InstanceOrder | null }
  /** The values that the query was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  usages: Measurement['usages']
  /** Shown if there is no instance. */
  empty: ReactNode
}

/** The live instances of all teams with their usage, those that started first before others unless asked. */
export function InstanceTable(props: Props) {
  const { query, filters, loadedFilters, sort, onSort, usages, empty } = props
  const { t, i18n } = useTranslation()
  const [target, setTarget] = useState<StopTarget | null>(null)
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    InstanceTableMoreQuery,
    InstanceTable_query$key
  >(
    graphql`
      fragment InstanceTable_query on Query
      @refetchable(queryName: "InstanceTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "InstanceStatus" }
        orderBy: { type: "InstanceOrder" }
      ) {
        instances(first: $count, after: $cursor, search: $search, status: $status, orderBy: $orderBy)
          @connection(key: "InstanceTable_instances", filters: ["search", "status", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              status
              ...instanceColumns_instance
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters<object>(refetch, filters, loadedFilters)
  // An instance with a new status is removed from the list of the old one.
  const instances = (data.instances?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ status }) => isPending || filters.status === null || status === filters.status)
  const loadAgain = useRowsAgain({ refetch, filters, count: Math.max(PAGE, instances.length) })
  useInstancesChanged({
    connectionId: data.instances?.__id ?? null,
    hasNext,
    filters,
    isSorted: filters.orderBy !== null,
    onUnplaced: loadAgain,
  })
  const selection = useSelection(instances.map(({ id }) => id))
  const connections = data.instances ? [data.instances.__id] : []
  const nameOf = (id: string) => {
    const row = instances.find((instance) => instance.id === id)
    return row ? instanceName(t, row) : id
  }
  return (
    <>
      {instances.length === 0 && !hasNext && !isPending ? (
        empty
      ) : (
        <DataTable
          name="instances"
          label={t('navigation.adminInstances')}
          columns={instanceColumns({
            t,
            language: i18n.language,
            showsGames: hasSeveralGames(instances),
            usageOf: (id) => usages.get(id) ?? null,
            onStop: setTarget,
          })}
          rows={instances}
          rowId={({ id }) => id}
          rowName={(row) => instanceName(t, row)}
          // The rows change without a new count.
          summary={t('instances.count', {
            count: hasNext ? (data.instances?.totalCount ?? 0) : instances.length,
          })}
          isBusy={isPending}
          sort={sort}
          onSort={onSort}
          selection={selection}
          bulkActions={
            <InstanceBulkActions ids={[...selection.ids]} nameOf={nameOf} connections={connections} />
          }
        />
      )}
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <StopInstanceDialog target={target} connections={connections} onClose={() => setTarget(null)} />
    </>
  )
}
