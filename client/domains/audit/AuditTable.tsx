import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AuditTableMoreQuery } from '../../__generated__/AuditTableMoreQuery.graphql.ts'
import type { AuditTable_query$key } from '../../__generated__/AuditTable_query.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { AuditFilters } from './audit-filters.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { auditColumns } from './audit-columns.tsx'
import { useAuditTexts } from './useAuditTexts.ts'

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
  const texts = useAuditTexts()
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
          totalCount
          edges {
            node {
              id
              ...auditColumns_entry
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
      <DataTable
        opens
        name="audit"
        label={t('navigation.adminAudit')}
        columns={auditColumns(t, texts, (id) => {
          setOpenId(id)
          setOpen(true)
        })}
        rows={entries}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        summary={t('audit.count', { count: data.auditEntries?.totalCount ?? 0 })}
        isBusy={isPending}
      />
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
