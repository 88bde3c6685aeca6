import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { ChallengesPage_game$key } from '../../__generated__/ChallengesPage_game.graphql.ts'
import type { ChallengesPageQuery } from '../../__generated__/ChallengesPageQuery.graphql.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { ChallengeBoard } from '../../domains/challenge/play/board/ChallengeBoard.tsx'
import { FollowGame } from '../../domains/challenge/play/FollowGame.tsx'
import { playStateOf } from '../../domains/participation/play-state.ts'
import { PlayGate } from '../../domains/participation/PlayGate.tsx'
import { WriteupPanel } from '../../domains/writeup/WriteupPanel.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { useAtTime } from '../../time/useAtTime.ts'
import styles from './ChallengesPage.module.css'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function ChallengesPage({ queryRef }: PageProps<ChallengesPageQuery>) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const query = usePreloadedQuery<ChallengesPageQuery>(
    graphql`
      query ChallengesPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...ChallengesPage_game
        }
      }
    `,
    queryRef,
  )
  const game = useFragment<ChallengesPage_game$key>(
    graphql`
      fragment ChallengesPage_game on Game {
        id
        title
        state
        start
        end
        # The clock in the layout shows these.
        pausedAt
        finalizedAt
        viewerParticipation {
          id
          status
          ...useEntry_own
        }
        ...PlayGate_game
        ...ChallengeBoard_game
        ...WriteupPanel_game
      }
    `,
    query.game ?? null,
  )
  const gate = playStateOf({
    isSignedIn: viewer !== null,
    isOrganizer: hasRole(viewer, 'Admin'),
    status: game?.viewerParticipation?.status ?? null,
    state: game?.state ?? 'Upcoming',
  })
  const again = () => void revalidate()
  useAtTime(game ? Date.parse(game.start) : null, again)
  useAtTime(game ? Date.parse(game.end) : null, again)

  if (!game) return <NotFoundPage />
  return (
    <>
      <GameTitle screen={t('play.challenges')} game={game.title} />
      <FollowGame key={game.viewerParticipation?.id} gameId={game.id} />
      {gate === 'open' ? (
        <ChallengeBoard key={game.id} game={game} />
      ) : (
        <div className="h-page">
          <h1 className="h-sr">{t('play.challenges')}</h1>
          <PlayGate game={game} gate={gate} />
          {/* Write-ups can also be submitted after the end. */}
          {gate === 'over' && game.viewerParticipation?.status === 'Accepted' ? (
            <div className={styles.writeup}>
              <WriteupPanel game={game} />
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}
