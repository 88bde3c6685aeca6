import type { Transaction } from '../../../database/database.ts'

export type Happened = {
  assignment: {
    challengeId: number
    challenge: { title: string; gameId: number }
    participation: { teamId: number }
  }
  userId: string
  at: Date
}

/** Stores a game event for monitors and returns its id. */
export async function recordContainerEvent(
  tx: Transaction,
  type: 'ContainerStart' | 'ContainerDestroy',
  happened: Happened,
): Promise<number> {
  const { challengeId, challenge } = happened.assignment
  const values = [String(challengeId), challenge.title]
  const data = { ...(await containerEventData(tx, happened)), type, values }
  const event = await tx.gameEvent.create({ data, select: { id: true } })
  return event.id
}

/** The columns that all events about an instance have in common. */
export async function containerEventData(
  tx: Transaction,
  { assignment: { challengeId, challenge, participation }, userId, at }: Happened,
) {
  // The user may have been deleted since.
  const user = await tx.user.findUnique({ where: { id: userId }, select: { id: true } })
  return {
    gameId: challenge.gameId,
    userId: user?.id ?? null,
    teamId: participation.teamId,
    challengeId,
    publishedAt: at,
  }
}
