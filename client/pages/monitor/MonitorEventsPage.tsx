import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorEventsPageQuery } from '../../__generated__/MonitorEventsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { EVENT_KINDS, kindInAddress } from '../../domains/game-event/event-kinds.ts'
import { EventList } from '../../domains/game-event/EventList.tsx'
import { TeamFilter } from '../../domains/team/TeamFilter.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { idInAddress, useListAddress } from '../../relay/useListAddress.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorEventsPage({ queryRef }: PageProps<MonitorEventsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorEventsPageQuery>(
    graphql`
      query MonitorEventsPageQuery($gameId: Int!, $types: [GameEventType!], $teamId: ID, $search: String)
      @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...MonitorHead_game
          ...EventList_game @arguments(types: $types, teamId: $teamId, search: $search)
        }
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set, clear } = useListAddress()
  const [isPaused, setPaused] = useState(false)
  const kind = kindInAddress(params)
  const teamId = idInAddress(params, 'team')
  const { types = null, teamId: loadedTeam = null, search: loadedSearch = null } = queryRef.variables
  const isChosen = kind !== null || teamId !== null || search !== null
  if (!game) return <NotFoundPage />
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.events')}
        actions={<PauseButton isPaused={isPaused} onChange={setPaused} />}
        filters={
          <>
            <Segmented
              label={t('events.kind.label')}
              value={kind ?? 'all'}
              onChange={(next) => set('kind', next === 'all' ? null : next)}
              options={[
                { value: 'all', label: t('events.kind.all') },
                ...EVENT_KINDS.map((value) => ({ value, label: t(`events.kind.${value}`) })),
              ]}
            />
            <SearchField label={t('events.search')} value={typed} onChange={type} />
            <TeamFilter teamId={teamId} onClear={() => set('team', null)} />
          </>
        }
      />
      <EventList
        game={game}
        filters={{ kind, teamId, search }}
        loadedFilters={{ types: types && [...types], teamId: loadedTeam, search: loadedSearch }}
        isPaused={isPaused}
        onResume={() => setPaused(false)}
        onTeam={(id) => set('team', id)}
        empty={
          <div className="h-panel">
            <EmptyState
              title={t(isChosen ? 'events.noMatch' : 'events.none')}
              action={isChosen ? <Button onClick={clear}>{t('monitor.clearFilters')}</Button> : null}
            >
              {t(isChosen ? 'events.noMatchText' : 'events.noneText')}
            </EmptyState>
          </div>
        }
      />
    </>
  )
}
