import type { Container } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'

/** Services that container jobs and use cases share. */
export type Services = Pick<
  AppServices,
  'clock' | 'config' | 'containers' | 'db' | 'events' | 'logger' | 'logs' | 'pool'
>

/** The user who requested a later action, for the log and the events. */
export type Asker = { userId: string; userName: string; ip: string }

/** Selects the owner of a container: a team's instance, or the challenge that authors test. */
export const withOwner = {
  instance: {
    select: {
      challengeId: true,
      participationId: true,
      challenge: { select: { title: true, gameId: true } },
      participation: { select: { teamId: true } },
    },
  },
  testChallenge: { select: { id: true, gameId: true, title: true } },
} as const

type Owned = {
  id: string
  instance: { challengeId: number; participationId: number; challenge: { gameId: number } } | null
  testChallenge: { id: number; gameId: number } | null
}

/** Publishes that a container has changed. */
export function publishContainerChange({ events }: Pick<Services, 'events'>, container: Owned): void {
  const { id: containerId, instance, testChallenge } = container
  events.emit('container.changed', {
    containerId,
    gameId: instance?.challenge.gameId ?? testChallenge?.gameId ?? null,
    challengeId: instance?.challengeId ?? testChallenge?.id ?? null,
    participationId: instance?.participationId ?? null,
  })
}

/** Whether the container counts against a team's limit: it runs or will run. */
export function countsTowardLimit({ status, stoppingAt }: Pick<Container, 'status' | 'stoppingAt'>): boolean {
  return status !== 'Destroyed' && stoppingAt === null
}

type InstanceKey = { challengeId: number; participationId: number }

/** Locks a team's instance with its container until commit; creates the instance if it is missing. */
export async function lockInstance(tx: Transaction, { challengeId, participationId }: InstanceKey) {
  // Locks all instances of the team, since the limit counts them together.
  await tx.$queryRaw`SELECT FROM participation WHERE id = ${participationId} FOR NO KEY UPDATE`
  await tx.$executeRaw`
    INSERT INTO instance (challenge_id, participation_id, game_id)
    SELECT ${challengeId}, id, game_id FROM participation WHERE id = ${participationId}
    ON CONFLICT DO NOTHING`
  return tx.instance.findUniqueOrThrow({
    where: { challengeId_participationId: { challengeId, participationId } },
    include: { container: true },
  })
}
