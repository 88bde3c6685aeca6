import { Suspense } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import type { ScoreboardPageQuery } from '../../__generated__/ScoreboardPageQuery.graphql.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { BoardFailed, BoardNotOpen } from '../../domains/scoreboard/board-states.tsx'
import { BoardSkeleton } from '../../domains/scoreboard/BoardSkeleton.tsx'
import { Scoreboard } from '../../domains/scoreboard/Scoreboard.tsx'
import { useLiveBoard } from '../../domains/scoreboard/model/useLiveBoard.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { routeNumber } from '../../relay/route-number.ts'

/** The scoreboard of a game. The board has a query of its own, which starts together with the page's query. */
export function ScoreboardPage({ queryRef }: PageProps<ScoreboardPageQuery>) {
  const board = useLiveBoard(routeNumber(useParams()['id']))
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <Content queryRef={queryRef} {...board} />
    </Suspense>
  )
}

type Props = PageProps<ScoreboardPageQuery> & ReturnType<typeof useLiveBoard>

function Content({ queryRef, live, refresh }: Props) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<ScoreboardPageQuery>(
    graphql`
      query ScoreboardPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          title
          start
          end
          divisions
          viewerParticipation {
            team {
              databaseId
            }
          }
        }
      }
    `,
    queryRef,
  )
  if (!game) return null
  const { databaseId: id, title, divisions } = game
  const start = Date.parse(game.start)
  const isShown = live.status === 'open' && live.held !== null
  return (
    <>
      <PageTitle
        screen={t('navigation.scoreboard')}
        game={title}
        crumbs={[{ to: '/games', label: t('navigation.games') }]}
      />
      {isShown ? null : <h1 className="h-sr">{t('navigation.scoreboard')}</h1>}
      {live.status === 'loading' ? <BoardSkeleton /> : null}
      {live.status === 'failed' ? <BoardFailed error={live.error} onRetry={refresh} /> : null}
      {live.status === 'closed' ? <BoardNotOpen gameId={id} start={start} onOpen={refresh} /> : null}
      {live.status === 'open' && live.held ? (
        <Scoreboard
          game={{ id, title, start, end: Date.parse(game.end), divisions }}
          board={live.held}
          ownTeamId={game.viewerParticipation?.team.databaseId ?? null}
        />
      ) : null}
    </>
  )
}
