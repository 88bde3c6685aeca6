import { Button } from '@mantine/core'
import { IconPlus, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { GamesPageQuery } from '../__generated__/GamesPageQuery.graphql.ts'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Segmented } from '../components/controls/Segmented.tsx'
import { GameList } from '../domains/game/GameList.tsx'
import type { StateOfGame } from '../../rules/arrange-games.ts'
import { gameStateInAddress } from '../domains/game/state-marks.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { hasRole, useViewer } from '../session/viewer.ts'

// Live games are first, because most visitors look for them.
const FILTERS: readonly StateOfGame[] = ['Running', 'Upcoming', 'Practice', 'Ended']

export function GamesPage({ queryRef }: PageProps<GamesPageQuery>) {
  const { t } = useTranslation()
  const isAdmin = hasRole(useViewer(), 'Admin')
  const [search, setSearch] = useSearchParams()
  const state = gameStateInAddress(search)
  const query = usePreloadedQuery<GamesPageQuery>(
    graphql`
      query GamesPageQuery($state: GameState) @preloadable {
        ...GameList_query @arguments(state: $state)
        pastGames(first: 1) {
          edges {
            node {
              id
            }
          }
        }
        # The same fields as on the home page, which can be shown while these games load.
        runningGames {
          id
          state
          start
          end
          viewerParticipation {
            status
            ...useEntry_own
          }
          ...FeaturedGame_game
          ...GameLine_game
          ...GameList_running
        }
      }
    `,
    queryRef,
  )
  const showAll = () => setSearch({}, { replace: true })
  return (
    <div className="h-page">
      <PageTitle screen={t('game.heading')} />
      <header className="h-page-head">
        <h1>{t('game.heading')}</h1>
        <div className="h-row h-wrap">
          <Segmented
            label={t('game.filter.label')}
            value={state ?? 'all'}
            onChange={(next) => setSearch(next === 'all' ? {} : { state: next }, { replace: true })}
            options={[
              { value: 'all', label: t('game.filter.all') },
              ...FILTERS.map((value) => ({ value, label: t(`game.filter.${value}`) })),
            ]}
          />
          {isAdmin || query.pastGames.edges.length > 0 ? (
            <Button component={Link} to="/hall" leftSection={<IconTrophy size={16} stroke={1.75} />}>
              {t('pastGame.heading')}
            </Button>
          ) : null}
          {isAdmin ? (
            <Button component={Link} to="/admin/games" leftSection={<IconPlus size={16} stroke={1.75} />}>
              {t('game.create')}
            </Button>
          ) : null}
        </div>
      </header>
      <GameList
        query={query}
        running={query.runningGames}
        state={state}
        loadedState={queryRef.variables.state ?? null}
        empty={
          <div className="h-panel">
            <EmptyState
              flag={state ? 'N' : 'P'}
              title={t(`game.none.${state ?? 'all'}`)}
              action={
                state ? (
                  <Button onClick={showAll}>{t('game.showAll')}</Button>
                ) : isAdmin ? (
                  <Button component={Link} to="/admin/games" variant="filled">
                    {t('game.create')}
                  </Button>
                ) : (
                  <Button component={Link} to="/teams">
                    {t('navigation.teams')}
                  </Button>
                )
              }
            >
              {t(state ? 'game.noneInStateText' : 'game.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
