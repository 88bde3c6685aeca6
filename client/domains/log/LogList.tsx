import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { LogListMoreQuery } from '../../__generated__/LogListMoreQuery.graphql.ts'
import type { LogList_query$key } from '../../__generated__/LogList_query.graphql.ts'
import { ListPanel } from '../../components/panels/ListPanel.tsx'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { NewRows } from '../../components/live/NewRows.tsx'
import { useLiveRows } from '../../components/live/useLiveRows.ts'
import { useFilters } from '../../relay/useFilters.ts'
import type { LogLevel } from './log-levels.ts'
import { LogRow } from './LogRow.tsx'
import { useLogWritten } from './useLogWritten.ts'
import styles from './LogList.module.css'

const PAGE = 50

type Filters = { level: LogLevel | null; search: string | null }
type Props = {
  query: LogList_query$key
  filters: Filters
  /** The values that the query was loaded with. */
  loadedFilters: Filters
  isPaused: boolean
  onResume: () => void
  empty: ReactNode
}

/** The log, newest first. New rows are inserted unless the list is paused or scrolled down. */
export function LogList({ query, filters, loadedFilters, isPaused, onResume, empty }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    LogListMoreQuery,
    LogList_query$key
  >(
    graphql`
      fragment LogList_query on Query
      @refetchable(queryName: "LogListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        level: { type: "LogLevel" }
        search: { type: "String" }
      ) {
        logs(first: $count, after: $cursor, level: $level, search: $search)
          @connection(key: "LogList_logs", filters: ["level", "search"]) {
          __id
          edges {
            node {
              id
              ...LogRow_entry
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const { level, search } = filters
  const live = useLiveRows({ isPaused, filters, refetch })
  useLogWritten({ level, search, connectionId: data.logs?.__id ?? null, ...live })

  const rows = (data.logs?.edges ?? []).map(({ node }) => node)
  if (rows.length === 0 && !isPending && live.heldCount === 0 && !live.hasGap) return empty
  return (
    <>
      <NewRows live={live} onResume={onResume} />
      <ListPanel
        label={t('navigation.adminLogs')}
        rowClass={styles.row}
        isBusy={isPending}
        heads={
          <>
            <span>{t('logs.heads.time')}</span>
            <span>{t('logs.level.label')}</span>
            <span>{t('logs.heads.user')}</span>
            <span>{t('logs.heads.address')}</span>
            <span>{t('logs.heads.message')}</span>
          </>
        }
      >
        {rows.map((node) => (
          <LogRow key={node.id} entry={node} />
        ))}
      </ListPanel>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
