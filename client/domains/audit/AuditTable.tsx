import { Table } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AuditTableMoreQuery } from '../../__generated__/AuditTableMoreQuery.graphql.ts'
import type { AuditTable_query$key } from '../../__generated__/AuditTable_query.graphql.ts'
import { LoadMoreFooter } from '../../components/LoadMoreFooter.tsx'
import { TablePanel } from '../../components/TablePanel.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import type { AuditFilters } from './audit-filters.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { AuditRow } from './AuditRow.tsx'

const PAGE = 50

type Props = {
  query: AuditTable_query$key
  filters: AuditFilters
  /** The values that the query was loaded with. */
  loadedFilters: AuditFilters
  empty: ReactNode
}

/** The audit trail, newest first. An entry opens in a drawer with its changes. */
export function AuditTable({ query, filters, loadedFilters, empty }: Props) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AuditTableMoreQuery,
    AuditTable_query$key
  >(
    graphql`
      fragment AuditTable_query on Query
      @refetchable(queryName: "AuditTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        action: { type: "String" }
        actor: { type: "String" }
        subject: { type: "String" }
        since: { type: "DateTime" }
        until: { type: "DateTime" }
      ) {
        auditEntries(
          first: $count
          after: $cursor
          search: $search
          action: $action
          actor: $actor
          subject: $subject
          since: $since
          until: $until
        )
          @connection(
            key: "AuditTable_auditEntries"
            filters: ["search", "action", "actor", "subject", "since", "until"]
          ) {
          edges {
            node {
              id
              ...AuditRow_entry
              ...AuditDrawer_entry
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const entries = (data.auditEntries?.edges ?? []).map(({ node }) => node)
  const open = entries.find(({ id }) => id === openId)
  if (entries.length === 0 && !isPending) return empty
  return (
    <>
      <TablePanel
        label={t('navigation.adminAudit')}
        isBusy={isPending}
        head={
          <>
            <Table.Th className="h-desk">{t('audit.time')}</Table.Th>
            <Table.Th className="h-desk">{t('audit.actor')}</Table.Th>
            <Table.Th>{t('audit.act')}</Table.Th>
            <Table.Th className="h-desk">{t('audit.subject')}</Table.Th>
            <Table.Th className="h-desk">{t('audit.address')}</Table.Th>
          </>
        }
      >
        {entries.map((entry) => (
          <AuditRow
            key={entry.id}
            entry={entry}
            onOpen={() => {
              setOpenId(entry.id)
              setOpen(true)
            }}
          />
        ))}
      </TablePanel>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <AuditDrawer opened={isOpen} entry={open ?? null} onClose={() => setOpen(false)} />
    </>
  )
}
