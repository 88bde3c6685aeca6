import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import { forgetJob } from '../../jobs/job-queue.ts'
import { recordContainerEvent } from './container-events.ts'
import { withOwner, tellChange, type Asker, type Services } from './container-rows.ts'
import { startKey } from './container-queue.ts'

export const stopTask = 'stop-container'

type ContainerWithOwner = Prisma.ContainerGetPayload<{ include: typeof withOwner }>

export type Reason = {
  /** Who stopped the container of their own team: the game's events tell of it. */
  player?: Asker
  /** Further statements in the transaction that removes the row. */
  removed?: (tx: Transaction, container: ContainerWithOwner) => Promise<void>
}

/**
 * Removes a container at the backend, then its row. Several may do it at once; one of them takes the row away.
 * @throws ContainerRuntimeError, with the row still there
 */
export async function removeContainer(
  services: Services,
  id: string,
  { player, removed }: Reason = {},
): Promise<void> {
  const { db, containers, events, clock } = services
  await db.container.updateMany({ where: { id, stoppingAt: null }, data: { stoppingAt: clock.now() } })
  const container = await db.container.findUnique({ where: { id }, include: withOwner })
  if (!container) return
  tellChange(services, container)
  await containers.destroy(id)
  const eventId = await db.$transaction(async (tx) => {
    const { count } = await tx.container.deleteMany({ where: { id } })
    await forgetJob(tx, startKey(id))
    await forgetJob(tx, stopKey(id))
    const { instance } = container
    if (count === 0) return null
    await removed?.(tx, container)
    if (!player || !instance) return null
    return recordContainerEvent(tx, 'ContainerDestroy', { instance, userId: player.userId, at: clock.now() })
  })
  const gameId = container.instance?.challenge.gameId
  if (eventId !== null && gameId !== undefined) events.emit('gameEvent.recorded', { gameId, eventId })
  tellChange(services, container)
}

export function stopKey(containerId: string): string {
  return `stop:${containerId}`
}

/** Writes down that a container stays, and why; answers what to show of it. */
export function writeStuck({ logger, logs }: Pick<Services, 'logger' | 'logs'>, id: string, error: unknown) {
  const message = `the container ${id.slice(0, 8)} could not be removed`
  logger.warn({ err: error, containerId: id }, message)
  logs.write({ level: 'Warning', status: 'Failed', message: `${message}: ${(error as Error).message}` })
}
