import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { isReserved } from '../account/email-domain.ts'
import { storeMail } from '../mail/mail-queue.ts'

type News = { user: User; kind: 'PasskeyAdded' | 'PasskeyRemoved' }

/** Tells the owner, if the platform sends mail and the account has an address that receives it. */
export async function mailAboutPasskey(ctx: Context, tx: Transaction, { user, kind }: News): Promise<void> {
  const { mailer, clock, locale } = ctx
  if (!mailer || !user.emailConfirmed || isReserved(user.email)) return
  await storeMail(tx, { from: mailer.from, clock }, { kind, recipient: user.email, linkId: user.id, locale })
}
