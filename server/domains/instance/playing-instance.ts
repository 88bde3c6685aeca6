import type { Challenge, Game, Participation } from '../../../prisma/generated/client/client.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { ConflictError, NotFoundError, RateLimitedError } from '../../use-case/errors.ts'
import { hasContainer } from '../../../rules/challenge-types.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { requireChallenge } from '../challenge/challenge-rows.ts'
import { requireUnlocked } from '../challenge/play/unlocks.ts'
import { ensureAssignment } from '../challenge/assignment.service.ts'
import { isShown } from '../game/shown-challenges.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'

export type PlayingInstance = {
  viewer: Viewer
  game: Game
  participation: Participation
  challenge: Challenge
}

const cooldownMs = 10_000

/**
 * Checks that the viewer plays the challenge and returns its instance (contract: game, section 8, common checks).
 * @throws UnauthenticatedError, ForbiddenError, RateLimitedError, NotFoundError, ConflictError
 */
export async function requirePlayingInstance(ctx: Context, key: ChallengeKey): Promise<PlayingInstance> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Container')
  const { game, participation } = await requirePlayingParticipation(ctx, key.gameId)
  const challenge = await requireChallenge(ctx.db, key)
  if (!isShown(challenge)) throw new NotFoundError('challenge.notFound')
  await requireUnlocked(ctx.db, { challengeId: challenge.id, participationId: participation.id })
  await ensureAssignment(ctx, { game, participation, challenge })
  if (!hasContainer(challenge.type)) throw new ConflictError('container.notOfThisType')
  return { viewer, game, participation, challenge }
}

/** @throws RateLimitedError within ten seconds of the last start or stop */
export function requireCooledDown(
  { clock }: Pick<Context, 'clock'>,
  { lastContainerOperationAt }: { lastContainerOperationAt: Date | null },
): void {
  const readyAt = cooledDownAt(lastContainerOperationAt)
  const waitMs = readyAt ? readyAt.getTime() - clock.now().getTime() : 0
  if (waitMs > 0) throw new RateLimitedError(Math.ceil(waitMs / 1000), 'container.cooldown')
}

export function cooledDownAt(lastOperationAt: Date | null): Date | null {
  return lastOperationAt && new Date(lastOperationAt.getTime() + cooldownMs)
}
