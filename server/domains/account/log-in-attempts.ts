import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { RateLimitedError, UnauthenticatedError } from '../../use-case/errors.ts'
import { addressKey } from '../../limits/limiter.ts'
import { requireCaptchaWhileDisabled } from '../captcha/captcha.service.ts'

type Attempt = {
  /** The user's id, or the typed name if no user has it. */
  account: string
  captcha: string | null | undefined
}

/**
 * Runs a login under the limits against guessing: one by account and address, one by address alone. Failures by
 * account alone only require a captcha, if one is configured; refusing would let anybody lock other users out.
 * @throws RateLimitedError, ConflictError (captcha)
 */
export async function guardLogIn<Result>(
  ctx: Context,
  { account, captcha }: Attempt,
  logIn: () => Promise<Result>,
): Promise<Result> {
  const address = addressKey(ctx.ip)
  const byAddress = { name: 'logInFromAddress', key: address } as const
  const byAccount = { name: 'logIn', key: digest(`${account}\n${address}`) } as const

  await ctx.limits.attempt(ctx, byAddress)
  try {
    await ctx.limits.attempt(ctx, byAccount)
  } catch (error) {
    await ctx.limits.undoAttempt(ctx, byAddress)
    throw error
  }
  try {
    const result = await withCaptchaAfterFailures(ctx, { account, captcha }, logIn)
    await ctx.limits.clearAttempts(ctx, byAccount)
    await ctx.limits.undoAttempt(ctx, byAddress)
    return result
  } catch (error) {
    if (!(error instanceof UnauthenticatedError)) {
      await ctx.limits.undoAttempt(ctx, byAccount)
      await ctx.limits.undoAttempt(ctx, byAddress)
    }
    throw error
  }
}

/** Counts failures for an account from all addresses together. */
async function withCaptchaAfterFailures<Result>(
  ctx: Context,
  { account, captcha }: Attempt,
  logIn: () => Promise<Result>,
): Promise<Result> {
  if (ctx.captcha.provider === 'None') return logIn()
  const attempt = { name: 'logInToAccount', key: digest(account) } as const
  try {
    await ctx.limits.attempt(ctx, attempt)
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error
    await requireCaptchaWhileDisabled(ctx, captcha)
    return logIn()
  }
  try {
    const result = await logIn()
    await ctx.limits.undoAttempt(ctx, attempt)
    return result
  } catch (error) {
    if (!(error instanceof UnauthenticatedError)) await ctx.limits.undoAttempt(ctx, attempt)
    throw error
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
