import { Button } from '@mantine/core'
import { IconCalendarTime, IconPackage, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminChallengesPageQuery } from '../../../__generated__/AdminChallengesPageQuery.graphql.ts'
import { categories } from '../../../../rules/categories.ts'
import { HeadActions } from '../../../components/menus/HeadActions.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { AdminChallengeList } from '../../../domains/challenge/author/list/AdminChallengeList.tsx'
import {
  CHALLENGE_SORTS,
  challengeFiltersInAddress,
} from '../../../domains/challenge/author/list/challenge-list.ts'
import { ChallengeFilterBar } from '../../../domains/challenge/author/list/ChallengeFilterBar.tsx'
import { CreateChallengeDialog } from '../../../domains/challenge/author/list/CreateChallengeDialog.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { useListAddress } from '../../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../../table/column.ts'
import { NotFoundPage } from '../../NotFoundPage.tsx'

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
  const { params, typed, type, set, clear } = useListAddress()
  const filters = { search: typed, ...challengeFiltersInAddress(params) }
  const named = categories.find((value) => value.toLowerCase() === typed.trim().toLowerCase())
  const setCreating = (isOpen: boolean) => set('open', isOpen ? 'create' : null)

  if (!game) return <NotFoundPage />
  const isFiltered =
    typed.trim() !== '' || filters.show !== 'all' || filters.category !== null || filters.type !== null
  return (
    <>
      <AdminGameTitle screen={t('navigation.challenges')} game={game} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.challenges')}</h1>
        <div className="h-row h-wrap">
          <HeadActions
            actions={[
              {
                label: t('adminSchedule.title'),
                icon: IconCalendarTime,
                to: `/admin/games/${game.databaseId}/schedule`,
              },
              {
                label: t('adminImages.title'),
                icon: IconPackage,
                to: `/admin/games/${game.databaseId}/images`,
              },
            ]}
          />
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setCreating(true)}
          >
            {t('adminChallenges.create')}
          </Button>
        </div>
      </div>
      <ChallengeFilterBar filters={filters} onType={type} onSet={set} />
      <AdminChallengeList
        game={game}
        filters={filters}
        sort={sortInAddress(params, CHALLENGE_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        empty={
          <div className="h-panel">
            {isFiltered ? (
              <EmptyState
                title={t('adminChallenges.noMatch')}
                action={<Button onClick={clear}>{t('adminChallenges.showAll')}</Button>}
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
        category={filters.category ?? named ?? 'Misc'}
        opened={params.get('open') === 'create'}
        onClose={() => setCreating(false)}
      />
    </>
  )
}
