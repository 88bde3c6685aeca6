import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { withReason } from '../../../use-case/reason.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockJudging, tellCorrected } from '../correcting.ts'
import { differingAnswers, differingArrivals, type NewVerdict } from './differing-answers.ts'
import { judgeAgainInput } from './judge-again.input.ts'
import { movedSolves, type MovedSolve } from './moved-solves.ts'
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
    const moved = await moveBoard(ctx, tx, { gameId, verdicts, solves })
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
  ctx.boards.publish(moved)
  for (const challengeId of attemptsOf) ctx.events.emit('attempts.counted', { challengeId })
  tellCorrected(ctx, gameId, [...judged.becameRight, ...judged.becameWrong])
  return judged
}

/** The boards read the solves of the teams again. Without a moved solve, only the teams read their answers again. */
async function moveBoard(
  ctx: Context,
  tx: Transaction,
  { gameId, verdicts, solves }: { gameId: number; verdicts: NewVerdict[]; solves: MovedSolve[] },
) {
  const ids =
    solves.length > 0 ? solves.map(({ participationId }) => participationId) : await teamsOf(tx, verdicts)
  const isHidden = solves.every((solve) => solve.isHidden)
  return ctx.boards.move(tx, [
    { gameId, changes: [{ kind: 'participation', ids: [...new Set(ids)], isHidden }] },
  ])
}

async function teamsOf(tx: Transaction, verdicts: NewVerdict[]): Promise<number[]> {
  const ids = verdicts.map(({ id }) => id)
  const rows = await tx.$queryRaw<{ participationId: number }[]>`
    SELECT DISTINCT participation_id AS "participationId" FROM submission WHERE id = ANY(${ids}::int[])`
  return rows.map(({ participationId }) => participationId)
}
