import { Suspense, useEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { EmbedPageQuery } from '../__generated__/EmbedPageQuery.graphql.ts'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { FailureBoundary } from '../components/states/FailureBoundary.tsx'
import { PageSpinner } from '../components/states/Spinner.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { FollowGameTimes } from '../domains/game/time/FollowGameTimes.tsx'
import { setClientConfig } from '../session/client-config.ts'
import { EmbedBoard } from './EmbedBoard.tsx'
import { EmbedHead } from './EmbedHead.tsx'
import styles from './Embed.module.css'

type Props = { gameId: number; top: number; hasChart: boolean }

/** The public scoreboard of a game for a frame in another site. */
export function EmbedPage(props: Props) {
  return (
    <main className={styles.page}>
      <FailureBoundary onRetry={() => location.reload()}>
        <Suspense fallback={<PageSpinner />}>
          <Content {...props} />
        </Suspense>
      </FailureBoundary>
    </main>
  )
}

function Content({ gameId, top, hasChart }: Props) {
  const { t } = useTranslation()
  const { game, clientConfig } = useLazyLoadQuery<EmbedPageQuery>(
    graphql`
      query EmbedPageQuery($gameId: Int!) {
        clientConfig {
          title
          customTheme
        }
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          title
          start
          end
          pausedAt
          state
        }
      }
    `,
    { gameId },
  )
  const { title: platform, customTheme } = clientConfig
  const heading = game?.title
  useEffect(() => {
    document.title = [heading, platform].filter(Boolean).join(' · ')
    setClientConfig({ title: platform, customTheme: customTheme ?? null })
  }, [heading, platform, customTheme])
  if (!game) return <EmptyState title={t('notFound.title')}>{t('notFound.text')}</EmptyState>
  const times = {
    start: Date.parse(game.start),
    end: Date.parse(game.end),
    pausedAt: game.pausedAt ? Date.parse(game.pausedAt) : null,
  }
  return (
    <>
      <FollowGameTimes gameId={game.id} />
      <EmbedHead gameId={gameId} title={game.title} platform={platform} {...times} />
      <EmbedBoard gameId={gameId} top={top} hasChart={hasChart} {...times} />
    </>
  )
}
