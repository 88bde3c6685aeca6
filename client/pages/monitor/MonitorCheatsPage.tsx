import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { MonitorCheatsPageQuery } from '../../__generated__/MonitorCheatsPageQuery.graphql.ts'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { CHEAT_KINDS, cheatKindInAddress } from '../../domains/cheat/cheat-filters.ts'
import { CHEAT_SORTS, cheatOrderInAddress } from '../../domains/cheat/cheat-order.ts'
import { CheatTable } from '../../domains/cheat/CheatTable.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MonitorFilters } from '../../layouts/game/MonitorFilters.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { idInAddress, useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorCheatsPage({ queryRef }: PageProps<MonitorCheatsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorCheatsPageQuery>(
    graphql`
      query MonitorCheatsPageQuery(
        $gameId: Int!
        $isBait: Boolean
        $teamId: ID
        $challengeId: ID
        $search: String
        $orderBy: CheatOrder
      ) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          scoreboard {
            challenges {
              challengeId
              databaseId
              title
              category
            }
          }
          ...MonitorHead_game
          ...CheatTable_game
            @arguments(
              isBait: $isBait
              teamId: $teamId
              challengeId: $challengeId
              search: $search
              orderBy: $orderBy
            )
        }
      }
    `,
    queryRef,
  )
  const address = useListAddress()
  const { params, search, set, clear } = address
  const [isPaused, setPaused] = useState(false)
  const filters = {
    kind: cheatKindInAddress(params),
    teamId: idInAddress(params, 'team'),
    challengeId: idInAddress(params, 'challenge'),
    search,
  }
  const loaded = queryRef.variables
  const isChosen = Object.values(filters).some((value) => value !== null)
  if (!game) return <NotFoundPage />
  const challenges = game.scoreboard?.challenges ?? []
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.cheatinfo')}
        intro={t('cheats.text')}
        actions={<PauseButton isPaused={isPaused} onChange={setPaused} />}
        filters={
          <MonitorFilters
            address={address}
            searchLabel={t('cheats.search')}
            kinds={{
              name: 'kind',
              label: t('cheats.kind.label'),
              all: t('cheats.kind.all'),
              options: CHEAT_KINDS.map((value) => ({ value, label: t(`cheats.kind.${value}`) })),
            }}
            filters={filters}
            challenges={challenges}
          />
        }
      />
      <CheatTable
        game={game}
        filters={filters}
        orderBy={cheatOrderInAddress(params)}
        loadedFilters={{
          isBait: loaded.isBait ?? null,
          teamId: loaded.teamId ?? null,
          challengeId: loaded.challengeId ?? null,
          search: loaded.search ?? null,
          orderBy: loaded.orderBy ?? null,
        }}
        challenges={challenges}
        sort={sortInAddress(params, CHEAT_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        isPaused={isPaused}
        onResume={() => setPaused(false)}
        onTeam={(id) => set('team', id)}
        empty={
          <div className="h-panel">
            {isChosen ? (
              <EmptyState
                title={t('cheats.noMatch')}
                action={<Button onClick={clear}>{t('monitor.clearFilters')}</Button>}
              >
                {t('cheats.noMatchText')}
              </EmptyState>
            ) : (
              <EmptyState
                flag="C"
                title={t('cheats.none')}
                action={
                  <Button component={Link} to={`/games/${game.databaseId}/monitor/submissions`}>
                    {t('cheats.showSubmissions')}
                  </Button>
                }
              >
                {t('cheats.noneText')}
              </EmptyState>
            )}
          </div>
        }
      />
    </>
  )
}
