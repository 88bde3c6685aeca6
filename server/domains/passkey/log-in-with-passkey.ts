import type { Passkey, User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, UnauthenticatedError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireSession } from '../../use-case/roles.ts'
import { markAuthenticated } from '../session/recent-log-in.ts'
import { markStrong } from '../session/strong-session.ts'
import { startSession } from '../session/session.service.ts'
import { lockUser } from '../user/update-user.ts'
import { relyingParty } from './own-passkeys.ts'
import { challengeMinutes, newChallenge, readChallenge, consumeChallenge } from './passkey-challenge.ts'
import { challengeOf, passkeyAnswerInput, readAuthentication } from './passkey.input.ts'
import { webauthn } from './webauthn.ts'

/** The options with which a browser asks for a passkey of this platform, as JSON text. */
export async function startPasskeyLogIn(ctx: Context): Promise<string> {
  await ctx.limits.charge(ctx, 'LogIn')
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx),
    challenge: newChallenge(ctx, null),
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/** Logs in the owner of the passkey. @throws UnauthenticatedError, ConflictError, InvalidInputError */
export async function logInWithPasskey(ctx: Context, raw: unknown): Promise<User> {
  await ctx.limits.charge(ctx, 'LogIn')
  const user = await verifyAnswer(ctx, raw, async (tx, { userId }) => {
    const owner = await lockUser(tx, userId)
    // The answer is verified, so only the owner learns of the ban.
    if (owner.role === 'Banned') throw new UnauthenticatedError('account.banned')
    if (!owner.emailConfirmed) throw new UnauthenticatedError('passkey.unknown')
    const now = ctx.clock.now()
    return tx.user.update({ where: { id: userId }, data: { lastSignedInAt: now, lastVisitedAt: now } })
  })
  await startSession(ctx, user.id, { isStrong: true })
  const { userName } = user
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: 'logged in with a passkey',
    ctx,
    userName,
  })
  return user
}

/**
 * Confirms a passkey of the viewer in this session, for actions that require a recent login.
 * @throws UnauthenticatedError, ConflictError, ForbiddenError
 */
export async function confirmPasskey(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const user = await verifyAnswer(ctx, raw, async (tx, { userId }) => {
    if (userId !== viewer.id) throw new ConflictError('passkey.ofOther')
    return lockUser(tx, userId)
  })
  await markAuthenticated(ctx, viewer.sessionId)
  await markStrong(ctx, viewer)
  return user
}

type Accept = (tx: Transaction, passkey: Passkey) => Promise<User>

/** Verifies an answer, and consumes its challenge if `accept` accepts the passkey. */
async function verifyAnswer(ctx: Context, raw: unknown, accept: Accept): Promise<User> {
  const { response } = parseInput(passkeyAnswerInput, raw)
  const answer = readAuthentication(response)
  if (!answer) throw new ConflictError('passkey.failed')
  const challenge = challengeOf(answer.response.clientDataJSON)
  const permitted = readChallenge(ctx, challenge, null)
  const found = await ctx.db.passkey.findUnique({ where: { credentialId: answer.id } })
  if (!found) throw new UnauthenticatedError('passkey.unknown')
  const { userHandle } = answer.response
  if (userHandle && userHandle !== found.userHandle) throw new UnauthenticatedError('passkey.unknown')
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: ctx.origin,
    expectedRPID: relyingParty(ctx),
    requireUserVerification: true,
    // The counter is compared below, where the row is locked.
    credential: { id: found.credentialId, publicKey: new Uint8Array(found.publicKey), counter: 0 },
  }).catch((error: unknown) => {
    ctx.logger.info({ err: error }, 'the answer of a passkey was refused')
    throw new ConflictError('passkey.failed')
  })
  if (!verified) throw new ConflictError('passkey.failed')
  return ctx.db.$transaction(async (tx) => {
    const user = await accept(tx, found)
    await consumeChallenge(tx, permitted)
    const current = await tx.passkey.findUnique({ where: { id: found.id } })
    if (!current) throw new UnauthenticatedError('passkey.unknown')
    requireProgress(ctx, current, info.newCounter)
    await tx.passkey.update({
      where: { id: found.id },
      data: { counter: info.newCounter, isBackedUp: info.credentialBackedUp, lastUsedAt: ctx.clock.now() },
    })
    return user
  })
}

/** A counter that does not grow means that somebody copied the key. @throws ConflictError */
function requireProgress(ctx: Context, { id, userId, counter }: Passkey, next: number): void {
  if ((counter === 0n && next === 0) || next > counter) return
  ctx.logger.warn(
    { passkey: id, userId, stored: Number(counter), sent: next },
    'a passkey was refused because its counter did not grow: somebody may have copied it',
  )
  ctx.logs.write({
    level: 'Warning',
    status: 'Failed',
    message: 'refused a passkey whose counter did not grow',
    ctx,
  })
  throw new ConflictError('passkey.failed')
}
