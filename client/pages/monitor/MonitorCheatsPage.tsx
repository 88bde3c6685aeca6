import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorCheatsPageQuery } from '../../__generated__/MonitorCheatsPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PauseButton } from '../../components/live/PauseButton.tsx'
import { CheatList } from '../../domains/cheat/CheatList.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorCheatsPage({ queryRef }: PageProps<MonitorCheatsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorCheatsPageQuery>(
    graphql`
      query MonitorCheatsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...MonitorHead_game
          ...CheatList_game
        }
      }
    `,
    queryRef,
  )
  const [isPaused, setPaused] = useState(false)
  if (!game) return <NotFoundPage />
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.cheatinfo')}
        actions={<PauseButton isPaused={isPaused} onChange={setPaused} />}
        filters={<p className="h-dim">{t('cheats.text')}</p>}
      />
      <CheatList
        game={game}
        isPaused={isPaused}
        onResume={() => setPaused(false)}
        empty={
          <div className="h-panel">
            <EmptyState flag="C" title={t('cheats.none')}>
              {t('cheats.noneText')}
            </EmptyState>
          </div>
        }
      />
    </>
  )
}
