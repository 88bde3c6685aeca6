import type { Context } from '../../context.ts'
import { readEach } from '../../events/read-each.ts'
import { requireUser } from '../../use-case/roles.ts'
import { readGame } from '../game/read-games.ts'
import { findOwnParticipation } from './own-participation.ts'
import { playChanges } from './play-changes.ts'

/**
 * Subscribes a visitor or user to what they see of a game other than its scoreboard: its times and rules, its
 * challenges, and their participation at the time of subscribing.
 * @throws ForbiddenError (banned, or a token without the scope), NotFoundError
 */
export async function followViewerGame(
  ctx: Context,
  gameId: number,
): Promise<AsyncIterable<{ gameId: number }>> {
  const viewer = ctx.viewer && requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  const participationId = viewer && (await findOwnParticipation(ctx, { gameId, userId: viewer.id }))
  const changes = playChanges(ctx, { gameId, participationId, challengeId: null })
  return readEach(changes, async () => ({ gameId }))
}
