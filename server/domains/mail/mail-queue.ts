import type { MailKind } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database.ts'
import { ConflictError } from '../../errors.ts'
import { queueJob } from '../../jobs/job-queue.ts'
import type { Mailer } from '../../ports/mailer.ts'
import { uuidv7 } from '../../uuid.ts'

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
 * Sends a mail once `tx` is committed, in the language of the request. What it says and where it goes is read
 * from the rows then, so neither the queue nor its log holds a secret. @throws ConflictError (no mail set up)
 */
export async function queueMail(ctx: Context, tx: Transaction, mail: NewMail): Promise<void> {
  const { from } = requireMailer(ctx)
  const id = uuidv7()
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  await tx.outgoingMail.create({
    data: { ...mail, id, locale: ctx.locale, messageId: `<${id}@${domain}>`, createdAt: ctx.clock.now() },
  })
  await queueJob(tx, { task: sendMailTask, key: `mail:${id}`, payload: { mailId: id }, attempts })
}
