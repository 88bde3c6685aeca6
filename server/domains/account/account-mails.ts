import type { MailToken, OutgoingMail, User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { ComposeMail, MailContent } from '../mail/compose-mail.ts'
import type { MailTemplate } from '../mail/mail-layout.ts'
import type { LogInMethodChange } from '../mail/mail-owner.ts'
import { linkLifetime, linkPath, longestWaitMs } from './email/mail-link.ts'
import { isOfUser, purposeOfLink } from './email/mail-token.ts'
import { normalize } from './normalize.ts'

const mailKinds = {
  PasskeyAdded: 'passkeyAdded',
  PasskeyRemoved: 'passkeyRemoved',
  TotpAdded: 'totpAdded',
  TotpRemoved: 'totpRemoved',
  RecoveryCodeUsed: 'recoveryCodeUsed',
} as const satisfies Record<LogInMethodChange, MailTemplate>

type Services = Pick<Context, 'db' | 'clock' | 'secret'>

/**
 * Composes the mails of accounts from the rows as they are when a mail goes out. The recipient is chosen here and not in
 * the request, so that the request gets the same answer for known and unknown addresses. A mail to a known user goes to
 * the address in the account, never to a typed address that only compares equal.
 */
export function createAccountMails(services: Services & { publicUrl: string }): ComposeMail {
  const { db, clock, secret, publicUrl } = services

  /** The lifetime of a link begins when its mail goes out, so a late mail still has a usable link. */
  async function renewal() {
    const { hours: linkHours, expiresAt } = await linkLifetime(services)
    return {
      linkHours,
      isWanted: { createdAt: { gt: new Date(clock.now().getTime() - longestWaitMs) } },
      renewed: { expiresAt },
    }
  }

  async function confirmRegistration(id: string): Promise<MailContent | null> {
    const { linkHours, isWanted, renewed } = await renewal()
    const { count } = await db.pendingRegistration.updateMany({ where: { id, ...isWanted }, data: renewed })
    const pending = count === 1 ? await db.pendingRegistration.findUnique({ where: { id } }) : null
    if (!pending) return null
    const { email, userName, normalizedEmail } = pending
    const owner = await db.user.findUnique({ where: { normalizedEmail } })
    if (owner?.emailConfirmed) return notifyOwner('addressTaken', owner, '/account/login')
    const url = publicUrl + linkPath({ secret, purpose: 'verify', id, email })
    return { kind: 'confirmRegistration', to: email, email, userName, linkHours, url }
  }

  async function mailOfToken(id: string): Promise<MailContent | null> {
    const { linkHours, isWanted, renewed } = await renewal()
    const { count } = await db.mailToken.updateMany({ where: { id, ...isWanted }, data: renewed })
    const row = count === 1 ? await db.mailToken.findUnique({ where: { id }, include: { user: true } }) : null
    if (!row?.user || !isOfUser(row, row.user)) return null
    const content =
      row.purpose === 'ResetPassword' ? resetPassword(row, row.user) : await changeEmail(row, row.user)
    return { ...content, linkHours }
  }

  function resetPassword(row: MailToken, { userName, email: to }: User): MailContent {
    return { kind: 'resetPassword', to, email: to, userName, url: urlOf(row) }
  }

  async function changeEmail(row: MailToken, { userName }: User): Promise<MailContent> {
    const { email } = row
    const owner = await db.user.findUnique({ where: { normalizedEmail: normalize(email) } })
    if (owner?.emailConfirmed) return notifyOwner('addressInUse', owner, '/')
    return { kind: 'changeEmail', to: email, email, userName, url: urlOf(row) }
  }

  function urlOf({ purpose, id, email }: MailToken): string {
    return publicUrl + linkPath({ secret, purpose: purposeOfLink[purpose], id, email })
  }

  function notifyOwner(
    kind: 'addressTaken' | 'addressInUse',
    { email, userName }: User,
    path: string,
  ): MailContent {
    return { kind, to: email, email, userName, url: publicUrl + path }
  }

  /** Warns the former address. If another person took over the account, this mail is the only sign for its owner. */
  async function notifyFormerAddress(address: string, userId: string): Promise<MailContent | null> {
    const user = await db.user.findUnique({ where: { id: userId } })
    if (!user) return null
    return {
      kind: 'emailChanged',
      to: address,
      email: user.email,
      userName: user.userName,
      url: `${publicUrl}/`,
    }
  }

  async function notifyUser(news: LogInMethodChange, userId: string): Promise<MailContent | null> {
    const user = await db.user.findUnique({ where: { id: userId } })
    if (!user) return null
    const { email, userName } = user
    return {
      kind: mailKinds[news],
      to: email,
      email,
      userName,
      url: `${publicUrl}/account/profile`,
    }
  }

  /** Null if the webhook was deleted or enabled meanwhile, or its owner is no administrator any more. */
  async function webhookDisabled(secretId: string): Promise<MailContent | null> {
    const webhook = await db.webhook.findFirst({
      where: { secretId, switchedOffAt: { not: null }, createdBy: { role: 'Admin' } },
      include: { createdBy: true },
    })
    if (!webhook?.createdBy) return null
    const { email, userName } = webhook.createdBy
    const path = webhook.gameId === null ? '/admin/settings' : `/admin/games/${webhook.gameId}/webhooks`
    return {
      kind: 'webhookDisabled',
      to: email,
      email,
      userName,
      webhook: webhook.name,
      url: publicUrl + path,
    }
  }

  return async ({ kind, recipient, linkId }: OutgoingMail) => {
    if (kind === 'Test') {
      const userName = recipient.slice(0, recipient.indexOf('@'))
      return { kind: 'test', to: recipient, email: recipient, userName, url: `${publicUrl}/` }
    }
    if (linkId === null) return null
    if (kind === 'EmailChanged') return notifyFormerAddress(recipient, linkId)
    if (isLogInMethodChange(kind)) return notifyUser(kind, linkId)
    if (kind === 'WebhookDisabled') return webhookDisabled(linkId)
    return kind === 'ConfirmRegistration' ? confirmRegistration(linkId) : mailOfToken(linkId)
  }
}

function isLogInMethodChange(kind: OutgoingMail['kind']): kind is LogInMethodChange {
  return kind in mailKinds
}
