import type { Context } from '../../context.ts'
import { readEach } from '../../events/read-each.ts'
import { requireUser } from '../../use-case/roles.ts'
import { readGame } from '../game/read-games.ts'
import { findOwnParticipation } from './own-participation.ts'
import { playChanges } from './play-changes.ts'

/**
 * Subscribes the viewer to what they see of a game other than its scoreboard: its times and rules, its challenges, and
 * their participation at the time of subscribing.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followViewerGame(
  ctx: Context,
  gameId: number,
): Promise<AsyncIterable<{ gameId: number }>> {
  const viewer = requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  const participationId = await findOwnParticipation(ctx, { gameId, userId: viewer.id })
  const changes = playChanges(ctx, { gameId, participationId, challengeId: null })
  return readEach(changes, async () => ({ gameId }))
}
