import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorSubmissionsPageQuery } from '../../__generated__/MonitorSubmissionsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { GrantButton } from '../../domains/submission/correction/GrantButton.tsx'
import { RESULTS, resultInAddress } from '../../domains/submission/submission-filters.ts'
import { SubmissionList } from '../../domains/submission/SubmissionList.tsx'
import { MonitorFilters } from '../../layouts/game/MonitorFilters.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { idInAddress, useListAddress } from '../../relay/useListAddress.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorSubmissionsPage({ queryRef }: PageProps<MonitorSubmissionsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorSubmissionsPageQuery>(
    graphql`
      query MonitorSubmissionsPageQuery(
        $gameId: Int!
        $status: AnswerResult
        $teamId: ID
        $challengeId: ID
        $search: String
      ) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          scoreboard {
            challenges {
              challengeId
              databaseId
              title
              category
            }
          }
          ...MonitorHead_game
          ...SubmissionList_game
            @arguments(status: $status, teamId: $teamId, challengeId: $challengeId, search: $search)
        }
      }
    `,
    queryRef,
  )
  const address = useListAddress()
  const { params, search, set, clear } = address
  const [isPaused, setPaused] = useState(false)
  const filters = {
    status: resultInAddress(params),
    teamId: idInAddress(params, 'team'),
    challengeId: idInAddress(params, 'challenge'),
    search,
  }
  // The filters of the initial URL; unknown ones are ignored.
  const { status, teamId, challengeId, search: text } = queryRef.variables
  const loadedFilters = {
    status: RESULTS.find((result) => result === status) ?? null,
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
        screen={t('monitor.submissions')}
        actions={
          <>
            <GrantButton gameId={game.id} challengeId={filters.challengeId} />
            <PauseButton isPaused={isPaused} onChange={setPaused} />
          </>
        }
        filters={
          <MonitorFilters
            address={address}
            searchLabel={t('submissions.search')}
            kinds={{
              name: 'result',
              label: t('submissions.result.label'),
              all: t('submissions.result.all'),
              options: RESULTS.map((value) => ({ value, label: t(`submissions.result.${value}`) })),
            }}
            filters={{ ...filters, kind: filters.status }}
            challenges={challenges}
          />
        }
      />
      <SubmissionList
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
              title={t(isChosen ? 'submissions.noMatch' : 'submissions.none')}
              action={isChosen ? <Button onClick={clear}>{t('monitor.clearFilters')}</Button> : null}
            >
              {t(isChosen ? 'submissions.noMatchText' : 'submissions.noneText')}
            </EmptyState>
          </div>
        }
      />
    </>
  )
}
