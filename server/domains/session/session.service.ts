import { v7 as uuidv7 } from 'uuid'
import type { Session } from '../../../prisma/generated/client/client.ts'
import { requireSession } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Database } from '../../database/database.ts'
import { NotFoundError, UnauthenticatedError } from '../../use-case/errors.ts'
import { uuid } from '../../use-case/input.ts'
import { newSecretToken, sessionExpiry } from './session-token.ts'

/** How the user proved to be the user. */
type Proof = Partial<Pick<Session, 'isStrong' | 'providerKey' | 'idToken'>>

/** Time of the login, and time of the last password confirmation. */
type Since = Pick<Session, 'createdAt' | 'authenticatedAt'>

/** Sessions of a user. A further log in ends the oldest. */
export const mostSessions = 20

/**
 * Logs the user in; `isStrong` after a second factor, with the key of the provider if the user signed in with one.
 * The session that a browser had ends; a program may log in several times and use all of its sessions.
 */
export async function startSession(ctx: Context, userId: string, proof: Proof = {}): Promise<void> {
  if (ctx.isBrowser) await endCurrentSession(ctx)
  await createSession(ctx, userId, proof)
}

/** Logs the user in, in place of the session of this request. */
export async function replaceSession(ctx: Context, userId: string, since?: Since): Promise<void> {
  const { sessionId = null, id } = ctx.viewer ?? {}
  const former =
    sessionId !== null && id === userId
      ? await ctx.db.session.findUnique({
          where: { id: sessionId },
          select: { isStrong: true, providerKey: true, idToken: true },
        })
      : null
  await endCurrentSession(ctx)
  await createSession(ctx, userId, { ...since, ...former })
}

async function createSession(ctx: Context, userId: string, facts: Partial<Since> & Proof): Promise<void> {
  const { token, hash } = newSecretToken()
  const expiresAt = sessionExpiry(new Date(), facts.createdAt)
  const id = uuidv7()
  const ended = await ctx.db.$transaction(async (tx) => {
    // Log ins of a user take turns, so that no two count the same sessions.
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('session:' || ${userId}, 0))) AS turn`
    await tx.session.create({
      data: {
        id,
        tokenHash: hash,
        userId,
        expiresAt,
        ...facts,
        ip: ctx.ip.slice(0, 40),
        userAgent: ctx.userAgent.slice(0, 256),
      },
    })
    return tx.$queryRaw<{ id: string }[]>`
      DELETE FROM session WHERE id IN (
        SELECT id FROM session WHERE user_id = ${userId}::uuid
         ORDER BY (id = ${id}::uuid) DESC, created_at DESC, id DESC OFFSET ${mostSessions})
      RETURNING id`
  })
  if (ended.length > 0) {
    ctx.events.emit('access.ended', { userId, sessionIds: ended.map((session) => session.id) })
  }
  ctx.cookies.set(token, expiresAt)
  ctx.cookies.setXsrf(id, expiresAt)
  // The rest of this request uses the new session.
  if (ctx.viewer?.id === userId) ctx.viewer = { ...ctx.viewer, sessionId: id }
}

/** Gives this browser's session a new id; its age stays. */
export async function renewSession(ctx: Context): Promise<void> {
  const viewer = requireSession(ctx)
  const since = await ctx.db.session.findUnique({
    where: { id: viewer.sessionId },
    select: { createdAt: true, authenticatedAt: true },
  })
  if (!since) throw new UnauthenticatedError()
  await replaceSession(ctx, viewer.id, since)
}

/** Ends the caller's session, if any, and clears its cookie. */
export async function endCurrentSession(ctx: Context): Promise<void> {
  const { viewer } = ctx
  if (viewer?.sessionId) {
    await ctx.db.session.deleteMany({ where: { id: viewer.sessionId } })
    ctx.events.emit('access.ended', { userId: viewer.id, sessionIds: [viewer.sessionId] })
  }
  ctx.cookies.clear()
}

/** Deletes all sessions of a user except `exceptSessionId`. Emit `access.ended` after commit. */
export async function deleteSessions(
  db: Database | Transaction,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await db.session.deleteMany({ where: { userId, ...(exceptSessionId && { id: { not: exceptSessionId } }) } })
}

/** Deletes all sessions and API tokens of a user. Emit `access.ended` after commit. */
export async function deleteAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } })
  await tx.apiToken.deleteMany({ where: { userId } })
}

/**
 * Ends a session of the viewer, also the current one.
 * @throws NotFoundError, ForbiddenError (asked with a token)
 */
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
