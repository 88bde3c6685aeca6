import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { isAfter } from '../scoreboard/model/board-order.ts'
import type { BoardRows } from '../scoreboard/model/board-rows.ts'
import { inSnapshot, loadBoardRows } from '../scoreboard/model/load-board.ts'
import { chosenSolves, type ChosenSolve, type Correction } from './correction-rows.ts'
import { previewInput } from './correction.input.ts'
import { movedPlaces, type MovedPlaces } from './moved-places.ts'

/**
 * Previews the true board after a correction. Writes nothing.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError
 */
export async function previewCorrection(
  ctx: Context,
  { gameId, correction }: { gameId: number; correction: Correction },
  raw: unknown,
): Promise<MovedPlaces & { submissionIds: number[] }> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const selection = parseInput(previewInput, raw)
  const loaded = await inSnapshot(ctx.pool, (client) => loadBoardRows(client, gameId))
  if (!loaded) throw new NotFoundError('game.notFound')
  const chosen = await chosenSolves(ctx.db, { gameId, correction, selection })
  const corrected = correctedRows(loaded.rows, { correction, chosen })
  return { submissionIds: chosen.map(({ submissionId }) => submissionId), ...movedPlaces(loaded, corrected) }
}

function correctedRows(
  rows: BoardRows,
  { correction, chosen }: { correction: Correction; chosen: ChosenSolve[] },
): BoardRows {
  const solves = new Map(rows.solves)
  if (correction === 'void') {
    for (const { submissionId } of chosen) solves.delete(submissionId)
    return { ...rows, solves }
  }
  const held = new Map([...solves.values()].map((solve) => [keyOf(solve), solve]))
  for (const solve of chosen) {
    const other = held.get(keyOf(solve))
    if (other && !isAfter(other, solve)) continue
    if (other) solves.delete(other.submissionId)
    solves.set(solve.submissionId, solve)
    held.set(keyOf(solve), solve)
  }
  return { ...rows, solves }
}

function keyOf({ participationId, challengeId }: Pick<ChosenSolve, 'participationId' | 'challengeId'>) {
  return `${participationId} ${challengeId}`
}
