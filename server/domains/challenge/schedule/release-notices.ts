import type { Transaction } from '../../../database/database.ts'
import { gameState, type GameTimes } from '../../game/game-state.ts'

export type Opened = { id: number; title: string; isEnabled: boolean; releaseAt: Date | null }

/**
 * Creates one notice for the challenges of a live game that opened in the same second, and returns the ids of the
 * notices. The notice of several challenges has their titles in one value, as older clients show one.
 */
export async function createReleaseNotices(
  tx: Transaction,
  { gameId, game, opened, at }: { gameId: number; game: GameTimes; opened: readonly Opened[]; at: Date },
): Promise<number[]> {
  if (gameState(game, at) !== 'Running') return []
  // Everybody reads notices, so none names a challenge that teams have to unlock.
  const unlockable = await tx.challengeRequirement.findMany({
    where: { challengeId: { in: opened.map(({ id }) => id) } },
    select: { challengeId: true },
  })
  const unlockableIds = new Set(unlockable.map(({ challengeId }) => challengeId))
  const timeOf = ({ releaseAt }: Opened) => (releaseAt ?? at).getTime()
  const bySecond = Map.groupBy(
    opened
      .filter(({ id, isEnabled }) => isEnabled && !unlockableIds.has(id))
      .toSorted((a, b) => timeOf(a) - timeOf(b)),
    (challenge) => Math.floor(timeOf(challenge) / 1000),
  )
  const notices = await tx.gameNotice.createManyAndReturn({
    data: [...bySecond.values()].map((challenges) => ({
      gameId,
      type: 'NewChallenge' as const,
      values: [
        challenges
          .map(({ title }) => title)
          .toSorted()
          .join(', '),
      ],
      challengeId: challenges.length === 1 ? (challenges[0]?.id ?? null) : null,
      publishedAt: at,
    })),
    select: { id: true },
  })
  return notices.map(({ id }) => id)
}
