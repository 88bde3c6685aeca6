import { createHash } from 'node:crypto'
import type { MailKind } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { queueJob } from '../../jobs/job-queue.ts'
import type { Mailer } from '../../ports/mailer.ts'
import { uuidv7 } from '../../runtime/uuid.ts'

export const sendMailTask = 'send-mail'

/** Ten attempts, ever further apart, are about three and a half hours. */
const attempts = 10

type NewMail = {
  kind: MailKind
  recipient: string
  /** The row that its link stands for. */
  linkId?: string
}

/** @throws ConflictError where the operator has set no mail up */
export function requireMailer({ mailer }: Pick<Context, 'mailer'>): Mailer {
  if (!mailer) throw new ConflictError('mail.sendFailed')
  return mailer
}

/**
 * The key of one recipient ignores case and everything between a plus sign and the @, because many providers
 * deliver to the same box. Dots count, because only some providers ignore them.
 */
function recipientKey(address: string): string {
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at)
  const plus = box.indexOf('+')
  const key = ((plus > 0 ? box.slice(0, plus) : box) + address.slice(at)).normalize('NFC').toLowerCase()
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Sends a mail once `tx` is committed, in the language of the request. What it says and where it goes is read
 * from the rows then, so neither the queue nor its log holds a secret. A recipient gets few mails an hour; an address
 * is counted whether it has an account or not. @throws ConflictError (no mail set up), RateLimitedError
 */
export async function queueMail(ctx: Context, tx: Transaction, mail: NewMail): Promise<void> {
  const { from } = requireMailer(ctx)
  const key = recipientKey(mail.recipient)
  await ctx.limits.countUse(ctx, { name: 'Mail', key, error: 'limits.tooManyMails' })
  const id = uuidv7()
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  await tx.outgoingMail.create({
    data: { ...mail, id, locale: ctx.locale, messageId: `<${id}@${domain}>`, createdAt: ctx.clock.now() },
  })
  await queueJob(tx, { task: sendMailTask, key: `mail:${id}`, payload: { mailId: id }, attempts })
}
