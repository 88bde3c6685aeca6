import type { Game, Participation } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { UnauthenticatedError } from '../../use-case/errors.ts'
import { isClosed, hasStarted } from '../game/game-state.ts'
import { readGame } from '../game/read-games.ts'
import type { Transaction } from '../../database/database.ts'
import { refused } from './refusal.ts'

export type Playing = { game: Game; participation: Participation }

/**
 * The viewer as a player of a live game, or of an ended one in practice (contract: game, section 1.1). With
 * `evenWhenClosed` also after the end. The caller checks the viewer's permission first.
 * @throws UnauthenticatedError, NotFoundError, ConflictError (10002 after the end of the game)
 */
export async function requirePlayingParticipation(
  ctx: Context,
  gameId: number,
  { evenWhenClosed = false } = {},
): Promise<Playing> {
  if (!ctx.viewer) throw new UnauthenticatedError()
  const game = await readGame(ctx, gameId)
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: ctx.viewer.id } },
    include: { participation: true },
  })
  if (!member) throw refused('NotParticipating')
  if (member.participation.status !== 'Accepted') throw refused('NotAccepted')
  const now = ctx.clock.now()
  if (!hasStarted(game, now)) throw refused('NotStarted')
  if (!evenWhenClosed && isClosed(game, now)) throw refused('GameEnded')
  return { game, participation: member.participation }
}

/** Refuses an action of players in a paused game. A pause waits for the transaction. @throws ConflictError */
export async function requireNotPaused(tx: Transaction, gameId: number): Promise<void> {
  const [game] = await tx.$queryRaw<{ pausedAt: Date | null }[]>`
    SELECT paused_at AS "pausedAt" FROM game WHERE id = ${gameId} FOR KEY SHARE`
  if (game?.pausedAt) throw refused('GamePaused')
}
