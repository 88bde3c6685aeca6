import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { may, requireAdmin, requireAuthor } from '../../use-case/roles.ts'
import { isKept, mayAuthorGames } from '../game/game.policy.ts'

/** Authors keep the webhooks of games, administrators of the platform those of all games. */
export function requireKeeper(ctx: Context, gameId: number | null): void {
  if (gameId === null) requireAdmin(ctx)
  else requireAuthor(ctx)
}

/** @throws UnauthenticatedError, ForbiddenError for a viewer who keeps neither kind of webhooks */
export function requireAnyKeeper(ctx: Context): void {
  if (!may(ctx.viewer, 'Admin', 'admin')) requireAuthor(ctx)
}

/** A filter for the webhooks that the viewer may keep. */
export function keptWebhooks({ viewer }: Pick<Context, 'viewer'>): Prisma.WebhookWhereInput {
  return {
    // No viewer keeps a webhook of this id: a list without alternatives would filter nothing.
    OR: [
      { id: -1 },
      ...(mayAuthorGames(viewer) ? [{ game: isKept }] : []),
      ...(may(viewer, 'Admin', 'admin') ? [{ gameId: null }] : []),
    ],
  }
}
