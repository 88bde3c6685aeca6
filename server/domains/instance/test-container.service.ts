import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { aboutChallenge } from '../challenge/author/challenge-audit.ts'
import { hasContainer } from '../../../rules/challenge-types.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { lockChallenge, requireChallenge } from '../challenge/challenge-rows.ts'
import { requesterOf, queueContainer, testLifetimeMinutes } from './container/container-queue.ts'
import { publishContainerChange } from './container/container-rows.ts'
import { removeContainer, logRemovalFailure } from './container/remove-container.ts'
import { imageOf } from './start-instance.service.ts'

/**
 * Queues the start of a test container, which replaces an earlier one, and returns its id. The challenge may be
 * disabled.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError
 */
export async function startTestContainer(ctx: Context, key: ChallengeKey): Promise<string> {
  const requester = requesterOf(ctx, requireAuthor(ctx))
  await ctx.limits.charge(ctx, 'Author')
  await requireChallenge(ctx.db, key)
  const { containerId, earlier } = await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    if (!hasContainer(challenge.type)) throw new ConflictError('container.notOfThisType')
    const image = imageOf(ctx, challenge)
    if (image === null) throw new ConflictError('container.notConfigured')
    const id = await queueContainer(ctx, tx, {
      image,
      challenge,
      lifetimeMinutes: testLifetimeMinutes,
      requester,
    })
    await tx.challenge.update({ where: { id: challenge.id }, data: { testContainerId: id } })
    await recordAudit(tx, ctx, {
      action: 'challenge.testContainer.started',
      ...aboutChallenge(challenge),
      after: { image },
    })
    return { containerId: id, earlier: challenge.testContainerId }
  })
  publishChange(ctx, key, containerId)
  // No row refers to the earlier container any more. If its removal fails, the sweep removes it later.
  if (earlier)
    await removeContainer(ctx, earlier).catch((error: unknown) => logRemovalFailure(ctx, earlier, error))
  return containerId
}

/**
 * Stops a test container; one that cannot be removed now is removed later.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function stopTestContainer(ctx: Context, key: ChallengeKey): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const challenge = await requireChallenge(ctx.db, key)
  const { testContainerId: id } = challenge
  if (!id) return
  const record = (tx: Transaction) =>
    recordAudit(tx, ctx, { action: 'challenge.testContainer.stopped', ...aboutChallenge(challenge) })
  try {
    await removeContainer(ctx, id, { removed: record })
  } catch (error) {
    logRemovalFailure(ctx, id, error)
    await ctx.db.$transaction(async (tx) => {
      await tx.challenge.updateMany({ where: { testContainerId: id }, data: { testContainerId: null } })
      await record(tx)
    })
    publishChange(ctx, key, id)
  }
}

function publishChange(ctx: Context, { gameId, challengeId }: ChallengeKey, id: string): void {
  publishContainerChange(ctx, { id, assignment: null, testChallenge: { id: challengeId, gameId } })
}
