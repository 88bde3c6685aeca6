import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorEventsPageQuery } from '../../__generated__/MonitorEventsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { EVENT_KINDS, kindInAddress } from '../../domains/game-event/event-kinds.ts'
import { EventList } from '../../domains/game-event/EventList.tsx'
import { MonitorFilters } from '../../layouts/game/MonitorFilters.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { idInAddress, useListAddress } from '../../relay/useListAddress.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorEventsPage({ queryRef }: PageProps<MonitorEventsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorEventsPageQuery>(
    graphql`
      query MonitorEventsPageQuery(
        $gameId: Int!
        $types: [GameEventType!]
        $teamId: ID
        $challengeId: ID
        $search: String
      ) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          scoreboard {
            challenges {
              challengeId
              databaseId
              title
              category
            }
          }
          ...MonitorHead_game
          ...EventList_game
            @arguments(types: $types, teamId: $teamId, challengeId: $challengeId, search: $search)
        }
      }
    `,
    queryRef,
  )
  const address = useListAddress()
  const { params, search, set, clear } = address
  const [isPaused, setPaused] = useState(false)
  const filters = {
    kind: kindInAddress(params),
    teamId: idInAddress(params, 'team'),
    challengeId: idInAddress(params, 'challenge'),
    search,
  }
  const { types, teamId, challengeId, search: text } = queryRef.variables
  const loadedFilters = {
    types: types ? [...types] : null,
    teamId: teamId ?? null,
    challengeId: challengeId ?? null,
    search: text ?? null,
  }
  const isChosen = Object.values(filters).some((value) => value !== null)
  if (!game) return <NotFoundPage />
  const challenges = game.scoreboard?.challenges ?? []
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.events')}
        eventFilters={filters}
        actions={<PauseButton isPaused={isPaused} onChange={setPaused} />}
        filters={
          <MonitorFilters
            address={address}
            searchLabel={t('events.search')}
            kinds={{
              name: 'kind',
              label: t('events.kind.label'),
              all: t('events.kind.all'),
              options: EVENT_KINDS.map((value) => ({ value, label: t(`events.kind.${value}`) })),
            }}
            filters={filters}
            challenges={challenges}
          />
        }
      />
      <EventList
        game={game}
        filters={filters}
        loadedFilters={loadedFilters}
        challenges={challenges}
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
