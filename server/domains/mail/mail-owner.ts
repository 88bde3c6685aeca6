import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { storeMail } from './mail-queue.ts'
import { isReserved } from './reserved-address.ts'

/** Changes of an account's methods of logging in that its owner gets a mail about. */
export type LogInMethodChange =
  | 'PasskeyAdded'
  | 'PasskeyRemoved'
  | 'TotpAdded'
  | 'TotpRemoved'
  | 'RecoveryCodeUsed'

type News = { user: User; kind: LogInMethodChange }

/** Sends the owner a mail, if the platform sends mail and the account has an address that receives it. */
export async function mailOwner(ctx: Context, tx: Transaction, { user, kind }: News): Promise<void> {
  const { mailer, clock, locale } = ctx
  if (!mailer || !user.emailConfirmed || isReserved(user.email)) return
  await storeMail(tx, { from: mailer.from, clock }, { kind, recipient: user.email, linkId: user.id, locale })
}
