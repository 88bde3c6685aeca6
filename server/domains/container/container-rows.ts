import type { Container } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'

/** What container jobs and use cases both work with. */
export type Services = Pick<
  AppServices,
  'clock' | 'config' | 'containers' | 'db' | 'events' | 'logger' | 'logs' | 'pool'
>

/** Who asked for what is done later, for the log and the events. */
export type Asker = { userId: string; userName: string; ip: string }

/** Whose container it is: a team's, or the one that authors try a challenge with. */
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

/** Tells who looks on that something is different about a container. */
export function tellChange({ events }: Pick<Services, 'events'>, container: Owned): void {
  const { id: containerId, instance, testChallenge } = container
  events.emit('container.changed', {
    containerId,
    gameId: instance?.challenge.gameId ?? testChallenge?.gameId ?? null,
    challengeId: instance?.challengeId ?? testChallenge?.id ?? null,
    participationId: instance?.participationId ?? null,
  })
}

/** Counts against a team's limit: it runs, or will. */
export function holdsRoom({ status, stoppingAt }: Pick<Container, 'status' | 'stoppingAt'>): boolean {
  return status !== 'Destroyed' && stoppingAt === null
}

type InstanceKey = { challengeId: number; participationId: number }

/** The instance of a team with its container, unchanged by others until commit; made where it is missing. */
export async function lockInstance(tx: Transaction, { challengeId, participationId }: InstanceKey) {
  // Of all the team's instances, for together they have a limit.
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
