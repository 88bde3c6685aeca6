import type { Context } from '../../../context.ts'
import { joinChanges } from '../../../events/join-changes.ts'
import { readEach } from '../../../events/read-each.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { isNotDeleted } from '../../game/game.policy.ts'

const everyMs = 1000

/**
 * Subscribes an author to the counted attempts of a challenge, now and after each change, at most once a second.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followCountedAttempts(
  ctx: Context,
  challengeId: number,
): Promise<AsyncIterable<{ challengeId: number }>> {
  requireAuthor(ctx)
  const { db, events } = ctx
  const exists = async () =>
    (await db.challenge.count({ where: { id: challengeId, game: isNotDeleted } })) > 0
      ? { challengeId }
      : null
  if (!(await exists())) throw new NotFoundError('challenge.notFound')
  const changes = joinChanges({
    listen(changed) {
      const offCounted = events.on('attempts.counted', (change) => {
        if (change.challengeId === challengeId) changed(everyMs)
      })
      const offMissed = events.on('events.missed', () => changed(everyMs))
      return () => {
        offCounted()
        offMissed()
      }
    },
    beginsNow: true,
  })
  return readEach(changes, exists)
}
