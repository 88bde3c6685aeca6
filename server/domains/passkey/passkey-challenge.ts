import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { seal, unseal } from '../../runtime/seal.ts'

/** Time for a user to answer the browser's question. */
export const challengeMinutes = 5

const challenge = z.object({
  id: z.string(),
  /** The session that adds a passkey; null to log in. */
  sessionId: z.string().nullable(),
  expiresAt: z.number(),
})

type Challenge = z.output<typeof challenge>

/**
 * A challenge contains what it permits, encrypted, so that every process can check it and that only answered ones are
 * stored.
 */
export function newChallenge({ secret, clock }: Context, sessionId: string | null): Uint8Array<ArrayBuffer> {
  const expiresAt = clock.now().getTime() + challengeMinutes * 60_000
  const value: Challenge = { id: uuidv7(), sessionId, expiresAt }
  return new Uint8Array(Buffer.from(seal(secret, 'passkey', JSON.stringify(value)), 'base64url'))
}

/** The challenge of an answer. @throws ConflictError (not of this platform, expired, for something else) */
export function readChallenge({ secret, clock }: Context, text: string, sessionId: string | null): Challenge {
  const opened = unseal(secret, 'passkey', text)
  const value = opened === null ? null : challenge.parse(JSON.parse(opened))
  if (value?.sessionId !== sessionId || value.expiresAt <= clock.now().getTime()) {
    throw new ConflictError('passkey.expired')
  }
  return value
}

/** Consumes the challenge: only the first of several answers to it is accepted. @throws ConflictError */
export async function consumeChallenge(tx: Transaction, { id, expiresAt }: Challenge): Promise<void> {
  const { count } = await tx.usedPasskeyChallenge.createMany({
    data: [{ id, expiresAt: new Date(expiresAt) }],
    skipDuplicates: true,
  })
  if (count === 0) throw new ConflictError('passkey.expired')
}
