import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminAuditPageQuery } from '../../__generated__/AdminAuditPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { auditFiltersInAddress } from '../../domains/audit/audit-filters.ts'
import { AuditExport } from '../../domains/audit/AuditExport.tsx'
import { AuditFilterBar } from '../../domains/audit/AuditFilterBar.tsx'
import { AuditTable } from '../../domains/audit/AuditTable.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import styles from '../../domains/audit/Audit.module.css'

export function AdminAuditPage({ queryRef }: PageProps<AdminAuditPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminAuditPageQuery>(
    graphql`
      query AdminAuditPageQuery(
        $search: String
        $action: String
        $actor: String
        $subject: String
        $since: DateTime
        $until: DateTime
      ) @preloadable {
        ...AuditTable_query
          @arguments(
            search: $search
            action: $action
            actor: $actor
            subject: $subject
            since: $since
            until: $until
          )
      }
    `,
    queryRef,
  )
  const { params, typed, type, set, clear } = useListAddress()
  const filters = auditFiltersInAddress(params)
  const { search, action, actor, subject, since, until } = queryRef.variables
  const isFiltered = Object.values(filters).some((value) => value !== null)
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminAudit')} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.adminAudit')}</h1>
        <AuditExport filters={filters} />
      </div>
      <AuditFilterBar filters={filters} params={params} typed={typed} onType={type} onSet={set} />
      {filters.actor || filters.subject ? (
        <div className={styles.named}>
          {(['actor', 'subject'] as const).map((name) =>
            filters[name] ? (
              <Button
                key={name}
                size="compact-sm"
                rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
                onClick={() => set(name, null)}
              >
                {t(name === 'actor' ? 'audit.onlyActor' : 'audit.onlySubject', {
                  subject: filters.subject,
                })}
                <span className="h-sr">{t('action.clear')}</span>
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
      <AuditTable
        query={query}
        filters={filters}
        loadedFilters={{
          search: search ?? null,
          action: action ?? null,
          actor: actor ?? null,
          subject: subject ?? null,
          since: since ?? null,
          until: until ?? null,
        }}
        empty={
          <div className="h-panel">
            <EmptyState
              title={t(isFiltered ? 'audit.noMatch' : 'audit.none')}
              action={isFiltered ? <Button onClick={clear}>{t('audit.clear')}</Button> : null}
            >
              {t(isFiltered ? 'audit.noMatchText' : 'audit.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
