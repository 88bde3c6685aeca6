import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { withReason } from '../../../use-case/reason.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockJudging, moveBoard, publishCorrected } from '../correcting.ts'
import { differingAnswers, differingArrivals } from './differing-answers.ts'
import { judgeAgainInput } from './judge-again.input.ts'
import { movedSolves } from './moved-solves.ts'
import { giveAttemptsBack, writeBloods, writeSolves } from './write-solves.ts'
import { writeVerdicts } from './write-verdicts.ts'

export type JudgedAgain = { becameRight: number[]; becameWrong: number[] }

/**
 * Judges stored answers of a game by the flags of now, and gives those whose verdict differs the new one, at their
 * original times. Answers are compared before other answers have to wait; the lock covers only the solves that move.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (no verdict differs)
 */
export async function judgeAgain(caller: Context, gameId: number, raw: unknown): Promise<JudgedAgain> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, ...selection } = parseInput(judgeAgainInput, raw)
  const ctx = withReason(caller, reason)
  const place = { gameId, selection }
  const found = await differingAnswers(ctx.db, place)
  const { judged, moved, attemptsOf } = await ctx.db.$transaction(async (tx) => {
    // Other corrections wait from here on, answers do not yet.
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const now = await databaseTime(tx, ctx.clock)
    const early = await writeVerdicts(ctx, tx, { verdicts: found.verdicts, reason, now })
    const { title } = await lockJudging(ctx, tx, gameId)
    const arrived = selection.submissionIds ? [] : await differingArrivals(tx, place, found)
    const verdicts = [...early, ...(await writeVerdicts(ctx, tx, { verdicts: arrived, reason, now }))]
    if (verdicts.length === 0) throw new ConflictError('correction.noVerdicts')
    const attemptsOf = await giveAttemptsBack(tx, verdicts)
    const solves = await movedSolves(tx, verdicts)
    await writeSolves(tx, solves)
    await writeBloods(tx, solves)
    const moved = await moveBoard(ctx, tx, { gameId, chosen: solves })
    const judged = {
      becameRight: verdicts.filter(({ isRight }) => isRight).map(({ id }) => id),
      becameWrong: verdicts.filter(({ isRight }) => !isRight).map(({ id }) => id),
    }
    await recordAudit(tx, ctx, {
      action: 'answers.judgedAgain',
      subject: { id: gameId, name: title },
      gameId,
      after: { challengeId: selection.challengeId, ...judged },
    })
    return { judged, moved, attemptsOf }
  })
  for (const challengeId of attemptsOf) ctx.events.emit('attempts.counted', { challengeId })
  publishCorrected(ctx, { gameId, moved, ids: [...judged.becameRight, ...judged.becameWrong] })
  return judged
}
