import type { Container } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { removeJob, queueJob } from '../../jobs/job-queue.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { instanceExpiry } from '../challenge/play/instance-expiry.ts'
import { requireNotClosed } from '../challenge/schedule/challenge-times.ts'
import { readSettings } from '../platform/settings.ts'
import { requesterOf } from './container/container-queue.ts'
import { lockAssignment, publishContainerChange } from './container/container-rows.ts'
import { requireNotPaused } from '../participation/playing.ts'
import { requireCooledDown, requirePlayingInstance } from './playing-instance.ts'
import {
  removeContainer,
  stopKey,
  stopTask,
  logRemovalFailure,
  type Reason,
} from './container/remove-container.ts'

/** A stop that a crash interrupts is retried after this time. */
const crashRetrySeconds = 5

/**
 * Stops the team's container, also while it is queued, and resolves when it is removed.
 * @throws UnauthenticatedError, ForbiddenError, RateLimitedError, NotFoundError, ConflictError
 */
export async function stopInstance(ctx: Context, key: ChallengeKey): Promise<void> {
  const { viewer, challenge, participation } = await requirePlayingInstance(ctx, key)
  const player = requesterOf(ctx, viewer)
  const assignmentKey = { challengeId: challenge.id, participationId: participation.id }
  const containerId = await ctx.db.$transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentKey)
    const { container } = assignment
    if (!container || container.status === 'Destroyed') throw new ConflictError('container.none')
    requireCooledDown(ctx, assignment)
    if (container.stoppingAt) throw new ConflictError('container.stopping')
    const now = ctx.clock.now()
    await tx.container.update({ where: { id: container.id }, data: { stoppingAt: now } })
    await tx.assignment.update({
      where: { challengeId_participationId: assignmentKey },
      data: { lastContainerOperationAt: now },
    })
    await queueJob(tx, {
      task: stopTask,
      key: stopKey(container.id),
      payload: { containerId: container.id, player },
      attempts: 25,
      delaySeconds: crashRetrySeconds,
    })
    return container.id
  })
  await removeOrKeep(ctx, containerId, { player })
  const message = `stopped the container of ${challenge.title}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
}

/** Removes a container. If that fails, it keeps running and can be stopped again. @throws ConflictError */
export async function removeOrKeep(ctx: Context, id: string, reason: Reason): Promise<void> {
  try {
    await removeContainer(ctx, id, reason)
  } catch (error) {
    await ctx.db.$transaction(async (tx) => {
      await tx.container.updateMany({ where: { id }, data: { stoppingAt: null } })
      await tx.assignment.updateMany({ where: { containerId: id }, data: { lastContainerOperationAt: null } })
      await removeJob(tx, stopKey(id))
    })
    logRemovalFailure(ctx, id, error)
    throw new ConflictError('container.destroyFailed', { cause: error })
  }
}

/**
 * Extends the team's container, and returns it with the time at which it stops.
 * @throws UnauthenticatedError, ForbiddenError, RateLimitedError, NotFoundError, ConflictError (too early)
 */
export async function extendInstance(ctx: Context, key: ChallengeKey): Promise<Container> {
  const { game, challenge, participation } = await requirePlayingInstance(ctx, key)
  const { extensionDuration, renewalWindow } = (await readSettings(ctx)).containerPolicy
  const assignmentKey = { challengeId: challenge.id, participationId: participation.id }
  const container = await ctx.db.$transaction(async (tx) => {
    const { container: running } = await lockAssignment(tx, assignmentKey)
    if (!running || running.status !== 'Running' || running.stoppingAt)
      throw new ConflictError('container.none')
    await requireNotPaused(tx, key.gameId)
    await requireNotClosed(tx, ctx, challenge)
    const leftMs = running.expectStopAt.getTime() - ctx.clock.now().getTime()
    if (leftMs > renewalWindow * 60_000) {
      throw new ConflictError('container.tooEarly', { params: { minutes: renewalWindow } })
    }
    const expectStopAt = new Date(running.expectStopAt.getTime() + extensionDuration * 60_000)
    return tx.container.update({ where: { id: running.id }, data: { expectStopAt } })
  })
  const owner = { ...assignmentKey, challenge: { gameId: key.gameId } }
  publishContainerChange(ctx, { id: container.id, assignment: owner, testChallenge: null })
  const { closeAt } = challenge
  return { ...container, expectStopAt: instanceExpiry(container, { closeAt, game }) }
}
