import type { Transaction } from '../../../database/database.ts'
import { gameState, type GameTimes } from '../../game/game-state.ts'
import { isShown } from '../../game/shown-challenges.ts'

type Hinted = { id: number; gameId: number; title: string; isEnabled: boolean; isReleased: boolean }

/**
 * Creates the notices of new hints for the players of a live game, one for each challenge, and returns their ids. A
 * challenge that teams have to unlock has no notice, because everybody reads notices.
 */
export async function createHintNotices(
  tx: Transaction,
  { game, challenges, at }: { game: GameTimes; challenges: readonly Hinted[]; at: Date },
): Promise<number[]> {
  if (gameState(game, at) !== 'Running') return []
  const requirements = await tx.challengeRequirement.findMany({
    where: { challengeId: { in: challenges.map(({ id }) => id) } },
    select: { challengeId: true },
  })
  const unlockable = new Set(requirements.map(({ challengeId }) => challengeId))
  const notices = await tx.gameNotice.createManyAndReturn({
    data: challenges
      .filter((challenge) => isShown(challenge) && !unlockable.has(challenge.id))
      .map(({ id, gameId, title }) => ({
        gameId,
        type: 'NewHint' as const,
        values: [title],
        challengeId: id,
        publishedAt: at,
      })),
    select: { id: true },
  })
  return notices.map(({ id }) => id)
}
