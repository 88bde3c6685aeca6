import type { Context } from '../../context.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import { readGame } from '../game/read-games.ts'

/**
 * Subscribes a monitor to the submissions of a game that corrections change.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followCorrections(
  ctx: Context,
  gameId: number,
): Promise<AsyncIterable<DomainEvents['submissions.corrected']>> {
  requireMonitor(ctx)
  await readGame(ctx, gameId)
  return subscribeTo(ctx, 'submissions.corrected', { where: (change) => change.gameId === gameId })
}
