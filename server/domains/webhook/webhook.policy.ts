import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { may, requireAdmin, requireAuthor } from '../../use-case/roles.ts'
import { isNotDeleted, mayAuthorGames } from '../game/game.policy.ts'

/** Authors manage the webhooks of games, administrators of the platform those of all games. */
export function requireWebhookManager(ctx: Context, gameId: number | null): void {
  if (gameId === null) requireAdmin(ctx)
  else requireAuthor(ctx)
}

/** @throws UnauthenticatedError, ForbiddenError for a viewer who may manage neither kind of webhook */
export function requireAnyWebhookManager(ctx: Context): void {
  if (!may(ctx.viewer, 'Admin', 'admin')) requireAuthor(ctx)
}

/** A filter for the webhooks that the viewer may manage. */
export function managedWebhooks({ viewer }: Pick<Context, 'viewer'>): Prisma.WebhookWhereInput {
  return {
    // No webhook has this id: an empty list of alternatives would match every webhook.
    OR: [
      { id: -1 },
      ...(mayAuthorGames(viewer) ? [{ game: isNotDeleted }] : []),
      ...(may(viewer, 'Admin', 'admin') ? [{ gameId: null }] : []),
    ],
  }
}
