import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ApiToken } from '../../../prisma/generated/client/client.ts'
import { ApiTokenScope } from '../../../prisma/generated/client/enums.ts'
import { requireAnyUser, requireSession, requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { ForbiddenError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { inputObject, instant, parseInput, requiredText } from '../../use-case/input.ts'
import { pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireRecentLogIn } from '../session/recent-log-in.ts'
import { hashToken } from '../session/session-token.ts'
import { canGrant } from './api-token.policy.ts'

const newTokenInput = (now: Date) =>
  inputObject({
    name: requiredText({ max: 64 }),
    scopes: z
      .array(z.enum(ApiTokenScope))
      .min(1)
      .transform((scopes) => [...new Set(scopes)]),
    expiresAt: instant()
      .refine((time) => time > now, { params: { key: 'apiToken.expiryPast' } })
      .refine((time) => time <= latestExpiry(now), { params: { key: 'apiToken.expiryTooFar' } }),
  })

/** Fields of a token that the audit trail records. */
const auditedFields = ['userId', 'name', 'scopes', 'expiresAt'] as const

/** Accepted difference between the clocks of a client and of the server. */
const clockSlackMs = 60_000

/**
 * Creates a token for scripts. Its text is returned only here: the database holds a hash.
 * @throws InvalidInputError (name, scopes above the role, expiry), ConflictError (no recent login), ForbiddenError
 * (asked with a token)
 */
export async function createApiToken(
  ctx: Context,
  raw: unknown,
): Promise<{ apiToken: ApiToken; token: string }> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const now = ctx.clock.now()
  const { name, scopes, expiresAt } = parseInput(newTokenInput(now), raw)
  const denied = scopes.find((scope) => !canGrant(viewer.role, scope))
  if (denied) throw invalidField('scopes', 'apiToken.scopeAboveRole', { scope: denied })

  const token = `hly_${randomBytes(32).toString('base64url')}`
  const apiToken = await ctx.db.$transaction(async (tx) => {
    const row = await tx.apiToken.create({
      data: { userId: viewer.id, name, scopes, expiresAt, tokenHash: hashToken(token), createdAt: now },
    })
    const subject = { id: row.id, name }
    await recordAudit(tx, ctx, { action: 'apiToken.created', subject, after: pick(row, auditedFields) })
    return row
  })
  return { apiToken, token }
}

/** The viewer's tokens, newest first, expired ones included. @throws UnauthenticatedError, ForbiddenError */
export async function listApiTokens(ctx: Context): Promise<ApiToken[]> {
  const viewer = requireUser(ctx, 'read')
  return ctx.db.apiToken.findMany({ where: { userId: viewer.id }, orderBy: { id: 'desc' } })
}

/** A token of the viewer. @throws NotFoundError */
export async function readApiToken(ctx: Context, id: number): Promise<ApiToken> {
  const viewer = requireSession(ctx)
  const found = await ctx.db.apiToken.findUnique({ where: { id, userId: viewer.id } })
  if (!found) throw new NotFoundError('apiToken.notFound')
  return found
}

/**
 * Revokes a token and closes its open connections. A session can revoke any token of its user, a token
 * of any scope only itself.
 * @throws NotFoundError, ForbiddenError
 */
export async function revokeApiToken(ctx: Context, id: number): Promise<void> {
  const viewer = requireAnyUser(ctx)
  await ctx.limits.charge(ctx, 'Account')
  if (viewer.sessionId === null && viewer.tokenId !== id) throw new ForbiddenError('auth.sessionRequired')
  await ctx.db.$transaction(async (tx) => {
    const row = await tx.apiToken.findUnique({ where: { id, userId: viewer.id } })
    const { count } = await tx.apiToken.deleteMany({ where: { id, userId: viewer.id } })
    if (!row || count === 0) throw new NotFoundError('apiToken.notFound')
    const subject = { id, name: row.name }
    await recordAudit(tx, ctx, { action: 'apiToken.revoked', subject, before: pick(row, auditedFields) })
  })
  ctx.events.emit('access.ended', { userId: viewer.id, tokenIds: [id] })
}

function latestExpiry(now: Date): Date {
  const latest = new Date(now.getTime() + clockSlackMs)
  latest.setUTCFullYear(latest.getUTCFullYear() + 1)
  return latest
}
