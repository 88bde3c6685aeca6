import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { deleteSessions } from '../session/session.service.ts'

/** Ends a user's sessions, except the current one of a user who changes their own account. */
export async function endSessions(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  await deleteSessions(tx, userId, ownSession(ctx, userId))
}

/** Ends a user's sessions and API tokens, for a password that the user did not choose. */
export async function endAccess(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  await endSessions(ctx, tx, userId)
  await tx.apiToken.deleteMany({ where: { userId } })
}

/** Call after commit. */
export function publishSessionsEnded(ctx: Context, userId: string): void {
  const exceptSessionId = ownSession(ctx, userId)
  ctx.events.emit('access.ended', { userId, ...(exceptSessionId && { exceptSessionId }) })
}

function ownSession({ viewer }: Context, userId: string): string | undefined {
  return viewer?.id === userId ? (viewer.sessionId ?? undefined) : undefined
}
