import { Button } from '@mantine/core'
import { IconCalendarTime, IconPackage, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { AdminChallengesPageQuery } from '../../../__generated__/AdminChallengesPageQuery.graphql.ts'
import { categories } from '../../../../rules/categories.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { SearchField } from '../../../components/controls/SearchField.tsx'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import {
  AdminChallengeList,
  type EnabledFilter,
} from '../../../domains/challenge/author/list/AdminChallengeList.tsx'
import { CreateChallengeDialog } from '../../../domains/challenge/author/list/CreateChallengeDialog.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

const SHOWN = ['all', 'enabled', 'disabled'] as const satisfies readonly EnabledFilter[]

export function AdminChallengesPage({ queryRef }: PageProps<AdminChallengesPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminChallengesPageQuery>(
    graphql`
      query AdminChallengesPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          ...AdminGameTitle_game
          ...AdminChallengeList_game
        }
      }
    `,
    queryRef,
  )
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const show = SHOWN.find((value) => value === params.get('show')) ?? 'all'
  const category = categories.find((value) => value.toLowerCase() === search.trim().toLowerCase()) ?? 'Misc'

  function setCreating(isOpen: boolean) {
    const next = new URLSearchParams(params)
    if (isOpen) next.set('open', 'create')
    else next.delete('open')
    setParams(next, { replace: true })
  }
  function filter(next: { q?: string; show?: EnabledFilter }) {
    const q = next.q ?? search
    const shown = next.show ?? show
    setParams({ ...(q ? { q } : {}), ...(shown === 'all' ? {} : { show: shown }) }, { replace: true })
  }

  if (!game) return <NotFoundPage />
  const isFiltered = search.trim() !== '' || show !== 'all'
  return (
    <>
      <AdminGameTitle screen={t('navigation.challenges')} game={game} />
      <div className="h-page-head">
        <h1>{t('navigation.challenges')}</h1>
        <div className="h-row h-wrap">
          <Segmented
            label={t('adminChallenges.show.label')}
            value={show}
            onChange={(next) => filter({ show: next })}
            options={SHOWN.map((value) => ({ value, label: t(`adminChallenges.show.${value}`) }))}
          />
          <SearchField label={t('adminChallenges.search')} value={search} onChange={(q) => filter({ q })} />
          <Button
            component={Link}
            to={`/admin/games/${game.databaseId}/schedule`}
            leftSection={<IconCalendarTime size={16} stroke={1.75} />}
          >
            {t('adminSchedule.title')}
          </Button>
          <Button
            component={Link}
            to={`/admin/games/${game.databaseId}/images`}
            leftSection={<IconPackage size={16} stroke={1.75} />}
          >
            {t('adminImages.title')}
          </Button>
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setCreating(true)}
          >
            {t('adminChallenges.create')}
          </Button>
        </div>
      </div>
      <AdminChallengeList
        game={game}
        search={search}
        show={show}
        empty={
          <div className="h-panel">
            {isFiltered ? (
              <EmptyState
                title={t('adminChallenges.noMatch')}
                action={
                  <Button onClick={() => setParams({}, { replace: true })}>
                    {t('adminChallenges.showAll')}
                  </Button>
                }
              >
                {t('adminChallenges.noMatchText')}
              </EmptyState>
            ) : (
              <EmptyState
                flag="P"
                title={t('adminChallenges.none')}
                action={<Button onClick={() => setCreating(true)}>{t('adminChallenges.create')}</Button>}
              >
                {t('adminChallenges.noneText')}
              </EmptyState>
            )}
          </div>
        }
      />
      <CreateChallengeDialog
        game={game}
        category={category}
        opened={params.get('open') === 'create'}
        onClose={() => setCreating(false)}
      />
    </>
  )
}
