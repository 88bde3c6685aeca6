import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { withReason } from '../../use-case/reason.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BoardRows } from '../scoreboard/model/board-rows.ts'
import { inSnapshot, loadBoardRows } from '../scoreboard/model/load-board.ts'
import { lockJudging, moveBoard } from './correcting.ts'
import { grantInput, grantPreviewInput } from './correction.input.ts'
import { requireGrantable, writeGranted, type Grantable } from './grant-rows.ts'
import { movedPlaces, type MovedPlaces } from './moved-places.ts'

/** Later in the order of the board than every stored solve of the same time. */
const newestId = 2 ** 31 - 1

/**
 * Gives a team a solve of a challenge without an answer. Returns its submission.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (voided)
 */
export async function grantSolve(caller: Context, gameId: number, raw: unknown): Promise<number> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, ...asked } = parseInput(grantInput, raw)
  const ctx = withReason(caller, reason)
  const { grant, submissionId, eventId, moved } = await ctx.db.$transaction(async (tx) => {
    const { title, now } = await lockJudging(ctx, tx, gameId)
    const grant = await requireGrantable(tx, { gameId, grant: asked, now })
    const written = await writeGranted(ctx, tx, { grant, reason, now })
    const moved = await moveBoard(ctx, tx, { gameId, chosen: [{ ...grant, isOnBoard: true }] })
    const { challengeId, at, takesBlood } = grant
    await recordAudit(tx, ctx, {
      action: 'solve.granted',
      subject: { id: gameId, name: title },
      gameId,
      after: { submissionId: written.submissionId, teamId: asked.teamId, challengeId, at, takesBlood },
    })
    return { grant, ...written, moved }
  })
  ctx.boards.publish(moved)
  const { challengeId, participationId } = grant
  ctx.events.emit('submission.judged', {
    gameId,
    challengeId,
    participationId,
    submissionId,
    isAccepted: true,
  })
  ctx.events.emit('gameEvent.recorded', { gameId, eventId })
  return submissionId
}

/**
 * Previews the true board after a grant. Writes nothing.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (voided)
 */
export async function previewGrant(ctx: Context, gameId: number, raw: unknown): Promise<MovedPlaces> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const asked = parseInput(grantPreviewInput, raw)
  const now = await databaseTime(ctx.db, ctx.clock)
  const grant = await requireGrantable(ctx.db, { gameId, grant: asked, now })
  const loaded = await inSnapshot(ctx.pool, (client) => loadBoardRows(client, gameId))
  if (!loaded) throw new NotFoundError('game.notFound')
  return movedPlaces(loaded, grantedRows(loaded.rows, grant))
}

function grantedRows(rows: BoardRows, grant: Grantable): BoardRows {
  const { participationId, challengeId, takesBlood, at } = grant
  const others = [...rows.solves].filter(
    ([, solve]) => solve.participationId !== participationId || solve.challengeId !== challengeId,
  )
  const solve = {
    submissionId: newestId,
    participationId,
    challengeId,
    time: at.getTime(),
    userName: null,
    isRevealed: false,
    takesBlood,
  }
  return { ...rows, solves: new Map([...others, [newestId, solve]]) }
}
