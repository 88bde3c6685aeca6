import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import type { CaptchaProvider, PowChallenge } from '../../ports/captcha-verifier.ts'
import { readSettings } from '../platform/settings.ts'
import { testCaptchaInput } from './captcha.input.ts'

export type Captcha = { type: CaptchaProvider; siteKey: string }

/** The captcha that forms require; none while administrators have disabled it, unless `evenIfOff`. */
export async function readCaptcha(ctx: Context, { evenIfOff = false } = {}): Promise<Captcha> {
  const { provider, siteKey } = ctx.captcha
  if (evenIfOff || (await isCaptchaEnabled(ctx))) return { type: provider, siteKey }
  return { type: 'None', siteKey: '' }
}

/**
 * Creates a proof-of-work challenge, whether or not forms require one.
 * @throws RateLimitedError, NotFoundError (another provider)
 */
export async function createPowChallenge(ctx: Context): Promise<PowChallenge> {
  await ctx.limits.charge(ctx, 'PowChallenge')
  if (!ctx.captcha.newChallenge) throw new NotFoundError('captcha.noPow')
  return ctx.captcha.newChallenge()
}

/** Checks the answer, unless the captcha is disabled. @throws ConflictError */
export async function requireCaptcha(ctx: Context, answer: string | null | undefined): Promise<void> {
  if (await isCaptchaEnabled(ctx)) await requireAnswer(ctx, answer)
}

/**
 * Requires the configured captcha while it is disabled, after many failures. While it is enabled, `requireCaptcha` has
 * checked the answer already.
 * @throws ConflictError
 */
export async function requireCaptchaWhileDisabled(
  ctx: Context,
  answer: string | null | undefined,
): Promise<void> {
  if (!(await isCaptchaEnabled(ctx))) await requireAnswer(ctx, answer)
}

/**
 * Verifies an answer as a test, for administrators.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError
 */
export async function testCaptcha(ctx: Context, raw: unknown): Promise<boolean> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return ctx.captcha.verify(parseInput(testCaptchaInput, raw).captcha, ctx.ip)
}

async function isCaptchaEnabled(ctx: Context): Promise<boolean> {
  return ctx.captcha.provider !== 'None' && (await readSettings(ctx)).accountPolicy.useCaptcha
}

async function requireAnswer(ctx: Context, answer: string | null | undefined): Promise<void> {
  if (ctx.captcha.provider === 'None') return
  if (!answer?.trim()) throw new ConflictError('captcha.required')
  if (!(await ctx.captcha.verify(answer, ctx.ip))) throw new ConflictError('captcha.failed')
}
