import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { hashToken, newSecretToken } from '../session/session-token.ts'

const stepMinutes = 10

/** The key of the provider that the user signed in with, if any, and the sealed ID token that the session keeps. */
type FirstStep = { providerKey: string | null; idToken: string | null }

/**
 * Begins the second step of a log-in with the right password, or with a provider. Returns the token that continues it.
 */
export async function beginLogInStep(
  { db, clock }: Context,
  user: User,
  first: FirstStep = { providerKey: null, idToken: null },
): Promise<string> {
  const { token, hash } = newSecretToken()
  const now = clock.now()
  await db.logInStep.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } })
  await db.logInStep.create({
    data: {
      tokenHash: hash,
      userId: user.id,
      passwordMark: passwordMark(user),
      ...first,
      expiresAt: new Date(now.getTime() + stepMinutes * 60_000),
    },
  })
  return token
}

/**
 * The user whose log-in the token continues, with what the session keeps of the first step.
 * @throws ConflictError (expired, used, or the password changed)
 */
export async function readLogInStep(
  { db, clock }: Context,
  token: string,
): Promise<{ user: User } & FirstStep> {
  const step = await db.logInStep.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: clock.now() } },
    include: { user: true },
  })
  if (!step || Buffer.compare(step.passwordMark, passwordMark(step.user)) !== 0) {
    throw new ConflictError('secondFactor.stepExpired')
  }
  return step
}

/** Consumes the token. @throws ConflictError (used meanwhile) */
export async function endLogInStep(tx: Transaction, token: string): Promise<void> {
  const { count } = await tx.logInStep.deleteMany({ where: { tokenHash: hashToken(token) } })
  if (count === 0) throw new ConflictError('secondFactor.stepExpired')
}

function passwordMark({ passwordHash }: User): Uint8Array<ArrayBuffer> {
  return hashToken(passwordHash ?? '')
}
