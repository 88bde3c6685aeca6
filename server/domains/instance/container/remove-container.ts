import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../../database/database.ts'
import { removeJob } from '../../../jobs/job-queue.ts'
import { recordContainerEvent } from './container-events.ts'
import { destroyAt } from './container-place.ts'
import { withOwner, publishContainerChange, type Requester, type Services } from './container-rows.ts'
import { startKey } from './container-queue.ts'

export const stopTask = 'stop-container'

type ContainerWithOwner = Prisma.ContainerGetPayload<{ include: typeof withOwner }>

export type Reason = {
  /** The player who stopped their team's container, for the game's events. */
  player?: Requester
  /** Further statements in the transaction that deletes the row. */
  removed?: (tx: Transaction, container: ContainerWithOwner) => Promise<void>
}

/**
 * Removes a container at the backend, then its row. Safe to call concurrently: one caller deletes the row.
 * @throws ContainerRuntimeError, with the row kept
 */
export async function removeContainer(
  services: Services,
  id: string,
  { player, removed }: Reason = {},
): Promise<void> {
  const { db, events, clock } = services
  await db.container.updateMany({ where: { id, stoppingAt: null }, data: { stoppingAt: clock.now() } })
  const container = await db.container.findUnique({ where: { id }, include: withOwner })
  if (!container) return
  publishContainerChange(services, container)
  // No job admits a start that is marked as stopping, so one in the queue has nothing at the backend.
  const isQueued = container.status === 'Pending' && container.phase === 'Queued'
  if (!isQueued) await destroyAt(services, container)
  const eventId = await db.$transaction(async (tx) => {
    const { count } = await tx.container.deleteMany({ where: { id } })
    await removeJob(tx, startKey(id))
    await removeJob(tx, stopKey(id))
    const { assignment } = container
    if (count === 0) return null
    await removed?.(tx, container)
    if (!player || !assignment) return null
    return recordContainerEvent(tx, 'ContainerDestroy', {
      assignment,
      userId: player.userId,
      at: clock.now(),
    })
  })
  const gameId = container.assignment?.challenge.gameId
  if (eventId !== null && gameId !== undefined) events.emit('gameEvent.recorded', { gameId, eventId })
  publishContainerChange(services, container)
}

export function stopKey(containerId: string): string {
  return `stop:${containerId}`
}

/** Logs that a container could not be removed, for the operator and for administrators. */
export function logRemovalFailure(
  { logger, logs }: Pick<Services, 'logger' | 'logs'>,
  id: string,
  error: unknown,
) {
  const message = `the container ${id.slice(0, 8)} could not be removed`
  logger.warn({ err: error, containerId: id }, 'could not remove a container')
  logs.write({ level: 'Warning', status: 'Failed', message: `${message}: ${(error as Error).message}` })
}
