import type { Container } from '../../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../../services.ts'
import type { Transaction } from '../../../database/database.ts'

/** Services that container jobs and use cases share. */
export type Services = Pick<
  AppServices,
  'clock' | 'config' | 'containers' | 'db' | 'events' | 'logger' | 'logs' | 'pool'
>

/** The user who requested a later action, for the log and the events. */
export type Requester = { userId: string; userName: string; ip: string }

/** Selects the owner of a container: a team's instance, or the challenge that authors test. */
export const withOwner = {
  assignment: {
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
  assignment: { challengeId: number; participationId: number; challenge: { gameId: number } } | null
  testChallenge: { id: number; gameId: number } | null
}

/** Publishes that a container has changed. */
export function publishContainerChange({ events }: Pick<Services, 'events'>, container: Owned): void {
  const { id: containerId, assignment, testChallenge } = container
  events.emit('container.changed', {
    containerId,
    gameId: assignment?.challenge.gameId ?? testChallenge?.gameId ?? null,
    challengeId: assignment?.challengeId ?? testChallenge?.id ?? null,
    participationId: assignment?.participationId ?? null,
  })
}

/** Whether the container counts against a team's limit: it runs or will run. */
export function countsTowardLimit({ status, stoppingAt }: Pick<Container, 'status' | 'stoppingAt'>): boolean {
  return status !== 'Destroyed' && stoppingAt === null
}

type AssignmentKey = { challengeId: number; participationId: number }

/** Locks a team's assignment with its container until commit; creates the assignment if it is missing. */
export async function lockAssignment(tx: Transaction, { challengeId, participationId }: AssignmentKey) {
  // Locks all assignments of the team, since the limit counts their containers together.
  await tx.$queryRaw`SELECT FROM participation WHERE id = ${participationId} FOR NO KEY UPDATE`
  await tx.$executeRaw`
    INSERT INTO assignment (challenge_id, participation_id, game_id)
    SELECT ${challengeId}, id, game_id FROM participation WHERE id = ${participationId}
    ON CONFLICT DO NOTHING`
  return tx.assignment.findUniqueOrThrow({
    where: { challengeId_participationId: { challengeId, participationId } },
    include: { container: true },
  })
}
