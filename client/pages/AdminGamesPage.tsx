import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { AdminGamesPageQuery } from '../__generated__/AdminGamesPageQuery.graphql.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Segmented } from '../components/Segmented.tsx'
import { AdminGameTable } from '../domains/game/author/AdminGameTable.tsx'
import { CreateGameDialog } from '../domains/game/author/CreateGameDialog.tsx'
import { GameDeletions } from '../domains/game/author/GameDeletions.tsx'
import { GAME_STATES } from '../domains/game/state-marks.ts'
import type { PageProps } from '../relay/page-route.tsx'

export function AdminGamesPage({ queryRef }: PageProps<AdminGamesPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminGamesPageQuery>(
    graphql`
      query AdminGamesPageQuery @preloadable {
        ...AdminGameTable_query
        ...GameDeletions_query
      }
    `,
    queryRef,
  )
  const [search, setSearch] = useSearchParams()
  const setCreating = (isOpen: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (isOpen) next.set('open', 'create')
        else next.delete('open')
        return next
      },
      { replace: true },
    )
  const state = GAME_STATES.find((candidate) => candidate === search.get('state')) ?? null
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
    <div className="h-page" data-wide>
      <PageTitle
        screen={t('adminGames.heading')}
        crumbs={[{ label: t('navigation.administration'), to: '/admin' }]}
      />
      <div className="h-page-head">
        <h1>{t('adminGames.heading')}</h1>
        <div className="h-row h-wrap">
          <Segmented
            label={t('adminGames.stateColumn')}
            value={state ?? 'all'}
            onChange={(next) => setSearch(next === 'all' ? {} : { state: next }, { replace: true })}
            options={[
              { value: 'all', label: t('adminGames.state.all') },
              ...GAME_STATES.map((value) => ({ value, label: t(`adminGames.state.${value}`) })),
            ]}
          />
          {create}
        </div>
      </div>
      <GameDeletions query={query} />
      <AdminGameTable
        query={query}
        state={state}
        empty={
          <div className="h-panel">
            {state ? (
              <EmptyState
                title={t('adminGames.noneInState')}
                action={
                  <Button onClick={() => setSearch({}, { replace: true })}>{t('adminGames.showAll')}</Button>
                }
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
      <CreateGameDialog opened={search.get('open') === 'create'} onClose={() => setCreating(false)} />
    </div>
  )
}
