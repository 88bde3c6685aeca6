import type { NoticeType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database.ts'
import { gameState, type GameTimes } from '../game/game-state.ts'
import type { ChallengeChanges } from './challenge.input.ts'

type Edit = {
  game: GameTimes
  before: { hints: string[] }
  after: { gameId: number; title: string; isEnabled: boolean }
  changes: ChallengeChanges
}

/** Tells players of a running game about a challenge opened and hints changed. Answers the notices' ids. */
export async function createEditNotices(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { game, before, after, changes }: Edit,
): Promise<number[]> {
  const publishedAt = clock.now()
  if (gameState(game, publishedAt) !== 'Running') return []
  const types: NoticeType[] = []
  if (changes.isEnabled === true) types.push('NewChallenge')
  if (after.isEnabled && changes.hints && !isSameSet(changes.hints, before.hints)) types.push('NewHint')
  const notices = await tx.gameNotice.createManyAndReturn({
    data: types.map((type) => ({ gameId: after.gameId, type, values: [after.title], publishedAt })),
    select: { id: true },
  })
  return notices.map(({ id }) => id)
}

/** Their order doesn't matter, their number does. */
function isSameSet(hints: readonly string[], others: readonly string[]): boolean {
  return hints.toSorted().join('\0') === others.toSorted().join('\0') && hints.length === others.length
}
