import type { Context } from '../../context.ts'
import { openFeed } from '../../events/feed.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Operations } from './operations.ts'

/** The state of all processes, for administrators. @throws UnauthenticatedError, ForbiddenError */
export async function readOperations(ctx: Context): Promise<Operations> {
  requireAdmin(ctx)
  return ctx.operations.read()
}

/** The state now and after each interval. Ends when the viewer loses their access or role. */
export function followOperations(ctx: Context): AsyncIterable<Operations> {
  requireAdmin(ctx)
  return openFeed((push) => ctx.operations.watch(push))
}
