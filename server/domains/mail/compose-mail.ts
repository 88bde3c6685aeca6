import { hoursText } from '../../../rules/hours-text.ts'
import { utcText } from '../../../rules/utc-time.ts'
import type { OutgoingMail } from '../../../prisma/generated/client/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { layOut, type MailTemplate } from './mail-layout.ts'

/** The recipient and the variables of a mail. */
export type MailContent = {
  kind: MailTemplate
  /** The recipient's address. */
  to: string
  /** The address that the mail is about. */
  email: string
  userName: string
  /** The name of the webhook that it is about. */
  webhook?: string
  /** How long its link works, in hours. */
  linkHours?: number
  /** The URL that its button opens. */
  url: string
}

/** Composes a mail at the moment that it is sent; null if it is no longer needed. */
export type ComposeMail = (mail: OutgoingMail) => Promise<MailContent | null>

type Options = { locale: Locale; platform: string; requestedAt: Date }

/** Subject and both bodies of a mail, with the texts of `locales/<locale>/mail.json`. */
export function renderMail(content: MailContent, { locale, platform, requestedAt }: Options) {
  const { kind, email, userName, webhook = '', linkHours = 0, url } = content
  const time = utcText(requestedAt)
  const lifetime = hoursText(locale, linkHours)
  const textOf = (key: string) =>
    translate(locale, `mail.${key}`, { platform, email, userName, webhook, time, lifetime })
  const parts = {
    locale,
    kind,
    platform,
    title: textOf(`${kind}.title`),
    greeting: textOf('greeting'),
    information: textOf(`${kind}.information`),
    button: textOf(`${kind}.button`),
    url,
    otherwise: textOf('otherwise'),
    // No request of the reader causes the mail about a webhook.
    closing: [textOf(`${kind}.closing`), ...(kind === 'webhookDisabled' ? [] : [textOf('origin')])],
  }
  const text = [parts.greeting, parts.information, `${parts.button}:\n${url}`, ...parts.closing].join('\n\n')
  return { subject: `${parts.title} - ${platform}`, text: `${text}\n`, html: layOut(parts) }
}
