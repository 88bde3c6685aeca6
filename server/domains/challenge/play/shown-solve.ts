import type { SubmissionType } from '../../../../prisma/generated/client/enums.ts'
import { pointsByType } from '../../../../rules/scoring/blood-bonus.ts'
import { dynamicScore } from '../../../../rules/scoring/score-curve.ts'
import type { Context } from '../../../context.ts'
import { boardAudience } from '../../game/audience-of-viewer.ts'
import type { BoardAudience } from '../../game/board-audience.ts'

type Solve = { gameId: number; challengeId: number; teamId: number; submissionId: number }

export type ShownSolve = {
  type: SubmissionType
  /** Current points, bonus included; null if the solve does not count. */
  points: number | null
  /** Whether the public board leaves the solve out until the reveal. */
  isAfterFreeze: boolean
}

const types: readonly SubmissionType[] = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal']

/**
 * A team's solve as the viewer may see it. Until the reveal, players see their own solves after the freeze without a
 * place, and with the points of the public board. The real place and points would reveal that other solves are hidden.
 */
export async function showSolve(ctx: Context, solve: Solve): Promise<ShownSolve> {
  const [shown, all] = await Promise.all([
    findOnBoard(ctx, solve, 'public'),
    findOnBoard(ctx, solve, 'organizer'),
  ])
  const isHidden = !shown.found && all.found !== undefined
  // The public board always leaves out the solves of testers.
  const isAfterFreeze = isHidden && !all.isTester
  const { found, points } = boardAudience(ctx.viewer) === 'public' ? shown : all
  const type = found?.type ?? 4
  return {
    type: types[type] ?? 'Normal',
    points: found || isHidden ? ((points ?? all.unsolvedPoints)?.[type] ?? null) : null,
    isAfterFreeze,
  }
}

/** The type that a correct submission had when it was judged, or Normal while its place is hidden. */
export async function shownType(
  ctx: Context,
  { gameId, type, submittedAt }: { gameId: number; type: SubmissionType; submittedAt: Date },
): Promise<SubmissionType> {
  const isPlain = type === 'Unaccepted' || type === 'Normal'
  if (isPlain || boardAudience(ctx.viewer) === 'organizer') return type
  const hiddenFrom = (await ctx.scoreboards.get(gameId, 'public'))?.hiddenFrom ?? null
  return hiddenFrom !== null && submittedAt.getTime() >= hiddenFrom ? 'Normal' : type
}

async function findOnBoard(ctx: Context, solve: Solve, audience: BoardAudience) {
  const { gameId, challengeId, teamId, submissionId } = solve
  const board = await ctx.scoreboards.get(gameId, audience)
  const row = board?.rowByTeam.get(teamId)
  const challenge = board?.challenges.get(challengeId)
  return {
    points: challenge?.points,
    // A board shows some challenges from their first solve on. Until then they have the value without solves.
    unsolvedPoints: board && challenge && pointsByType(dynamicScore(challenge.row, 0), board),
    isTester: row?.standing === 'Tester',
    found: row?.solves.find((other) => other.submissionId === submissionId),
  }
}
