import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminLogsPageQuery } from '../../__generated__/AdminLogsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { levelInAddress, LOG_LEVELS } from '../../domains/log/log-levels.ts'
import { LogList } from '../../domains/log/LogList.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'

export function AdminLogsPage({ queryRef }: PageProps<AdminLogsPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminLogsPageQuery>(
    graphql`
      query AdminLogsPageQuery($level: LogLevel, $search: String) @preloadable {
        ...LogList_query @arguments(level: $level, search: $search)
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set } = useListAddress()
  const [isPaused, setPaused] = useState(false)
  const level = levelInAddress(params)
  const loaded = queryRef.variables
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminLogs')} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.adminLogs')}</h1>
        <PauseButton isPaused={isPaused} onChange={setPaused} />
      </div>
      <FilterBar
        count={level ? 1 : 0}
        search={<SearchField label={t('logs.search')} value={typed} onChange={type} />}
      >
        <Segmented
          label={t('logs.level.label')}
          value={level ?? 'all'}
          onChange={(next) => set('level', next === 'all' ? null : next)}
          options={[
            { value: 'all', label: t('logs.level.all') },
            ...LOG_LEVELS.map((value) => ({ value, label: t(`logs.level.${value}`) })),
          ]}
        />
      </FilterBar>
      <LogList
        query={query}
        filters={{ level, search }}
        loadedFilters={{ level: loaded.level ?? null, search: loaded.search ?? null }}
        isPaused={isPaused}
        onResume={() => setPaused(false)}
        empty={
          <div className="h-panel">
            <EmptyState
              title={search ? t('logs.noMatch', { text: search }) : t('logs.none')}
              action={
                search || level ? (
                  <Button onClick={() => (search ? type('') : set('level', null))}>
                    {t(search ? 'logs.clearSearch' : 'logs.showAll')}
                  </Button>
                ) : null
              }
            >
              {t(search ? 'logs.noMatchText' : 'logs.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
