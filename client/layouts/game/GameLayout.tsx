import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet, useMatch } from 'react-router'
import type { GameLayoutQuery } from '../../__generated__/GameLayoutQuery.graphql.ts'
import { FollowGameTimes } from '../../domains/game/time/FollowGameTimes.tsx'
import { NoticeNews } from '../../domains/notice/NoticeNews.tsx'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { lazyPart } from '../../relay/lazy-part.ts'
import { GameFrame } from './GameFrame.tsx'

const GameAlerts = lazyPart(() =>
  import('../../domains/alert/GameAlerts.tsx').then((module) => module.GameAlerts),
)

/** Everything under `/games/:id`: the game's tabs and clock around its screens. */
export function GameLayout({ queryRef }: PageProps<GameLayoutQuery>) {
  const { game } = usePreloadedQuery<GameLayoutQuery>(
    graphql`
      query GameLayoutQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          state
          start
          end
          pausedAt
          finalizedAt
          viewerParticipation {
            status
            ...useEntry_own
          }
        }
      }
    `,
    queryRef,
  )
  // These two pages follow the game themselves, with its texts and its challenges.
  const isOverview = useMatch('/games/:id') !== null
  const isFollowed = useMatch('/games/:id/challenges') !== null || isOverview
  if (!game) return <NotFoundPage />
  const isPlayer = game.viewerParticipation?.status === 'Accepted'
  const isOver = game.state === 'Ended' || game.state === 'Practice'
  return (
    <GameFrame
      gameId={game.databaseId}
      start={game.start}
      end={game.end}
      pausedAt={game.pausedAt}
      isFinal={game.finalizedAt != null}
      isOver={isOver}
    >
      {isFollowed ? null : <FollowGameTimes gameId={game.id} />}
      {game.state === 'Running' && isPlayer ? (
        <>
          <NoticeNews gameId={game.id} />
          <GameAlerts game={game} />
        </>
      ) : null}
      <Outlet />
    </GameFrame>
  )
}
