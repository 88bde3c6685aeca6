import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Passkey } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput, uuid } from '../../use-case/input.ts'
import { requireSession } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { hasOtherLogInMethod } from '../identity/other-log-in-method.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { readSettings } from '../platform/settings.ts'
import { requireRecentLogIn } from '../session/recent-log-in.ts'
import { markStrong, unmarkStrongWithoutFactor } from '../session/strong-session.ts'
import { lockUser } from '../user/update-user.ts'
import { challengeMinutes, newChallenge, readChallenge, consumeChallenge } from './passkey-challenge.ts'
import { addPasskeyInput, challengeOf, readRegistration, renamePasskeyInput } from './passkey.input.ts'
import { webauthn } from './webauthn.ts'

const mostPasskeys = 20
/** EdDSA, ES256 and RS256. Without a list the library asks Node for an algorithm that is experimental there. */
const algorithms = [-8, -7, -257]

/**
 * The options with which a browser makes a passkey for the viewer, as JSON text.
 * @throws ConflictError (log in too long ago, too many), UnauthenticatedError, ForbiddenError
 */
export async function startAddingPasskey(ctx: Context): Promise<string> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const own = await ctx.db.passkey.findMany({ where: { userId: viewer.id }, orderBy: { createdAt: 'asc' } })
  if (own.length >= mostPasskeys) throw new ConflictError('passkey.tooMany')
  const { globalConfig } = await readSettings(ctx)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: globalConfig.title,
    rpID: relyingParty(ctx),
    userName: viewer.userName,
    userDisplayName: viewer.userName,
    userID: new Uint8Array(Buffer.from(handleOf(ctx, viewer.id, own), 'base64url')),
    challenge: newChallenge(ctx, viewer.sessionId),
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}

/** Adds the passkey that a browser made. @throws ConflictError, InvalidInputError */
export async function addPasskey(ctx: Context, raw: unknown): Promise<Passkey> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const { name, response } = parseInput(addPasskeyInput, raw)
  const answer = readRegistration(response)
  if (!answer) throw new ConflictError('passkey.failed')
  const challenge = challengeOf(answer.response.clientDataJSON)
  const permitted = readChallenge(ctx, challenge, viewer.sessionId)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: ctx.origin,
    expectedRPID: relyingParty(ctx),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    ctx.logger.info({ err: error }, 'a new passkey was refused')
    throw new ConflictError('passkey.failed')
  })
  if (!made) throw new ConflictError('passkey.failed')
  const passkey = await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id)
    await consumeChallenge(tx, permitted)
    const own = await tx.passkey.findMany({ where: { userId: viewer.id }, orderBy: { createdAt: 'asc' } })
    if (own.length >= mostPasskeys) throw new ConflictError('passkey.tooMany')
    const { credential, aaguid, credentialDeviceType, credentialBackedUp } = made
    if (await tx.passkey.findUnique({ where: { credentialId: credential.id } })) {
      throw new ConflictError('passkey.failed')
    }
    const added = await tx.passkey.create({
      data: {
        id: uuidv7(),
        userId: viewer.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        userHandle: handleOf(ctx, viewer.id, own),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        isSyncable: credentialDeviceType === 'multiDevice',
        isBackedUp: credentialBackedUp,
        aaguid,
        name,
        createdAt: ctx.clock.now(),
      },
    })
    await mailOwner(ctx, tx, { user, kind: 'PasskeyAdded' })
    await recordAudit(tx, ctx, {
      action: 'user.passkey.added',
      subject: { id: user.id, name: user.userName },
      after: { name },
    })
    return added
  })
  await markStrong(ctx, viewer)
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'added a passkey', ctx })
  return passkey
}

/** @throws NotFoundError, InvalidInputError */
export async function renamePasskey(ctx: Context, id: string, raw: unknown): Promise<Passkey> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const { name } = parseInput(renamePasskeyInput, raw)
  return ctx.db.$transaction(async (tx) => {
    await lockUser(tx, viewer.id)
    const found = await ownPasskey(tx, viewer.id, id)
    return tx.passkey.update({ where: { id: found.id }, data: { name } })
  })
}

/** Removes a passkey, but not the last way to log in. @throws ConflictError, NotFoundError */
export async function removePasskey(ctx: Context, id: string): Promise<void> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id)
    const { name } = await ownPasskey(tx, viewer.id, id)
    if (!(await hasOtherLogInMethod(tx, viewer.id, { passkeyId: id })))
      throw new ConflictError('passkey.lastWayIn')
    await tx.passkey.delete({ where: { id } })
    await unmarkStrongWithoutFactor(tx, viewer.id)
    await mailOwner(ctx, tx, { user, kind: 'PasskeyRemoved' })
    await recordAudit(tx, ctx, {
      action: 'user.passkey.removed',
      subject: { id: user.id, name: user.userName },
      before: { name },
    })
  })
  ctx.events.emit('access.changed', { userId: viewer.id })
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'removed a passkey', ctx })
}

async function ownPasskey(tx: Transaction, userId: string, id: string): Promise<Passkey> {
  const found = uuid().safeParse(id).success ? await tx.passkey.findFirst({ where: { id, userId } }) : null
  if (!found) throw new NotFoundError('passkey.notFound')
  return found
}

/** The host that passkeys belong to. */
export function relyingParty({ origin }: Context): string {
  return new URL(origin).hostname
}

/**
 * The id of a user for authenticators. It contains nothing about the user, and stays the same when the platform's
 * secret changes.
 */
function handleOf({ secret }: Context, userId: string, [first]: readonly Passkey[]): string {
  return (
    first?.userHandle ?? createHmac('sha512', secret).update(`passkey-user:${userId}`).digest('base64url')
  )
}
