import { requireSession } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { ConflictError, ForbiddenError } from '../../use-case/errors.ts'

const recentMinutes = 10

/**
 * Requires that the password was entered in this session within ten minutes, so that a stolen session cannot create
 * access that lasts longer than the session. A session that lacks a required second factor cannot pass: otherwise the
 * password alone could replace the factor.
 * @throws ConflictError (longer ago), UnauthenticatedError, ForbiddenError
 */
export async function requireRecentLogIn(ctx: Context): Promise<Viewer & { sessionId: string }> {
  const viewer = requireSession(ctx)
  const [found] = await ctx.db.$queryRaw<{ is_recent: boolean; has_factor: boolean }[]>`
    SELECT s.authenticated_at > now() - ${recentMinutes}::int * interval '1 minute' AS is_recent,
           EXISTS (SELECT FROM totp t WHERE t.user_id = s.user_id AND t.confirmed_at IS NOT NULL)
             OR EXISTS (SELECT FROM passkey p WHERE p.user_id = s.user_id) AS has_factor
      FROM session s WHERE s.id = ${viewer.sessionId}::uuid`
  if (viewer.withheldRole && found?.has_factor) throw new ForbiddenError('auth.secondFactorNeeded')
  if (!found?.is_recent)
    throw new ConflictError('auth.passwordNeeded', { params: { minutes: recentMinutes } })
  return viewer
}

export async function markAuthenticated({ db }: Context, sessionId: string): Promise<void> {
  await db.$executeRaw`UPDATE session SET authenticated_at = now() WHERE id = ${sessionId}::uuid`
}
