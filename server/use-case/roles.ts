import type { ApiTokenScope, Role } from '../../prisma/generated/client/enums.ts'
import type { Context } from '../context.ts'
import type { Viewer } from './viewer.ts'
import { ForbiddenError, UnauthenticatedError } from './errors.ts'

const rank: Record<Role, number> = { Banned: 0, User: 1, Monitor: 2, Admin: 3 }

/** Contexts whose refusal has been logged. */
const refused = new WeakSet<Context>()

/** Whether the viewer's role is at least `role`, and the token (if one is used) has `scope`. */
export function may(viewer: Viewer | null, role: Role, scope: ApiTokenScope): boolean {
  return viewer !== null && rank[viewer.role] >= rank[role] && hasScope(viewer, scope)
}

/** @throws UnauthenticatedError, ForbiddenError (banned, or a token without the scope) */
export function requireUser(ctx: Context, scope: ApiTokenScope): Viewer {
  return requireRole(ctx, 'User', scope)
}

/** A user with a session or a token of any scope. @throws UnauthenticatedError, ForbiddenError (banned) */
export function requireAnyUser(ctx: Context): Viewer {
  return requireRole(ctx, 'User', null)
}

/** Monitors and administrators. @throws UnauthenticatedError, ForbiddenError */
export function requireMonitor(ctx: Context): Viewer {
  return requireRole(ctx, 'Monitor', 'monitor')
}

/** Administrators as authors of games, challenges, posts and files. @throws UnauthenticatedError, ForbiddenError */
export function requireAuthor(ctx: Context): Viewer {
  return requireRole(ctx, 'Admin', 'author')
}

/** Administrators of users, teams and the platform. @throws UnauthenticatedError, ForbiddenError */
export function requireAdmin(ctx: Context): Viewer {
  return requireRole(ctx, 'Admin', 'admin')
}

/** Requires a browser session: an API token is refused, whatever its scopes. */
export function requireSession(ctx: Context): Viewer & { sessionId: string } {
  const viewer = requireRole(ctx, 'User', 'read')
  if (viewer.sessionId === null) throw new ForbiddenError('auth.sessionRequired')
  return { ...viewer, sessionId: viewer.sessionId }
}

/** Requires a token, if one is used, to have one of the scopes; does not check roles. @throws ForbiddenError */
export function requireOneScope({ viewer }: Context, scopes: readonly ApiTokenScope[]): void {
  if (viewer?.scopes == null || scopes.some((scope) => hasScope(viewer, scope))) return
  throw new ForbiddenError('auth.scopeMissing', { params: { scope: scopes.join(' / ') } })
}

function requireRole(ctx: Context, role: Role, scope: ApiTokenScope | null): Viewer {
  const { viewer } = ctx
  if (!viewer) throw new UnauthenticatedError()
  if (rank[viewer.role] < rank[role]) {
    if (viewer.withheldRole && rank[viewer.withheldRole] >= rank[role]) {
      throw new ForbiddenError('auth.secondFactorNeeded')
    }
    if (rank[role] > rank.User) logRefusal(ctx, role)
    throw new ForbiddenError()
  }
  if (scope && !hasScope(viewer, scope)) throw new ForbiddenError('auth.scopeMissing', { params: { scope } })
  return viewer
}

/** Logs once per request: an operation may contain hundreds of refused fields. */
function logRefusal(ctx: Context, role: Role): void {
  if (refused.has(ctx)) return
  refused.add(ctx)
  const message = `was refused ${ctx.path}, which needs the role ${role}`
  ctx.logs.write({ level: 'Information', status: 'Denied', message, ctx })
}

function hasScope(viewer: Viewer, scope: ApiTokenScope): boolean {
  return viewer.scopes === null || viewer.scopes.includes(scope)
}
