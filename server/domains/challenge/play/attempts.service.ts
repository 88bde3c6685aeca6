import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { listOf } from '../../../database/row-list.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { requireAuthor, requireUser } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { aboutChallenge } from '../author/challenge-audit.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { lockChallenge } from '../challenge-rows.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { requirePlayingParticipation } from '../../participation/playing.ts'
import { attemptsLeft } from './attempt-limit.ts'

/**
 * Gives a team all attempts at a challenge again.
 * @throws NotFoundError: no such challenge, or no such team in its game
 */
export async function resetAttempts(
  ctx: Context,
  { participationId, ...key }: ChallengeKey & { participationId: number },
): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    const participation = await tx.participation.findFirst({
      where: { id: participationId, gameId: key.gameId },
      select: { team: { select: { id: true, name: true } } },
    })
    if (!participation) throw new NotFoundError('participation.notFound')
    const where = { challengeId: challenge.id, participationId }
    const count = await tx.attemptCount.findUnique({ where: { challengeId_participationId: where } })
    await tx.attemptCount.deleteMany({ where })
    await recordAudit(tx, ctx, {
      action: 'challenge.attempts.reset',
      ...aboutChallenge(challenge),
      before: { teamId: participation.team.id, teamName: participation.team.name, wrong: count?.wrong ?? 0 },
    })
  })
  ctx.events.emit('attempts.counted', { challengeId: key.challengeId })
  ctx.events.emit('participation.changed', { gameId: key.gameId, participationId })
}

/** The teams with wrong answers that a limit counts, most of them first, for authors; null for others. */
export function countedAttempts(ctx: Context, challengeId: number) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  return listOf(ctx, 'attemptCount', {
    where: { challengeId, wrong: { gt: 0 } },
    orderBy: [{ wrong: 'desc' }, { participationId: 'asc' }],
  })
}

/**
 * The attempts that the viewer's team has used at a challenge with a limit; 0 without a limit.
 * @throws NotFoundError, ConflictError (not playing)
 */
export async function countUsedAttempts(
  ctx: Context,
  challenge: Pick<Challenge, 'id' | 'gameId' | 'submissionLimit' | 'attemptMode' | 'cooldownSeconds'>,
): Promise<number> {
  requireUser(ctx, 'read')
  const { participation } = await requirePlayingParticipation(ctx, challenge.gameId)
  const key = { challengeId: challenge.id, participationId: participation.id }
  const count = await ctx.db.attemptCount.findUnique({ where: { challengeId_participationId: key } })
  const attempts = attemptsLeft(challenge, count ?? undefined, ctx.clock.now())
  return attempts ? challenge.submissionLimit - attempts.left : 0
}
