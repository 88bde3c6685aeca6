import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import type { AdminSchedulePagePreviewQuery } from '../../../__generated__/AdminSchedulePagePreviewQuery.graphql.ts'
import type { AdminSchedulePageQuery } from '../../../__generated__/AdminSchedulePageQuery.graphql.ts'
import { ChallengeSchedule } from '../../../domains/challenge/author/schedule/ChallengeSchedule.tsx'
import { UnlockList } from '../../../domains/challenge/author/unlocks/UnlockList.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { DateTimeField } from '../../../forms/DateTimeField.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminSchedulePage({ queryRef }: PageProps<AdminSchedulePageQuery>) {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const { game } = usePreloadedQuery<AdminSchedulePageQuery>(
    graphql`
      query AdminSchedulePageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          ...AdminGameTitle_game
          ...ChallengeSchedule_game
          ...UnlockList_game
        }
      }
    `,
    queryRef,
  )
  const [seen, setSeen] = useState<{ ids: ReadonlySet<string>; at: string } | null>(null)
  if (!game) return <NotFoundPage />
  const gameId = game.databaseId

  function preview(at: string) {
    if (at === '') {
      setSeen(null)
      return
    }
    fetchQuery<AdminSchedulePagePreviewQuery>(
      environment,
      graphql`
        query AdminSchedulePagePreviewQuery($gameId: Int!, $at: DateTime!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            challengesAt(at: $at) {
              id
            }
          }
        }
      `,
      { gameId, at },
    ).subscribe({
      next: (answer) => setSeen({ at, ids: new Set(answer.game?.challengesAt?.map(({ id }) => id)) }),
      error: () => setSeen(null),
    })
  }

  return (
    <>
      <AdminGameTitle
        screen={t('adminSchedule.title')}
        game={game}
        above={[{ path: 'challenges', label: t('navigation.challenges') }]}
      />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminSchedule.title')}</h1>
          <p className="h-label">{t('adminSchedule.intro')}</p>
        </div>
        <DateTimeField
          clearable
          miw={220}
          label={t('adminSchedule.preview')}
          placeholder={t('adminSchedule.now')}
          value={seen?.at ?? ''}
          onChange={preview}
        />
      </div>
      <div className="h-stack">
        <ChallengeSchedule game={game} seen={seen} />
        <UnlockList game={game} />
      </div>
    </>
  )
}
