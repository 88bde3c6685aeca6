import { z } from 'zod'
import type { Container } from '../../../../prisma/generated/client/client.ts'
import { instanceStartSeconds } from '../../../meters/meters.ts'
import { ContainerRuntimeError, type RunningContainer } from '../../../ports/containers/container-runtime.ts'
import { publicEntry } from '../../../ports/containers/public-entry.ts'
import { readSettings } from '../../platform/settings.ts'
import { createAdmission } from './admit-start.ts'
import { destroyAt, engineOf } from './container-place.ts'
import { queueStart, testLifetimeMinutes } from './container-queue.ts'
import { publishContainerChange, withOwner, type Requester, type Services } from './container-rows.ts'
import { environmentOf, specOf } from './container-spec.ts'
import { recordContainerEvent, type Happened } from './container-events.ts'
import { reportNotSetUp } from '../report-not-set-up.ts'
import { removeContainer } from './remove-container.ts'
import { followProgress } from './start-progress.ts'
import { warmLifetimeMinutes } from '../warm/warm-rows.ts'

export const requester = z.object({ userId: z.string(), userName: z.string(), ip: z.string() })
const payload = z.union([
  z.object({ containerId: z.string(), requester }),
  // The name of the member in jobs that a former version queued.
  z
    .object({ containerId: z.string(), asker: requester })
    .transform(({ containerId, asker }) => ({ containerId, requester: asker })),
])

const forStart = {
  testChallenge: true,
  warmChallenge: true,
  assignment: {
    include: {
      challenge: true,
      flag: { select: { flag: true } },
      participation: { select: { teamId: true, team: { select: { name: true } } } },
    },
  },
} as const

/** Starts a queued container. A refusal of the backend is stored for the team to read and not retried. */
export function createStartContainer(services: Services, ending: AbortSignal) {
  const { db, clock, containers, events, logger, logs } = services
  const admit = createAdmission(services, ending)

  async function startContainer(raw: unknown): Promise<void> {
    const { containerId: id, requester: by } = payload.parse(raw)
    // An engine that turns out to be gone is left out by the next admission.
    for (let engines = containers.engines.length; await start(id, by, engines > 0); engines -= 1);
  }

  /** True if the engine was gone and the start has returned to the queue, which it does only if `mayMove`. */
  async function start(id: string, by: Requester, mayMove: boolean): Promise<boolean> {
    const admission = await admit(id)
    if (admission === 'gone') return false
    if (admission === 'ending') {
      await db.$transaction((tx) => queueStart(tx, { containerId: id, requester: by }))
      return false
    }
    const container = await db.container.findUnique({ where: { id }, include: forStart })
    if (!container) return false
    const { assignment, testChallenge, warmChallenge } = container
    const challenge = assignment?.challenge ?? testChallenge ?? warmChallenge
    if (!challenge || admission === 'noRoom') {
      await removeContainer(services, id)
      return false
    }
    const owner = assignment
      ? `${challenge.title} for ${assignment.participation.team.name}`
      : `${challenge.title}, ${warmChallenge ? 'kept warm' : 'a test'}`
    if (admission === 'tooLarge') {
      const message = `the container of ${owner} needs more memory or CPU than all containers may take (HALYARD_CONTAINER_MEMORY, HALYARD_CONTAINER_CPU)`
      logger.warn({ containerId: id }, message)
      logs.write({ level: 'Warning', status: 'Failed', message })
      await markFailed(services, id, 'full')
      return false
    }
    const progress = followProgress(services, { id, assignment, testChallenge })
    await progress.report({ phase: 'Starting', percent: null })
    events.emit('container.queueMoved', {
      atMs: clock.now().getTime(),
      queuedAtMs: container.queuedAt.getTime(),
    })

    let running: RunningContainer
    const measured = instanceStartSeconds.startTimer()
    try {
      const env = environmentOf(services, {
        challenge,
        teamId: assignment?.participation.teamId,
        flag: assignment?.flag?.flag,
        isWarm: warmChallenge !== null,
      })
      running = await containers.create(
        specOf(container, { challenge, env, teamId: warmChallenge ? undefined : env['TEAM_ID'], by }),
        progress.onProgress,
      )
      measured({ result: 'ok' })
    } catch (error) {
      await progress.untilWritten()
      const failure = error instanceof ContainerRuntimeError ? error.failure : 'failed'
      measured({ result: failure })
      if (failure === 'unreachable' && mayMove && (await returnToQueue(services, container))) {
        logger.warn(
          { err: error, containerId: id, engine: container.engine },
          'the engine of a start does not answer: the start moves to another one',
        )
        return true
      }
      const message = `the container of ${owner} could not be started: ${(error as Error).message}`
      logger.warn({ err: error, containerId: id }, message)
      logs.write({ level: 'Warning', status: 'Failed', message })
      // Before the team reads that the organizers know.
      if (failure === 'image' && assignment) await tellOrganizers(services, { assignment, by })
      await markFailed(services, id, failure)
      return false
    }
    await progress.untilWritten()
    if (!(await markRunning(services, { id, running, by }))) {
      // The container was stopped meanwhile.
      await destroyAt(services, container)
      return false
    }
    const kind = assignment ? 'the container' : warmChallenge ? 'a warm container' : 'a test container'
    const message = `started ${kind} of ${challenge.title}`
    const user = by.userId === '' ? {} : { userName: by.userName, ip: by.ip }
    logs.write({ level: 'Information', status: 'Success', message, ...user })
    return false
  }

  return startContainer
}

type Failed = { assignment: Happened['assignment']; by: Requester }

async function tellOrganizers({ db, clock, events }: Services, { assignment, by }: Failed): Promise<void> {
  const happened = { assignment, userId: by.userId, at: clock.now() }
  const eventId = await db.$transaction((tx) => reportNotSetUp(tx, happened))
  const { gameId } = assignment.challenge
  if (eventId !== null) events.emit('gameEvent.recorded', { gameId, eventId })
}

/** False if the start is on no engine, or no longer wanted. */
async function returnToQueue({ db }: Services, { id, engine }: Container): Promise<boolean> {
  if (engine === null) return false
  const { count } = await db.container.updateMany({
    where: { id, status: 'Pending', stoppingAt: null },
    data: { phase: 'Queued', progress: null, engine: null },
  })
  return count > 0
}

type Started = { id: string; running: RunningContainer; by: Requester }

/** Returns false if the container is no longer wanted. */
async function markRunning(services: Services, { id, running, by }: Started): Promise<boolean> {
  const { db, events, config, clock, containers } = services
  const { containerPolicy } = await readSettings(services)
  const { startedAt, runtimeId, ip, port, publicPort } = running
  const row = await db.container.findUnique({ where: { id }, include: withOwner })
  if (!row) return false
  const result = await db.$transaction(async (tx) => {
    const minutes = row.assignment
      ? containerPolicy.defaultLifetime
      : row.warmChallengeId === null
        ? testLifetimeMinutes
        : warmLifetimeMinutes
    const { count } = await tx.container.updateMany({
      where: { id, status: 'Pending', stoppingAt: null },
      data: {
        status: 'Running',
        progress: null,
        containerId: runtimeId,
        ip,
        port,
        publicIp: publicPort === null ? null : (engineOf(containers, row)?.entry ?? publicEntry(config)),
        publicPort,
        startedAt,
        expectStopAt: new Date(startedAt.getTime() + minutes * 60_000),
      },
    })
    if (count === 0) return null
    if (!row.assignment) return { eventId: null }
    const eventId = await recordContainerEvent(tx, 'ContainerStart', {
      assignment: row.assignment,
      userId: by.userId,
      at: clock.now(),
    })
    return { eventId }
  })
  if (!result) return false
  const { eventId } = result
  publishContainerChange(services, row)
  const gameId = row.assignment?.challenge.gameId
  if (eventId !== null && gameId !== undefined) events.emit('gameEvent.recorded', { gameId, eventId })
  return true
}

/** Stores the reason for the team, which may start again at once. */
export async function markFailed(services: Services, id: string, failure: string): Promise<void> {
  const { db } = services
  const isMarked = await db.$transaction(async (tx) => {
    const { count } = await tx.container.updateMany({
      where: { id, status: { not: 'Destroyed' }, stoppingAt: null },
      data: { status: 'Destroyed', failure, progress: null },
    })
    await tx.assignment.updateMany({
      where: { containerId: id, container: { status: 'Destroyed' } },
      data: { lastContainerOperationAt: null },
    })
    return count > 0
  })
  if (!isMarked) return
  const row = await db.container.findUnique({ where: { id }, include: withOwner })
  if (row) publishContainerChange(services, row)
}
