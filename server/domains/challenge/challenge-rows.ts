import type { Challenge } from '../../../prisma/generated/client/client.ts'
import type { ChallengeKey } from './challenge-key.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { isNotDeleted } from '../game/game.policy.ts'

export const withFile = { include: { file: true } } as const

/** Loads a challenge. @throws NotFoundError if the game does not exist, or has no such challenge */
export async function requireChallenge(
  db: Database | Transaction,
  { gameId, challengeId }: ChallengeKey,
): Promise<Challenge> {
  const challenge = await db.challenge.findUnique({ where: { id: challengeId, gameId, game: isNotDeleted } })
  if (challenge) return challenge
  await requireGame(db, gameId)
  throw new NotFoundError('challenge.notFound')
}

/**
 * Like `requireChallenge`, and locks the row until commit: meanwhile the challenge does not change, and no first solve of
 * it is judged.
 */
export async function lockChallenge(tx: Transaction, key: ChallengeKey): Promise<Challenge> {
  await tx.$queryRaw`SELECT id FROM challenge WHERE id = ${key.challengeId} FOR NO KEY UPDATE`
  return requireChallenge(tx, key)
}

/** Loads a game. @throws NotFoundError */
export async function requireGame(db: Database | Transaction, gameId: number) {
  const game = await db.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    select: { start: true, end: true, pausedAt: true, practiceMode: true },
  })
  if (!game) throw new NotFoundError('game.notFound')
  return game
}
