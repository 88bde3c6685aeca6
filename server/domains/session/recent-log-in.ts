import { requireSession } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { ConflictError } from '../../use-case/errors.ts'

const recentMinutes = 10

/**
 * Requires that the password was entered in this session within ten minutes, so that a stolen session cannot create
 * access that lasts longer than the session.
 * @throws ConflictError (longer ago), UnauthenticatedError, ForbiddenError
 */
export async function requireRecentLogIn(ctx: Context): Promise<Viewer & { sessionId: string }> {
  const viewer = requireSession(ctx)
  const rows = await ctx.db.$queryRaw<object[]>`
    SELECT FROM session
     WHERE id = ${viewer.sessionId}::uuid
       AND authenticated_at > now() - ${recentMinutes}::int * interval '1 minute'`
  if (rows.length === 0)
    throw new ConflictError('auth.passwordNeeded', { params: { minutes: recentMinutes } })
  return viewer
}

export async function markAuthenticated({ db }: Context, sessionId: string): Promise<void> {
  await db.$executeRaw`UPDATE session SET authenticated_at = now() WHERE id = ${sessionId}::uuid`
}
