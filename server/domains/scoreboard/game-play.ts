import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'
import type { TeamSolve } from './model/board-state.ts'
import { ownHiddenSolves } from './freeze/own-hidden-solves.ts'
import { dynamicScore } from '../../../rules/scoring/score-curve.ts'
import { pointsByType } from '../../../rules/scoring/blood-bonus.ts'
import { shownChallenges } from '../game/shown-challenges.ts'
import type { BoardRow, BoardView } from './model/board-view.ts'
import { readScoreboard } from './scoreboard.service.ts'

/**
 * The board of a game for one of its players, with the row of the player's team; null if the team is not on the
 * board. The row has the team's solves after the freeze, but neither its score nor its rank counts them.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError (not playing, not open)
 */
export async function readGamePlay(ctx: Context, gameId: number) {
  requireUser(ctx, 'read')
  const { game, participation } = await requirePlayingParticipation(ctx, gameId)
  const board = await readScoreboard(ctx, game.id)
  const shown = board.rowByTeam.get(participation.teamId)
  const hidden = await ownHiddenSolves(ctx, board, participation.teamId)
  const row = shown ?? (await testersRow(ctx, board, participation.teamId))
  const solves = [...(shown?.solves ?? []), ...hidden.map(({ solve }) => solve)]
  const challenges = await challengesOfTeam(ctx, { gameId, participationId: participation.id, board })
  return {
    game,
    participation,
    board: { ...board, challenges },
    row: row && { ...row, solves: solves.toSorted(byTime) },
  }
}

/** The row of testers, who are not on the public board: without a rank, and with no points. Null for other teams. */
async function testersRow(ctx: Context, board: BoardView, teamId: number): Promise<BoardRow | null> {
  const row = (await ctx.scoreboards.get(board.gameId, 'organizer'))?.rowByTeam.get(teamId)
  return row?.standing === 'Tester' ? { ...row, rank: 0, divisionRank: null, score: 0 } : null
}

function byTime(a: TeamSolve, b: TeamSolve): number {
  return a.time - b.time || a.submissionId - b.submissionId
}

type Team = { gameId: number; participationId: number; board: BoardView }

/**
 * The challenges of the board as a team sees them: those that it has to unlock and those that its division does not see
 * are left out, others have titles.
 */
async function challengesOfTeam(
  ctx: Context,
  { gameId, participationId, board }: Team,
): Promise<BoardView['challenges']> {
  const unlockable = await ctx.db.challenge.findMany({
    where: {
      gameId,
      ...shownChallenges,
      OR: [{ requirements: { some: {} } }, { locks: { some: { participationId } } }],
    },
    include: { locks: { where: { participationId }, select: { challengeId: true } } },
  })
  if (unlockable.length === 0) return board.challenges
  const challenges = new Map(board.challenges)
  for (const { locks, ...challenge } of unlockable) {
    const shown = challenges.get(challenge.id)
    challenges.delete(challenge.id)
    if (locks.length > 0) continue
    const { id: challengeId, title } = challenge
    const score = dynamicScore(challenge, 0)
    const unsolved = {
      face: board.audience,
      row: { ...challenge, challengeId },
      score,
      points: pointsByType(score, board),
      solvedCount: 0,
      bloods: [],
    }
    challenges.set(challengeId, shown ? { ...shown, row: { ...shown.row, title } } : unsolved)
  }
  return challenges
}
