import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { LogListMoreQuery } from '../../__generated__/LogListMoreQuery.graphql.ts'
import type { LogList_query$key } from '../../__generated__/LogList_query.graphql.ts'
import { EndlessFoot } from '../../components/EndlessFoot.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import type { LogLevel } from './log-levels.ts'
import { LogRow } from './LogRow.tsx'
import { useIsAtTop } from './useIsAtTop.ts'
import { useLogReload } from './useLogReload.ts'
import { useLogWritten } from './useLogWritten.ts'
import styles from './LogList.module.css'

const PAGE = 50

/** So many rows may join a list before it starts over: a page that stays open for days must not grow for days. */
const MOST_JOINED = 500

type Filters = { level: LogLevel | null; search: string | null }
type Props = {
  query: LogList_query$key
  filters: Filters
  /** Those that the query was loaded with. */
  loadedFilters: Filters
  isPaused: boolean
  onResume: () => void
  empty: ReactNode
}

/** The log, the newest first. New rows join it unless it is paused or somebody reads further down. */
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
  const isAtTop = useIsAtTop()
  const isHeld = isPaused || !isAtTop
  const [heldCount, setHeldCount] = useState(0)
  const [hasGap, setGap] = useState(false)
  const joined = useRef(0)
  const { level, search } = filters

  const load = useLogReload(level, search)
  const reload = useCallback(async () => {
    if (!(await load())) return
    joined.current = 0
    setHeldCount(0)
    setGap(false)
  }, [load])
  // Other filters are another list, which comes whole.
  useEffect(() => {
    joined.current = 0
    setHeldCount(0)
    setGap(false)
  }, [level, search])

  useLogWritten({
    level,
    search,
    connectionId: data.logs?.__id ?? null,
    isHeld,
    onRow: (wasHeld) => {
      if (wasHeld) setHeldCount((count) => count + 1)
      else if (++joined.current >= MOST_JOINED) void reload()
    },
    onGap: () => (isHeld ? setGap(true) : void reload()),
  })

  // Back at the top, or no longer paused: what was held comes in.
  const hasHeld = heldCount > 0 || hasGap
  useEffect(() => {
    if (!isHeld && hasHeld) void reload()
  }, [isHeld, hasHeld, reload])

  const rows = (data.logs?.edges ?? []).map(({ node }) => node)
  if (rows.length === 0 && !isPending && !hasHeld) return empty
  return (
    <>
      <div className={styles.news} role="status">
        {hasHeld ? (
          <Button
            size="xs"
            variant="filled"
            leftSection={<IconArrowUp size={16} stroke={1.75} />}
            onClick={() => {
              window.scrollTo({ top: 0 })
              onResume()
              // What was held comes by itself once nothing holds it, but for rows that did not arrive then.
              if (!isHeld) void reload()
            }}
          >
            {hasGap ? t('logs.newer') : t('logs.new', { count: heldCount })}
          </Button>
        ) : null}
      </div>
      <ul className={`h-panel ${styles.list}`} aria-label={t('navigation.adminLogs')} aria-busy={isPending}>
        {rows.map((node) => (
          <LogRow key={node.id} entry={node} />
        ))}
      </ul>
      <EndlessFoot
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
