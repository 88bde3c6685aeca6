import type { Transaction } from '../../../database/database.ts'

type Happened = {
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
  { assignment: { challengeId, challenge, participation }, userId, at }: Happened,
): Promise<number> {
  // The user may have been deleted since.
  const user = await tx.user.findUnique({ where: { id: userId }, select: { id: true } })
  const event = await tx.gameEvent.create({
    data: {
      gameId: challenge.gameId,
      type,
      values: [String(challengeId), challenge.title],
      userId: user?.id ?? null,
      teamId: participation.teamId,
      challengeId,
      publishedAt: at,
    },
    select: { id: true },
  })
  return event.id
}
