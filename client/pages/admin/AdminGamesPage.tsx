import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminGamesPageQuery } from '../../__generated__/AdminGamesPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { AdminGameTable } from '../../domains/game/author/AdminGameTable.tsx'
import { CreateGameDialog } from '../../domains/game/author/CreateGameDialog.tsx'
import { GAME_SORTS, gameOrderInAddress } from '../../domains/game/author/game-order.ts'
import { GameDeletions } from '../../domains/game/author/GameDeletions.tsx'
import { ImportGameButton } from '../../domains/game/package/ImportGameButton.tsx'
import { GAME_STATES, gameStateInAddress } from '../../domains/game/state-marks.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'

export function AdminGamesPage({ queryRef }: PageProps<AdminGamesPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminGamesPageQuery>(
    graphql`
      query AdminGamesPageQuery($search: String, $state: GameState, $orderBy: GameOrder) @preloadable {
        ...AdminGameTable_query @arguments(search: $search, state: $state, orderBy: $orderBy)
        ...GameDeletions_query
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set, clear } = useListAddress()
  const loaded = queryRef.variables
  const setCreating = (isOpen: boolean) => set('open', isOpen ? 'create' : null)
  const state = gameStateInAddress(params)
  const create = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setCreating(true)}
    >
      {t('adminGames.create')}
    </Button>
  )
  return (
    <div className="h-page">
      <AdminTitle screen={t('adminGames.heading')} />
      <div className="h-page-head" data-inline>
        <h1>{t('adminGames.heading')}</h1>
        <div className="h-row h-wrap">
          <ImportGameButton />
          {create}
        </div>
      </div>
      <FilterBar
        count={state ? 1 : 0}
        search={<SearchField label={t('adminGames.search')} value={typed} onChange={type} />}
      >
        <Segmented
          label={t('adminGames.stateColumn')}
          value={state ?? 'all'}
          onChange={(next) => set('state', next === 'all' ? null : next)}
          options={[
            { value: 'all', label: t('adminGames.state.all') },
            ...GAME_STATES.map((value) => ({ value, label: t(`adminGames.state.${value}`) })),
          ]}
        />
      </FilterBar>
      <GameDeletions query={query} />
      <AdminGameTable
        query={query}
        filters={{ search, state, orderBy: gameOrderInAddress(params) }}
        loadedFilters={{
          search: loaded.search ?? null,
          state: loaded.state ?? null,
          orderBy: loaded.orderBy ?? null,
        }}
        sort={sortInAddress(params, GAME_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        empty={
          <div className="h-panel">
            {search ? (
              <EmptyState
                title={t('adminGames.noMatch', { text: search })}
                action={<Button onClick={clear}>{t('adminGames.showAll')}</Button>}
              >
                {t('adminGames.noMatchText')}
              </EmptyState>
            ) : state ? (
              <EmptyState
                title={t('adminGames.noneInState')}
                action={<Button onClick={() => set('state', null)}>{t('adminGames.showAll')}</Button>}
              >
                {t('adminGames.noneInStateText')}
              </EmptyState>
            ) : (
              <EmptyState flag="P" title={t('adminGames.none')} action={create}>
                {t('adminGames.noneText')}
              </EmptyState>
            )}
          </div>
        }
      />
      <CreateGameDialog opened={params.get('open') === 'create'} onClose={() => setCreating(false)} />
    </div>
  )
}
