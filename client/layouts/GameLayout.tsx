import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet } from 'react-router'
import type { GameLayoutQuery } from '../__generated__/GameLayoutQuery.graphql.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { hasRole, useViewer } from '../session/viewer.ts'
import { GameFrame } from './GameFrame.tsx'

/** Everything under `/games/:id`: the game's tabs and clock around its screens. */
export function GameLayout({ queryRef }: PageProps<GameLayoutQuery>) {
  const { game } = usePreloadedQuery<GameLayoutQuery>(
    graphql`
      query GameLayoutQuery($gameId: Int!) @preloadable {
        game(gameId: $gameId) {
          databaseId
          start
          end
          viewerParticipation {
            status
          }
        }
      }
    `,
    queryRef,
  )
  const canMonitor = hasRole(useViewer(), 'Monitor')
  if (!game) return <NotFoundPage />
  return (
    <GameFrame
      gameId={game.databaseId}
      start={game.start}
      end={game.end}
      canPlay={canMonitor || game.viewerParticipation?.status === 'Accepted'}
      canMonitor={canMonitor}
    >
      <Outlet />
    </GameFrame>
  )
}
