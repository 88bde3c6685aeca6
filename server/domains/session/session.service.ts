import type { Session } from '../../../prisma/generated/client/client.ts'
import { uuidv7 } from '../../runtime/uuid.ts'
import { requireSession } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Database } from '../../database/database.ts'
import { NotFoundError, UnauthenticatedError } from '../../use-case/errors.ts'
import { uuid } from '../../use-case/input.ts'
import { newSecretToken, sessionExpiry } from './session-token.ts'

/** When somebody logged in, and when they last gave their password. */
type Since = Pick<Session, 'createdAt' | 'authenticatedAt'>

/** Signs the user in on this browser; what the browser held before ends. */
export async function startSession(ctx: Context, userId: string, since?: Since): Promise<void> {
  await endCurrentSession(ctx)
  const { token, hash } = newSecretToken()
  const expiresAt = sessionExpiry(new Date(), since?.createdAt)
  const id = uuidv7()
  await ctx.db.session.create({
    data: {
      id,
      tokenHash: hash,
      userId,
      expiresAt,
      ...since,
      ip: ctx.ip.slice(0, 40),
      userAgent: ctx.userAgent.slice(0, 256),
    },
  })
  ctx.cookies.set(token, expiresAt)
  ctx.cookies.setXsrf(id, expiresAt)
  // What the rest of this request does, it does with the new one.
  if (ctx.viewer?.id === userId) ctx.viewer = { ...ctx.viewer, sessionId: id }
}

/** Gives this browser's session a new id; it is no younger for that. */
export async function renewSession(ctx: Context): Promise<void> {
  const viewer = requireSession(ctx)
  const since = await ctx.db.session.findUnique({
    where: { id: viewer.sessionId },
    select: { createdAt: true, authenticatedAt: true },
  })
  if (!since) throw new UnauthenticatedError()
  await startSession(ctx, viewer.id, since)
}

/** Ends the session that the caller holds, if any, and clears its cookie. */
export async function endCurrentSession(ctx: Context): Promise<void> {
  const { viewer } = ctx
  if (viewer?.sessionId) {
    await ctx.db.session.deleteMany({ where: { id: viewer.sessionId } })
    ctx.events.emit('access.ended', { userId: viewer.id, sessionIds: [viewer.sessionId] })
  }
  ctx.cookies.clear()
}

/** Ends all sessions of a user but `exceptSessionId`. To be told with `access.ended` after commit. */
export async function deleteSessions(
  db: Database | Transaction,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await db.session.deleteMany({ where: { userId, ...(exceptSessionId && { id: { not: exceptSessionId } }) } })
}

/** Ends all sessions and API tokens of a user. To be told with `access.ended` after commit. */
export async function deleteAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } })
  await tx.apiToken.deleteMany({ where: { userId } })
}

/** Signs another browser out, or this one. @throws NotFoundError, ForbiddenError (asked with a token) */
export async function revokeSession(ctx: Context, id: string): Promise<void> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const isId = uuid().safeParse(id).success
  const { count } = isId
    ? await ctx.db.session.deleteMany({ where: { id, userId: viewer.id } })
    : { count: 0 }
  if (count === 0) throw new NotFoundError('session.notFound')
  if (id === viewer.sessionId) ctx.cookies.clear()
  ctx.events.emit('access.ended', { userId: viewer.id, sessionIds: [id] })
}
