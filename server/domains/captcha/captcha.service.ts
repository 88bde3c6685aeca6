import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import type { CaptchaProvider, PowChallenge } from '../../ports/captcha-verifier.ts'
import { readSettings } from '../platform/settings.ts'
import { testCaptchaInput } from './captcha.input.ts'

export type Captcha = { type: CaptchaProvider; siteKey: string }

/** What forms ask for; nothing while administrators have it switched off, unless what is configured matters. */
export async function readCaptcha(ctx: Context, { evenIfOff = false } = {}): Promise<Captcha> {
  const { provider, siteKey } = ctx.captcha
  if (evenIfOff || (await isSwitchedOn(ctx))) return { type: provider, siteKey }
  return { type: 'None', siteKey: '' }
}

/** A new challenge to work on, switched on or not. @throws RateLimitedError, NotFoundError (another provider) */
export async function createPowChallenge(ctx: Context): Promise<PowChallenge> {
  await ctx.limits.charge(ctx, 'PowChallenge')
  if (!ctx.captcha.newChallenge) throw new NotFoundError('captcha.noPow')
  return ctx.captcha.newChallenge()
}

/** Lets pass who has solved the captcha, and everybody while it is switched off. @throws ConflictError */
export async function requireCaptcha(ctx: Context, answer: string | null | undefined): Promise<void> {
  if (await isSwitchedOn(ctx)) await requireAnswer(ctx, answer)
}

/**
 * For what looks like an attack: asks for a captcha also while it is switched off, where one is configured. Where
 * it is on, `requireCaptcha` has asked before. @throws ConflictError
 */
export async function requireCaptchaIfOff(ctx: Context, answer: string | null | undefined): Promise<void> {
  if (!(await isSwitchedOn(ctx))) await requireAnswer(ctx, answer)
}

/** Tries an answer out, for administrators. @throws UnauthenticatedError, ForbiddenError, InvalidInputError */
export async function testCaptcha(ctx: Context, raw: unknown): Promise<boolean> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return ctx.captcha.verify(parseInput(testCaptchaInput, raw).captcha, ctx.ip)
}

async function isSwitchedOn(ctx: Context): Promise<boolean> {
  return ctx.captcha.provider !== 'None' && (await readSettings(ctx)).accountPolicy.useCaptcha
}

async function requireAnswer(ctx: Context, answer: string | null | undefined): Promise<void> {
  if (ctx.captcha.provider === 'None') return
  if (!answer?.trim()) throw new ConflictError('captcha.required')
  if (!(await ctx.captcha.verify(answer, ctx.ip))) throw new ConflictError('captcha.failed')
}
