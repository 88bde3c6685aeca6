import type { Challenge, Container } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { queueJob } from '../../jobs/job-queue.ts'
import { atMost } from '../../limits/at-most.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { requireNotClosed } from '../challenge/schedule/challenge-times.ts'
import { readSettings } from '../platform/settings.ts'
import { requesterOf, queueContainer } from './container/container-queue.ts'
import {
  countsTowardLimit,
  lockAssignment,
  publishContainerChange,
  withOwner,
} from './container/container-rows.ts'
import { recordContainerEvent } from './container/container-events.ts'
import { recordLimitReached } from './limit-fact.ts'
import { claimWarm, enginesUp } from './warm/claim-warm.ts'
import { reportNotSetUp } from './report-not-set-up.ts'
import { requireNotPaused } from '../participation/playing.ts'
import { requireCooledDown, requirePlayingInstance, type PlayingInstance } from './playing-instance.ts'
import { removeContainer, stopKey, stopTask } from './container/remove-container.ts'

/** Many teams start instances when a game opens; they must not take every connection to the database. */
const inTurn = atMost(8)

/**
 * Queues the start of the team's container and returns its id. Two concurrent calls start one container.
 * @throws UnauthenticatedError, ForbiddenError, RateLimitedError, NotFoundError, ConflictError
 */
export function startInstance(ctx: Context, key: ChallengeKey): Promise<string> {
  return inTurn(() => queueStart(ctx, key))
}

async function queueStart(ctx: Context, key: ChallengeKey): Promise<string> {
  const playing = await requirePlayingInstance(ctx, key)
  const { viewer, challenge, participation } = playing
  const { containerPolicy } = await readSettings(ctx)
  const requester = requesterOf(ctx, viewer)
  const assignmentKey = { challengeId: challenge.id, participationId: participation.id }
  const engines = challenge.warmInstances > 0 ? await enginesUp(ctx) : []
  const started = await ctx.db.$transaction(async (tx) => {
    const assignment = await lockAssignment(tx, assignmentKey)
    requireCooledDown(ctx, assignment)
    await requireNotPaused(tx, key.gameId)
    await requireNotClosed(tx, ctx, challenge)
    await requireNothingUp(tx, assignment.container)
    const image = imageOf(ctx, challenge)
    if (image === null) {
      const assigned = { challengeId: challenge.id, challenge, participation }
      const happened = { assignment: assigned, userId: requester.userId, at: ctx.clock.now() }
      // The transaction keeps the event.
      return { faultEventId: await reportNotSetUp(tx, happened) }
    }
    const displaced = await makeRoom(ctx, tx, playing, containerPolicy.autoDestroyOnLimitReached)
    if (displaced === null || displaced.length > 0) {
      await recordLimitReached(tx, { gameId: key.gameId, ...assignmentKey })
    }
    // The transaction keeps the fact.
    if (displaced === null) return { running: await runningTitles(tx, participation.id) }
    const lifetimeMinutes = containerPolicy.defaultLifetime
    const warmId = await claimWarm(ctx, tx, { challenge, lifetimeMinutes, engines })
    const id = warmId ?? (await queueContainer(ctx, tx, { image, challenge, lifetimeMinutes, requester }))
    await tx.assignment.update({
      where: { challengeId_participationId: assignmentKey },
      data: { containerId: id, lastContainerOperationAt: ctx.clock.now() },
    })
    if (warmId === null) return { containerId: id, displaced, eventId: null }
    const eventId = await recordContainerEvent(tx, 'ContainerStart', {
      assignment: { challengeId: challenge.id, challenge, participation },
      userId: requester.userId,
      at: ctx.clock.now(),
    })
    return { containerId: id, displaced, eventId }
  })
  if ('running' in started) {
    const { running = '' } = started
    const limit = playing.game.containerCountLimit
    throw new ConflictError('container.limit', { params: { limit, running } })
  }
  if ('faultEventId' in started) {
    const { faultEventId = null } = started
    if (faultEventId !== null)
      ctx.events.emit('gameEvent.recorded', { gameId: key.gameId, eventId: faultEventId })
    throw new ConflictError('container.notSetUp')
  }
  const { containerId, displaced, eventId } = started
  publishContainerChange(ctx, {
    id: containerId,
    assignment: { ...assignmentKey, challenge: { gameId: key.gameId } },
    testChallenge: null,
  })
  if (eventId !== null) {
    ctx.events.emit('gameEvent.recorded', { gameId: key.gameId, eventId })
    ctx.events.emit('warm.taken', { challengeId: challenge.id })
    const message = `started the container of ${challenge.title}, which was warm`
    ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  }
  for (const container of displaced) await displace(ctx, container)
  return containerId
}

/** Deletes the row of a failed container, so that a new one can start. */
async function requireNothingUp(tx: Transaction, container: Container | null): Promise<void> {
  if (!container) return
  if (container.stoppingAt) throw new ConflictError('container.stopping')
  if (container.status === 'Running') throw new ConflictError('container.running')
  if (container.status === 'Pending') throw new ConflictError('container.starting')
  await tx.container.delete({ where: { id: container.id } })
}

/** Null when the image or the port is missing. @throws ConflictError when no container backend is configured */
export function imageOf(ctx: Context, challenge: Challenge): string | null {
  const { id, containerImage, containerExposePort } = challenge
  if (containerImage === null || containerExposePort === null) {
    const message = `challenge ${id} has no image or no port, so it cannot be started`
    ctx.logs.write({ level: 'Warning', status: 'Denied', message })
    return null
  }
  if (ctx.containers.name === 'none') throw new ConflictError('container.off')
  return containerImage
}

/** Enforces the game's limit on a team: returns its oldest containers, which are to be displaced; null if none may. */
async function makeRoom(
  ctx: Context,
  tx: Transaction,
  { game, participation }: PlayingInstance,
  mayDisplace: boolean,
): Promise<{ id: string }[] | null> {
  const limit = game.containerCountLimit
  if (limit <= 0) return []
  const held = await tx.container.findMany({
    where: { assignment: { participationId: participation.id } },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
  })
  const running = held.filter(countsTowardLimit)
  if (running.length < limit) return []
  if (!mayDisplace) return null
  const displaced = running.slice(0, running.length - limit + 1)
  for (const { id } of displaced) {
    await tx.container.update({ where: { id }, data: { stoppingAt: ctx.clock.now() } })
    const payload = { containerId: id }
    await queueJob(tx, { task: stopTask, key: stopKey(id), payload, attempts: 25, delaySeconds: 20 })
  }
  return displaced
}

/** The challenges whose instances a team at its limit can stop, the oldest instance first. */
async function runningTitles(tx: Transaction, participationId: number): Promise<string> {
  const held = await tx.container.findMany({
    where: { assignment: { participationId } },
    include: { assignment: { select: { challenge: { select: { title: true } } } } },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
  })
  return held
    .filter(countsTowardLimit)
    .map(({ assignment }) => assignment?.challenge.title)
    .join(', ')
}

/** Removes a container over the limit. After a failure, the job that is queued for it retries. */
async function displace(ctx: Context, { id }: { id: string }): Promise<void> {
  const container = await ctx.db.container.findUnique({ where: { id }, include: withOwner })
  const title = container?.assignment?.challenge.title ?? ''
  try {
    await removeContainer(ctx, id)
  } catch (error) {
    ctx.logger.warn(
      { err: error, containerId: id },
      'could not remove a container over the limit, will retry',
    )
    return
  }
  const message = `stopped the container of ${title} at the limit of the game`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
}
