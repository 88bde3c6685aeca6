import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { MailToken, User } from '../../../../prisma/generated/client/client.ts'
import type { MailTokenPurpose } from '../../../../prisma/generated/client/enums.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { linkLifetime, readToken, type LinkPurpose } from './mail-link.ts'

export const purposeOfLink = {
  ResetPassword: 'reset',
  ChangeEmail: 'confirm',
} as const satisfies Record<MailTokenPurpose, LinkPurpose>

type Wanted = { purpose: MailTokenPurpose; email: string; user: User | null }

/**
 * Queues the mail with a link that can be used once. For an unknown user it stores the row too, so that the work is
 * the same, but sends no mail.
 */
export async function queueLink(ctx: Context, { purpose, email, user }: Wanted): Promise<void> {
  const now = ctx.clock.now()
  const id = uuidv7()
  const { expiresAt } = await linkLifetime(ctx)
  await ctx.db.$transaction(async (tx) => {
    await tx.mailToken.create({
      data: {
        id,
        purpose,
        email,
        userId: user?.id ?? null,
        userDigest: user && digestOf(user),
        createdAt: now,
        expiresAt,
      },
    })
    await queueMail(ctx, tx, { kind: purpose, recipient: email, linkId: id })
  })
}

/**
 * The row of a link that can still be used: it has not expired, and its user is unchanged since the link was
 * requested.
 */
export async function findToken(
  ctx: Context,
  { purpose, email, token }: { purpose: MailTokenPurpose; email: string; token: string },
): Promise<{ row: MailToken; user: User } | null> {
  const id = readToken(token, { secret: ctx.secret, purpose: purposeOfLink[purpose], email })
  if (id === null) return null
  const found = await ctx.db.mailToken.findUnique({ where: { id }, include: { user: true } })
  if (!found?.user || found.purpose !== purpose || found.expiresAt <= ctx.clock.now()) return null
  return isOfUser(found, found.user) ? { row: found, user: found.user } : null
}

/** Consumes the token. Only one concurrent caller gets true. */
export async function consumeToken(tx: Transaction, { id }: MailToken): Promise<boolean> {
  const { count } = await tx.mailToken.deleteMany({ where: { id } })
  return count === 1
}

export function isOfUser({ userDigest }: MailToken, user: User): boolean {
  return userDigest !== null && Buffer.from(userDigest).equals(digestOf(user))
}

/** A digest that changes with the name, the address and the password. */
function digestOf({ id, normalizedUserName, normalizedEmail, passwordHash }: User): Buffer<ArrayBuffer> {
  const state = JSON.stringify([id, normalizedUserName, normalizedEmail, passwordHash])
  return Buffer.from(createHash('sha256').update(state).digest())
}
