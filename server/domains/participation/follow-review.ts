import type { Context } from '../../context.ts'
import { joinChanges } from '../../events/join-changes.ts'
import { readEach } from '../../events/read-each.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { readGame } from '../game/read-games.ts'

const everyMs = 1000

/**
 * Subscribes an administrator to the teams of a game, now and after each join, leave and review, at most once a second.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followReview(ctx: Context, gameId: number): Promise<AsyncIterable<{ gameId: number }>> {
  requireAdmin(ctx)
  await readGame(ctx, gameId)
  const { events } = ctx
  const changes = joinChanges({
    listen(changed) {
      const offTeams = events.on('teams.changed', (change) => {
        if (change.gameId === gameId) changed(everyMs)
      })
      const offMissed = events.on('events.missed', () => changed(everyMs))
      return () => {
        offTeams()
        offMissed()
      }
    },
    beginsNow: true,
  })
  return readEach(changes, async () => ({ gameId }))
}
