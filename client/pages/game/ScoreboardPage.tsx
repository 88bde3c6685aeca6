import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import type { ScoreboardPageQuery } from '../../__generated__/ScoreboardPageQuery.graphql.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { BoardFailed, BoardNotOpen } from '../../domains/scoreboard/board-states.tsx'
import { BoardSkeleton } from '../../domains/scoreboard/BoardSkeleton.tsx'
import { Scoreboard } from '../../domains/scoreboard/Scoreboard.tsx'
import { namedBoard } from '../../domains/scoreboard/model/named-board.ts'
import { useLiveBoard } from '../../domains/scoreboard/model/useLiveBoard.ts'
import { useReveal } from '../../domains/scoreboard/useReveal.ts'
import { usePresenting } from '../../layouts/shell/presenting.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { routeNumber } from '../../relay/route-number.ts'
import { useViewer } from '../../session/viewer.ts'
import { serverNow } from '../../time/server-clock.ts'

/** The scoreboard of a game. The board has a query of its own, which starts together with the page's query. */
export function ScoreboardPage({ queryRef }: PageProps<ScoreboardPageQuery>) {
  const [isPublicChosen, setPublicChosen] = useState(false)
  // A projector shows what everybody sees.
  const isPresenting = usePresenting()
  const role = useViewer()?.role
  const isOrganizer = role === 'Monitor' || role === 'Admin'
  const asPublic = isOrganizer && (isPublicChosen || isPresenting)
  const board = useLiveBoard(routeNumber(useParams()['id']), { asPublic })
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <Content
        queryRef={queryRef}
        {...board}
        choice={isOrganizer ? { asPublic: isPublicChosen, onChange: setPublicChosen } : null}
        asPublic={asPublic}
        isRevealing={role === 'Admin' && isPresenting}
      />
    </Suspense>
  )
}

type Props = PageProps<ScoreboardPageQuery> &
  ReturnType<typeof useLiveBoard> & {
    choice: { asPublic: boolean; onChange: (asPublic: boolean) => void } | null
    asPublic: boolean
    isRevealing: boolean
  }

function Content({ queryRef, live, refresh, choice, asPublic, isRevealing }: Props) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<ScoreboardPageQuery>(
    graphql`
      query ScoreboardPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          title
          start
          end
          pausedAt
          divisions
          knownTitles {
            challengeDatabaseId
            title
          }
          viewerParticipation {
            team {
              databaseId
            }
            ...useEntry_own
          }
        }
      }
    `,
    queryRef,
  )
  const pausedAt = game?.pausedAt ? Date.parse(game.pausedAt) : null
  const hasHidden =
    live.board?.hiddenFrom != null && game != null && pausedAt === null && Date.parse(game.end) <= serverNow()
  const [wasHidden, setWasHidden] = useState(false)
  if (isRevealing && hasHidden && !wasHidden) setWasHidden(true)
  // A board for everybody has no titles that only organizers may know.
  const isNamed = game != null && (!asPublic || Date.parse(game.end) <= serverNow())
  const known = game?.knownTitles
  const board = useMemo(
    () => live.board && namedBoard(live.board, isNamed && known ? known : []),
    [live.board, known, isNamed],
  )
  const step = useReveal(isRevealing && hasHidden && game ? game.id : null)
  if (!game) return null
  const { databaseId: id, title, divisions } = game
  const start = Date.parse(game.start)
  const isShown = live.status === 'open' && live.board !== null
  return (
    <>
      <GameTitle screen={t('navigation.scoreboard')} game={title} />
      {isShown ? null : <h1 className="h-sr">{t('navigation.scoreboard')}</h1>}
      {live.status === 'loading' ? <BoardSkeleton /> : null}
      {live.status === 'failed' ? <BoardFailed error={live.error} onRetry={refresh} /> : null}
      {live.status === 'closed' ? <BoardNotOpen gameId={id} start={start} onOpen={refresh} /> : null}
      {live.status === 'open' && board ? (
        <Scoreboard
          game={{ id, title, start, end: Date.parse(game.end), pausedAt, divisions }}
          board={board}
          choice={choice}
          reveal={isRevealing && (hasHidden || wasHidden) ? { step } : null}
          ownTeamId={game.viewerParticipation?.team.databaseId ?? null}
        />
      ) : null}
    </>
  )
}
