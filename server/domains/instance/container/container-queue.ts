import { randomUUID } from 'node:crypto'
import type { Challenge, Container } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import type { Transaction } from '../../../database/database.ts'
import type { ContainerFailure } from '../../../ports/containers/container-runtime.ts'
import type { ErrorKey } from '../../../use-case/error-keys.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { queueJob } from '../../../jobs/job-queue.ts'
import { expirySelection, instanceExpiry } from '../../challenge/play/instance-expiry.ts'
import type { Requester } from './container-rows.ts'
import { limitsOf } from './container-spec.ts'

export const startTask = 'start-container'

/** Lifetime of a test container. */
export const testLifetimeMinutes = 120
/** Retries are for crashes only: a start that the backend refuses is not retried. */
const attempts = 8

export function requesterOf(ctx: Context, { id, userName }: Viewer): Requester {
  return { userId: id, userName, ip: ctx.ip }
}

type Queued = {
  image: string
  challenge: Pick<Challenge, 'id' | 'cpuTenths' | 'memoryLimitMib'>
  lifetimeMinutes: number
  /** Absent for a container that is kept warm. */
  requester?: Requester
  /** Makes the container a warm one of the challenge, started with these settings. */
  warmSettings?: string
}

/** The requester of a start that no user requested. */
const platform: Requester = { userId: '', userName: '', ip: '' }

/**
 * Creates the row of a queued container and returns its id. Anybody who knows the id may connect to the container.
 */
export async function queueContainer(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: Transaction,
  { image, challenge, lifetimeMinutes, requester = platform, warmSettings }: Queued,
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  const limits = limitsOf(challenge)
  const isWarm = warmSettings !== undefined
  await tx.container.create({
    data: {
      id,
      image,
      memoryMib: limits.memoryMiB,
      cpuTenths: limits.cpuTenths,
      containerId: '',
      ip: '',
      port: 0,
      isProxy: config.portMapping === 'PlatformProxy',
      startedAt: now,
      queuedAt: now,
      expectStopAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
      ...(isWarm && { warmChallengeId: challenge.id, warmSettings }),
    },
  })
  await queueStart(tx, { containerId: id, requester, isWarm })
  return id
}

type Start = {
  containerId: string
  requester: Requester
  /** Nobody waits for the container yet, so the starts of teams come first. */
  isWarm?: boolean
}

/** Queues the job that starts a container. Replaces the one that is running, so that another process continues it. */
export async function queueStart(tx: Transaction, { isWarm = false, ...payload }: Start): Promise<void> {
  const priority = isWarm ? 10 : 0
  await queueJob(tx, { task: startTask, key: startKey(payload.containerId), payload, attempts, priority })
}

export function startKey(containerId: string): string {
  return `start:${containerId}`
}

/**
 * Waits until the container runs; `signal` ends the wait.
 * @throws ConflictError when it fails to start, is stopped before, or `signal` ends
 */
export async function awaitContainer(ctx: Context, id: string, signal: AbortSignal): Promise<Container> {
  const container = await ctx.starts.untilStarted(id, signal)
  if (!container || container.stoppingAt) throw new ConflictError('container.gone')
  if (container.status === 'Destroyed') throw new ConflictError(failureKey(container))
  return container
}

/**
 * Waits like `awaitContainer` for the container of a team, and returns it with the time at which it stops.
 * @throws ConflictError, NotFoundError (the challenge is deleted)
 */
export async function awaitTeamContainer(
  ctx: Context,
  id: string,
  { challengeId, signal }: { challengeId: number; signal: AbortSignal },
): Promise<Container> {
  const container = await awaitContainer(ctx, id, signal)
  const challenge = await ctx.db.challenge.findUnique({ where: { id: challengeId }, select: expirySelection })
  if (!challenge) throw new NotFoundError('challenge.notFound')
  return { ...container, expectStopAt: instanceExpiry(container, challenge) }
}

/** The key of the text that says why the container does not run. */
export function failureKey({ failure }: Pick<Container, 'failure'>): ErrorKey {
  return `container.failure.${(failure as ContainerFailure | null) ?? 'failed'}`
}

/** The key of that text for those who make the challenge, whom a text for players would send to themselves. */
export function testFailureKey(container: Pick<Container, 'failure'>): string {
  const failure = (container.failure as ContainerFailure | null) ?? 'failed'
  return failure === 'off' || failure === 'full' ? failureKey(container) : `container.testFailure.${failure}`
}
