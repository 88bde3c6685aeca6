import { ratingLimits } from '../../../rules/field-limits.ts'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, ForbiddenError, NotFoundError } from '../../use-case/errors.ts'
import { inputObject, int32, parseInput, text } from '../../use-case/input.ts'
import { requireAuthor, requireUser } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { shownChallenges } from '../game/shown-challenges.ts'
import { lockGame } from '../participation/change-participation.ts'

const ratingInput = inputObject({
  stars: int32({ min: 1, max: ratingLimits.stars }),
  comment: text(ratingLimits.comment).nullish(),
})

/**
 * Rates a challenge that the viewer's team has solved, or changes the viewer's rating. The error is the same for an
 * unknown challenge and for one that the team has not solved.
 * @throws InvalidInputError, ForbiddenError (not solved), ConflictError (the result is final)
 */
export async function rateChallenge(
  ctx: Context,
  { challengeId, ...raw }: { challengeId: number } & Record<string, unknown>,
): Promise<ChallengeKey> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { stars, comment } = parseInput(ratingInput, raw)
  const solved = {
    challengeId,
    challenge: { ...shownChallenges, game: isNotDeleted },
    participation: { status: 'Accepted', members: { some: { userId: viewer.id } } },
  } as const
  const known = await ctx.db.solve.findFirst({ where: solved, select: { gameId: true } })
  if (!known) throw new ForbiddenError('rating.notSolved')
  const { gameId } = known
  await ctx.db.$transaction(async (tx) => {
    await requireOpen(tx, gameId)
    const solve = await tx.solve.findFirst({ where: solved, select: { participationId: true } })
    if (!solve) throw new ForbiddenError('rating.notSolved')
    const ratedAt = await databaseTime(tx, ctx.clock)
    // One statement, so that two ratings at once by one user are one row.
    await tx.$executeRaw`
      INSERT INTO rating (game_id, challenge_id, participation_id, user_id, stars, comment, rated_at)
      VALUES (${gameId}, ${challengeId}, ${solve.participationId}, ${viewer.id}::uuid, ${stars},
        ${comment?.trim() ?? ''}, ${ratedAt})
      ON CONFLICT (user_id, challenge_id) DO UPDATE
        SET participation_id = excluded.participation_id, stars = excluded.stars,
            comment = excluded.comment, rated_at = excluded.rated_at`
  })
  return { gameId, challengeId }
}

/** Waits for a finalization, so that a rating is either before it or refused. */
async function requireOpen(tx: Transaction, gameId: number): Promise<void> {
  if (!(await lockGame(tx, gameId))) throw new NotFoundError('game.notFound')
  const { finalizedAt } = await tx.game.findUniqueOrThrow({ where: { id: gameId } })
  if (finalizedAt) throw new ConflictError('rating.closed')
}

/**
 * Deletes the viewer's rating of a challenge, until the result is final.
 * @throws NotFoundError, ConflictError (the result is final)
 */
export async function withdrawRating(ctx: Context, challengeId: number): Promise<ChallengeKey> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const where = { challengeId, userId: viewer.id, game: isNotDeleted }
  const known = await ctx.db.rating.findFirst({ where, select: { gameId: true } })
  if (!known) throw new NotFoundError('rating.notFound')
  const { gameId } = known
  await ctx.db.$transaction(async (tx) => {
    await requireOpen(tx, gameId)
    const { count } = await tx.rating.deleteMany({ where })
    if (count === 0) throw new NotFoundError('rating.notFound')
  })
  return { gameId, challengeId }
}

/** Removes a rating with its comment. Returns its game. @throws NotFoundError */
export async function removeRating(ctx: Context, id: number): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  return ctx.db.$transaction(async (tx) => {
    const rating = await tx.rating.findFirst({
      where: { id, game: isNotDeleted },
      include: { challenge: { select: { title: true } }, user: { select: { userName: true } } },
    })
    // A second removal at the same time finds no row.
    const { count } = await tx.rating.deleteMany({ where: { id, game: isNotDeleted } })
    if (!rating || count === 0) throw new NotFoundError('rating.notFound')
    const { gameId, challengeId, challenge, user, stars, comment } = rating
    await recordAudit(tx, ctx, {
      action: 'rating.removed',
      subject: { id: challengeId, name: challenge.title },
      gameId,
      before: { user: user.userName, stars, comment },
    })
    return gameId
  })
}
