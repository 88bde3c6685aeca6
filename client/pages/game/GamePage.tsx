import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { GamePage_game$key } from '../../__generated__/GamePage_game.graphql.ts'
import type { GamePageQuery } from '../../__generated__/GamePageQuery.graphql.ts'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { Poster } from '../../components/Poster.tsx'
import { GameFacts } from '../../domains/game/GameFacts.tsx'
import { GameHead } from '../../domains/game/GameHead.tsx'
import { STATE_MARKS } from '../../domains/game/state-marks.ts'
import { EntryPanel } from '../../domains/participation/entry/EntryPanel.tsx'
import { EntrySteps } from '../../domains/participation/entry/EntrySteps.tsx'
import { JoinBar } from '../../domains/participation/entry/JoinBar.tsx'
import type { JoinView } from '../../domains/participation/entry/JoinDialogs.tsx'
import { GameResult } from '../../domains/participation/GameResult.tsx'
import { Standing } from '../../domains/participation/Standing.tsx'
import { useEntry } from '../../domains/participation/entry/useEntry.ts'
import { ReviewNews } from '../../domains/participation/review/ReviewNews.tsx'
import { lazyDialog } from '../../components/panels/lazy-dialog.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { FollowOverview } from './FollowOverview.tsx'
import styles from './GamePage.module.css'

const OwnCertificates = lazy(() =>
  import('../../domains/certificate/OwnCertificates.tsx').then((module) => ({
    default: module.OwnCertificates,
  })),
)

const JoinDialogs = lazyDialog(() =>
  import('../../domains/participation/entry/JoinDialogs.tsx').then((module) => module.JoinDialogs),
)

export function GamePage({ queryRef }: PageProps<GamePageQuery>) {
  const { game, viewer } = usePreloadedQuery<GamePageQuery>(
    graphql`
      query GamePageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...GamePage_game
        }
        viewer {
          ...useEntry_viewer
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return <GameOverview game={game} viewer={viewer ?? null} />
}

type OverviewProps = {
  game: GamePage_game$key
  viewer: GamePageQuery['response']['viewer'] | null
}

const VIEWS: readonly JoinView[] = ['join', 'team', 'code']

function GameOverview({ game: key, viewer }: OverviewProps) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment GamePage_game on Game {
        title
        content
        posterUrl
        state
        # The clock in the layout shows that the results are final.
        finalizedAt
        mayGetCertificate
        viewerParticipation {
          id
          ...useEntry_own
        }
        ...GameHead_game
        ...GameFacts_game
        ...useEntry_game
      }
    `,
    key,
  )
  const entry = useEntry(game, viewer ?? null)
  const isOrganizer = hasRole(useViewer(), 'Monitor')
  const hasEnded = game.state === 'Ended' || game.state === 'Practice'
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((candidate) => candidate === search.get('open')) ?? null
  const show = (next: JoinView | null) => setSearch(next ? { open: next } : {}, { replace: view !== null })
  const { databaseId, title } = entry.game
  const way = {
    entry,
    onJoin: () => show('join'),
    // Opens the dialog after registering or logging in.
    returnPath: `/games/${databaseId}?open=join`,
  }
  const poster = { title, state: STATE_MARKS[game.state].poster, url: game.posterUrl ?? null }
  return (
    <div className={`h-page ${styles.page}`}>
      <GameTitle screen={t('navigation.overview')} game={title} />
      <div className={styles.hero}>
        <div className="h-desk">
          <Poster {...poster} shape="wide" />
        </div>
        <div className="h-phone">
          <Poster {...poster} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.text}>
          <GameHead game={game} />
          <div className={`h-phone ${styles.standing}`}>
            <Standing entry={entry} />
          </div>
          {hasEnded ? (
            <div className={styles.content}>
              <GameResult gameId={entry.game.databaseId} hasLink={entry.game.state === 'Practice'} />
            </div>
          ) : null}
          {game.content.trim() ? (
            <div className={styles.content}>
              <Markdown source={game.content} />
            </div>
          ) : isOrganizer ? (
            <p className={`h-dim ${styles.content}`}>{t('game.noContent')}</p>
          ) : null}
          <div className={`${styles.content} ${styles.facts}`}>
            <GameFacts game={game} />
          </div>
        </div>
        <aside className={styles.aside} aria-label={t('entry.title')}>
          <EntryPanel {...way} />
          {game.mayGetCertificate ? (
            <Suspense fallback={<div className={styles.certificates} />}>
              <OwnCertificates gameId={entry.game.id} />
            </Suspense>
          ) : null}
          <EntrySteps entry={entry} />
        </aside>
      </div>
      <ReviewNews entry={entry} />
      <FollowOverview key={game.viewerParticipation?.id} gameId={entry.game.id} />
      <JoinBar {...way} />
      <JoinDialogs opened={view !== null} entry={entry} view={view} onView={show} />
    </div>
  )
}
