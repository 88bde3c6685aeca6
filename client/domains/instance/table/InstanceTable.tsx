import { Table } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { InstanceTableMoreQuery } from '../../../__generated__/InstanceTableMoreQuery.graphql.ts'
import type { InstanceTable_query$key } from '../../../__generated__/InstanceTable_query.graphql.ts'
import { LoadMoreFooter } from '../../../components/LoadMoreFooter.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { InstanceRow } from './InstanceRow.tsx'
import { StopInstanceDialog, type StopTarget } from './StopInstanceDialog.tsx'
import { useInstancesChanged } from './useInstancesChanged.ts'
import { useInstanceRefresh } from '../useInstanceRefresh.ts'
import styles from './InstanceTable.module.css'

const PAGE = 50

/** The live instances of all teams, oldest first, with usage every few seconds. */
export function InstanceTable({ query, empty }: { query: InstanceTable_query$key; empty: ReactNode }) {
  const { t } = useTranslation()
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
              ...InstanceRow_instance
            }
          }
        }
      }
    `,
    query,
  )
  const instances = (data.instances?.edges ?? []).map(({ node }) => node)
  useInstancesChanged({ connectionId: data.instances?.__id ?? null, hasNext })
  const usages = useInstanceRefresh(Math.max(PAGE, instances.length))
  return (
    <>
      {instances.length === 0 ? (
        empty
      ) : (
        <TablePanel
          label={t('navigation.adminInstances')}
          head={
            <>
              <Table.Th>{t('instances.team')}</Table.Th>
              <Table.Th className="h-desk">{t('instances.challenge')}</Table.Th>
              <Table.Th className="h-desk">{t('instances.image')}</Table.Th>
              <Table.Th className="h-desk">{t('instances.started')}</Table.Th>
              <Table.Th>{t('instances.left')}</Table.Th>
              <Table.Th className={`h-desk ${styles.number}`}>{t('instances.memory')}</Table.Th>
              <Table.Th className={`h-desk ${styles.number}`}>{t('instances.cpu')}</Table.Th>
              <Table.Th className="h-desk">{t('instances.address')}</Table.Th>
              <Table.Th>
                <span className="h-sr">{t('instances.actions')}</span>
              </Table.Th>
            </>
          }
        >
          {instances.map((instance) => (
            <InstanceRow
              key={instance.id}
              instance={instance}
              usage={usages.get(instance.id) ?? null}
              onStop={setTarget}
            />
          ))}
        </TablePanel>
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
