import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { UnauthenticatedError } from '../../errors.ts'
import { addressKey } from '../../limits/limiter.ts'

/**
 * Runs a log in under the limits of guessing: by account and address, and by address alone. Never by account alone,
 * or anybody could lock somebody else out. `account` is the user's id, or what was typed where nobody has that name.
 * @throws RateLimitedError
 */
export async function guardLogIn<Result>(
  ctx: Context,
  account: string,
  logIn: () => Promise<Result>,
): Promise<Result> {
  const address = addressKey(ctx.ip)
  const byAddress = { name: 'logInFromAddress', key: address } as const
  const digest = createHash('sha256').update(`${account}\n${address}`).digest('base64url')
  const byAccount = { name: 'logIn', key: digest } as const

  await ctx.limits.attempt(ctx, byAddress)
  try {
    await ctx.limits.attempt(ctx, byAccount)
  } catch (error) {
    await ctx.limits.takeBackAttempt(ctx, byAddress)
    throw error
  }
  try {
    const result = await logIn()
    await ctx.limits.forgetAttempts(ctx, byAccount)
    await ctx.limits.takeBackAttempt(ctx, byAddress)
    return result
  } catch (error) {
    if (!(error instanceof UnauthenticatedError)) {
      await ctx.limits.takeBackAttempt(ctx, byAccount)
      await ctx.limits.takeBackAttempt(ctx, byAddress)
    }
    throw error
  }
}
