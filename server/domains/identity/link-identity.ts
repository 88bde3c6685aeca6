import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import { requireSession } from '../../use-case/roles.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { uuid } from '../../use-case/input.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireRecentLogIn } from '../session/recent-log-in.ts'
import { lockUser } from '../user/update-user.ts'
import { linkTicket } from './attempt.ts'
import { joinClaimedTeam } from './claimed-team.ts'
import { hasOtherLogInMethod } from './other-log-in-method.ts'
import { findIdentity, lockIdentity, type Proven } from './proven.ts'
import { SignInProblem } from './sign-in-problem.ts'

const ticketMinutes = 5

/**
 * Permits this session to link an identity: returns the path that leads to the provider.
 * @throws ConflictError (log in too long ago, linked already), NotFoundError
 */
export async function startLinking(ctx: Context, key: string): Promise<string> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const { id: userId, sessionId } = await requireRecentLogIn(ctx)
  const provider = await ctx.db.identityProvider.findUnique({ where: { key } })
  if (!provider?.isEnabled) throw new NotFoundError('identity.noProvider')
  const where = { userId_providerId: { userId, providerId: provider.id } }
  if (await ctx.db.linkedIdentity.findUnique({ where })) throw new ConflictError('identity.linkedAlready')
  const expiresAt = ctx.clock.now().getTime() + ticketMinutes * 60_000
  const ticket = linkTicket(ctx.secret, { providerId: provider.id, sessionId, expiresAt })
  return `/auth/${provider.key}?ticket=${ticket}`
}

/** Links a proven identity to the viewer. The role of the account stays. @throws SignInProblem */
export async function linkProven(ctx: Context, proven: Proven): Promise<void> {
  const viewer = requireSession(ctx)
  const { provider, identity, profile } = proven
  await ctx.db.$transaction(async (tx) => {
    await lockIdentity(tx, proven)
    const known = await findIdentity(tx, proven)
    if (known) throw new SignInProblem(known.userId === viewer.id ? 'linkedAlready' : 'linkedElsewhere')
    const user = await lockUser(tx, viewer.id)
    const where = { userId_providerId: { userId: viewer.id, providerId: provider.id } }
    if (await tx.linkedIdentity.findUnique({ where })) throw new SignInProblem('linkedAlready')
    const { issuer, subject } = identity
    await tx.linkedIdentity.create({
      data: {
        id: uuidv7(),
        providerId: provider.id,
        issuer,
        subject,
        userId: viewer.id,
        name: profile.title,
        divisions: profile.divisions,
      },
    })
    await joinClaimedTeam(tx, proven, viewer.id)
    await recordAudit(tx, ctx, {
      action: 'user.identity.linked',
      subject: { id: user.id, name: user.userName },
      after: { provider: provider.key, name: profile.title },
    })
  })
  const message = `linked ${provider.label} to the account`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
}

/** Removes a linked identity, but not the last way to log in. @throws ConflictError, NotFoundError */
export async function unlinkIdentity(ctx: Context, id: string): Promise<void> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const label = await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id)
    const found = uuid().safeParse(id).success
      ? await tx.linkedIdentity.findFirst({ where: { id, userId: viewer.id }, include: { provider: true } })
      : null
    if (!found) throw new NotFoundError('identity.notFound')
    if (!(await hasOtherLogInMethod(tx, viewer.id, { identityId: id })))
      throw new ConflictError('identity.lastWayIn')
    await tx.linkedIdentity.delete({ where: { id } })
    await recordAudit(tx, ctx, {
      action: 'user.identity.unlinked',
      subject: { id: user.id, name: user.userName },
      before: { provider: found.provider.key, name: found.name },
    })
    return found.provider.label
  })
  const message = `unlinked ${label} from the account`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
}
