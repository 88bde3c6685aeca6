import type { IdentityProvider, User } from '../../../prisma/generated/client/client.ts'
import { safeReturnPath } from '../../../rules/return-path.ts'
import type { Context } from '../../context.ts'
import { RateLimitedError } from '../../use-case/errors.ts'
import { beginLogInStep } from '../second-factor/log-in-step.ts'
import { startSession } from '../session/session.service.ts'
import {
  attemptCookie,
  attemptEnd,
  endAttempt,
  readAttempt,
  readLinkTicket,
  type Attempt,
  type AttemptCookie,
} from './attempt.ts'
import { profileOf } from './claims.ts'
import { sealIdToken } from './id-token.ts'
import { linkProven } from './link-identity.ts'
import { providerReason } from './provider-reason.ts'
import type { ProvenIdentity } from './provider-client.ts'
import { rememberClaims } from './seen-claims.ts'
import { signInWithIdentity } from './sign-in-with-identity.ts'
import { SignInProblem } from './sign-in-problem.ts'

type Start = {
  key: string
  /** The origin of the platform, as users and the provider know it. */
  origin: string
  isHttps: boolean
  from: string | undefined
  ticket: string | undefined
}

/**
 * Starts a sign-in, or with a ticket the linking to the viewer's account. Returns the address at the provider, and
 * the cookie that the callback needs.
 * @throws SignInProblem
 */
export async function startSignIn(
  ctx: Context,
  { key, origin, isHttps, from, ticket }: Start,
): Promise<{ url: string; cookie: AttemptCookie }> {
  return reported(ctx, key, async () => {
    await ctx.limits.charge(ctx, 'LogIn')
    const provider = await enabledProvider(ctx, key)
    const linkTo = ticket === undefined ? null : sessionOfTicket(ctx, provider, ticket)
    const redirectUri = `${origin}/auth/${provider.key}/callback`
    const { url, ...secrets } = await ctx.providers.begin(provider, redirectUri)
    const attempt: Attempt = {
      ...secrets,
      providerId: provider.id,
      redirectUri,
      returnPath: safeReturnPath(from ?? null, origin),
      linkTo,
      expiresAt: attemptEnd(ctx.clock.now()),
    }
    return { url, cookie: attemptCookie(ctx.secret, attempt, { isHttps }) }
  })
}

type Callback = {
  key: string
  /** The query of the callback, with its question mark. */
  search: string
  state: string
  cookie: string | undefined
}

/**
 * Ends a sign-in: a session, a linked identity, or the second step. Returns the path to continue at.
 * @throws SignInProblem
 */
export async function finishSignIn(ctx: Context, { key, search, state, cookie }: Callback): Promise<string> {
  return reported(ctx, key, async () => {
    await ctx.limits.charge(ctx, 'LogIn')
    const provider = await enabledProvider(ctx, key)
    const attempt = readAttempt(ctx.secret, cookie, { state, now: ctx.clock.now() })
    if (attempt?.providerId !== provider.id) throw new SignInProblem('expired')
    if (attempt.linkTo !== null && attempt.linkTo !== ctx.viewer?.sessionId) {
      throw new SignInProblem('sessionEnded')
    }
    const identity = await ctx.providers.prove(provider, new URL(attempt.redirectUri + search), attempt)
    // The provider may accept a code twice, and whoever sends the callback can keep the cookie.
    await endAttempt(ctx.db, attempt)
    await rememberClaims(ctx, provider, identity.claims)
    const proven = {
      provider,
      identity: checked(identity),
      profile: profileOf(identity.claims, namesOf(provider)),
    }
    if (attempt.linkTo !== null) {
      await linkProven(ctx, proven)
      return '/account/profile'
    }
    const { user, needsSecondStep } = await signInWithIdentity(ctx, proven)
    const first = { providerKey: provider.key, idToken: sealIdToken(ctx, provider, identity.idToken) }
    if (needsSecondStep) {
      return secondStepPath(attempt.returnPath, await beginLogInStep(ctx, user, first))
    }
    await startSession(ctx, user.id, first)
    logEntered(ctx, user, provider)
    return attempt.returnPath
  })
}

/** The log-in page asks for the code. Browsers send no server the token, which is behind the `#`. */
function secondStepPath(returnPath: string, token: string): string {
  return `/account/login?from=${encodeURIComponent(returnPath)}#secondStep=${token}`
}

/** The provider with a key that users can sign in with. @throws SignInProblem */
async function enabledProvider({ db }: Context, key: string): Promise<IdentityProvider> {
  const provider = await db.identityProvider.findUnique({ where: { key } })
  if (!provider?.isEnabled) throw new SignInProblem('unknown')
  return provider
}

function sessionOfTicket(ctx: Context, provider: IdentityProvider, sealed: string): string {
  const ticket = readLinkTicket(ctx.secret, sealed)
  const isValid =
    ticket?.providerId === provider.id &&
    ticket.expiresAt > ctx.clock.now().getTime() &&
    ticket.sessionId === ctx.viewer?.sessionId
  if (!isValid) throw new SignInProblem('sessionEnded')
  return ticket.sessionId
}

/** CTFtime has fixed names; the other members of its settings apply. */
function namesOf(provider: IdentityProvider) {
  return provider.protocol === 'Ctftime' ? { ...provider, userNameClaim: 'name' } : provider
}

/** @throws SignInProblem for a subject that cannot be stored whole */
function checked(identity: ProvenIdentity): ProvenIdentity {
  const { subject } = identity
  const isStorable = subject.length > 0 && subject.length <= 255 && !subject.includes('\0')
  if (!isStorable) throw new SignInProblem('failed', { cause: new Error('the subject is empty or too long') })
  return identity
}

/** Turns a limit into a problem, and writes a log line for each problem that the operator can cause or fix. */
async function reported<Result>(ctx: Context, key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RateLimitedError) throw new SignInProblem('busy', { cause: error })
    if (error instanceof SignInProblem && error.cause instanceof Error && error.code !== 'busy') {
      const { code, cause } = error
      const text = `sign-in with the provider "${key.slice(0, 32)}" failed (${code}): ${providerReason(cause)}`
      ctx.logger.warn({ provider: key.slice(0, 32), problem: code }, text)
    }
    throw error
  }
}

function logEntered(ctx: Context, { userName }: User, { label }: IdentityProvider): void {
  const message = `logged in with ${label}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx, userName })
}
