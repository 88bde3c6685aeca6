import type { NoticeType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { gameState, type GameTimes } from '../game/game-state.ts'
import { hasRequirements } from './play/unlocks.ts'
import type { ChallengeChanges } from './author/challenge.input.ts'

type Edit = {
  game: GameTimes
  /** Null if the challenge never had hints. */
  hintsBefore: string[] | null
  before: { isReleased: boolean }
  after: { id: number; gameId: number; title: string; isEnabled: boolean; isReleased: boolean }
  changes: ChallengeChanges
}

/**
 * Creates notices for the players of a live game about a new challenge and changed hints. Returns the notices'
 * ids.
 */
export async function createEditNotices(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { game, hintsBefore, before, after, changes }: Edit,
): Promise<number[]> {
  const publishedAt = clock.now()
  if (gameState(game, publishedAt) !== 'Running') return []
  const types: NoticeType[] = []
  const isOpened = changes.isEnabled === true || (after.isEnabled && !before.isReleased)
  // The release of a challenge announces it.
  if (!after.isReleased) return []
  // Everybody reads notices, so none names a challenge that teams have to unlock.
  if (await hasRequirements(tx, after.id)) return []
  if (isOpened) types.push('NewChallenge')
  if (after.isEnabled && changes.hints && !isSame(changes.hints, hintsBefore)) types.push('NewHint')
  const notices = await tx.gameNotice.createManyAndReturn({
    data: types.map((type) => ({
      gameId: after.gameId,
      type,
      values: [after.title],
      challengeId: after.id,
      publishedAt,
    })),
    select: { id: true },
  })
  return notices.map(({ id }) => id)
}

/** The stored hints; null (never set) differs from an empty list (all removed). */
export async function readHints(tx: Transaction, challengeId: number): Promise<string[] | null> {
  const rows = await tx.$queryRaw<{ hints: string[] | null }[]>`
    SELECT hints FROM challenge WHERE id = ${challengeId}`
  return rows[0]?.hints ?? null
}

/** Compares the number of hints and the set of their texts; the order does not matter (contract: edit, section 5.1). */
function isSame(hints: string[], before: string[] | null): boolean {
  if (!before || hints.length !== before.length) return false
  return new Set(hints).symmetricDifference(new Set(before)).size === 0
}
