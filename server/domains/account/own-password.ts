import type { User } from '../../../prisma/generated/client/client.ts'
import { requireSession } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { markAuthenticated } from '../session/recent-log-in.ts'
import { confirmPasswordInput } from './account.input.ts'
import { verifyPassword } from './password.ts'

/**
 * Checks the viewer's password. Attempts are counted, so that a stolen session cannot be used to guess it.
 * @throws InvalidInputError (wrong), RateLimitedError
 */
export async function requireOwnPassword(
  ctx: Context,
  user: User,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const attempt = { name: 'oldPassword', key: user.id } as const
  await ctx.limits.attempt(ctx, attempt)
  if (!(await verifyPassword(user.passwordHash, password))) throw invalidField(field, 'account.wrongPassword')
  await ctx.limits.clearAttempts(ctx, attempt)
}

/**
 * Confirms the password in this session, for actions that require a recent login.
 * @throws InvalidInputError (wrong), ForbiddenError (asked with a token), RateLimitedError
 */
export async function confirmPassword(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const { password } = parseInput(confirmPasswordInput, raw)
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  await requireOwnPassword(ctx, user, { field: 'password', password })
  await markAuthenticated(ctx, viewer.sessionId)
  return user
}
