import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { InstanceTableMoreQuery } from '../../../__generated__/InstanceTableMoreQuery.graphql.ts'
import type { InstanceTable_query$key } from '../../../__generated__/InstanceTable_query.graphql.ts'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { DataTable } from '../../../table/DataTable.tsx'
import { instanceColumns } from './instance-columns.tsx'
import { StopInstanceDialog, type StopTarget } from './StopInstanceDialog.tsx'
import { useInstancesChanged } from './useInstancesChanged.ts'
import type { Measurement } from './useInstancesMeasured.ts'

const PAGE = 50

type Props = {
  query: InstanceTable_query$key
  usages: Measurement['usages']
  /** Shown if there is no instance. */
  empty: ReactNode
}

/** The live instances of all teams, oldest first, with their usage. */
export function InstanceTable({ query, usages, empty }: Props) {
  const { t, i18n } = useTranslation()
  const [target, setTarget] = useState<StopTarget | null>(null)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InstanceTableMoreQuery,
    InstanceTable_query$key
  >(
    graphql`
      fragment InstanceTable_query on Query
      @refetchable(queryName: "InstanceTableMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        instances(first: $count, after: $cursor) @connection(key: "InstanceTable_instances") {
          __id
          edges {
            node {
              id
              ...instanceColumns_instance
            }
          }
        }
      }
    `,
    query,
  )
  const instances = (data.instances?.edges ?? []).map(({ node }) => node)
  useInstancesChanged({ connectionId: data.instances?.__id ?? null, hasNext })
  return (
    <>
      {instances.length === 0 ? (
        empty
      ) : (
        <DataTable
          name="instances"
          label={t('navigation.adminInstances')}
          columns={instanceColumns({
            t,
            language: i18n.language,
            usageOf: (id) => usages.get(id) ?? null,
            onStop: setTarget,
          })}
          rows={instances}
          rowId={({ id }) => id}
          rowName={({ id }) => id}
        />
      )}
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
      <StopInstanceDialog
        target={target}
        connections={data.instances ? [data.instances.__id] : []}
        onClose={() => setTarget(null)}
      />
    </>
  )
}
