import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'

/** The viewer with a GraphQL selection. @throws UnauthenticatedError, ForbiddenError */
export function loadViewer(ctx: Context, query: object) {
  const viewer = requireUser(ctx, 'read')
  return ctx.db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } })
}
