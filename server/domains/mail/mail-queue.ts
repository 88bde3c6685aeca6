import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { MailKind } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { queueJob } from '../../jobs/job-queue.ts'
import type { Mailer } from '../../ports/mailer.ts'

export const sendMailTask = 'send-mail'

/** Ten attempts with growing pauses take about three and a half hours. */
const attempts = 10

type NewMail = {
  kind: MailKind
  recipient: string
  /** The id of the row that its link refers to. */
  linkId?: string
}

/** @throws ConflictError when the operator has not set up mail */
export function requireMailer({ mailer }: Pick<Context, 'mailer'>): Mailer {
  if (!mailer) throw new ConflictError('mail.sendFailed')
  return mailer
}

/**
 * The key of a recipient ignores case and everything between a plus sign and the @, because many providers deliver
 * to the same mailbox. Dots count, because only some providers ignore them.
 */
function recipientKey(address: string): string {
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at)
  const plus = box.indexOf('+')
  const key = ((plus > 0 ? box.slice(0, plus) : box) + address.slice(at)).normalize('NFC').toLowerCase()
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Sends a mail after `tx` is committed, in the language of the request. Its content and recipient are read from the
 * rows then, so neither the queue nor its log holds a secret. Mails per recipient and hour are limited, whether or
 * not the address has an account.
 * @throws ConflictError (no mail set up), RateLimitedError
 */
export async function queueMail(ctx: Context, tx: Transaction, mail: NewMail): Promise<void> {
  const { from } = requireMailer(ctx)
  const key = recipientKey(mail.recipient)
  await ctx.limits.countUse(ctx, { name: 'Mail', key, error: 'limits.tooManyMails' })
  await storeMail(tx, { from, clock: ctx.clock }, { ...mail, locale: ctx.locale })
}

type Sender = Pick<Mailer, 'from'> & Pick<Context, 'clock'>

/** Queues a mail that no request causes. No limit counts it. */
export async function storeMail(
  tx: Transaction,
  { from, clock }: Sender,
  mail: NewMail & { locale: string },
): Promise<void> {
  const id = uuidv7()
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  await tx.outgoingMail.create({
    data: { ...mail, id, messageId: `<${id}@${domain}>`, createdAt: clock.now() },
  })
  await queueJob(tx, { task: sendMailTask, key: `mail:${id}`, payload: { mailId: id }, attempts })
}
