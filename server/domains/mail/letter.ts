import { utcText } from '../../../rules/utc-time.ts'
import type { OutgoingMail } from '../../../prisma/generated/client/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { layOut, type LetterKind } from './mail-layout.ts'

/** The recipient and the variables of a mail. */
export type Letter = {
  kind: LetterKind
  /** The recipient's address. */
  to: string
  /** The address that the mail is about. */
  email: string
  userName: string
  /** The name of the webhook that it is about. */
  webhook?: string
  /** The URL that its button opens. */
  url: string
}

/** Composes a mail at the moment that it is sent; null if it is no longer needed. */
export type ComposeLetter = (mail: OutgoingMail) => Promise<Letter | null>

type Options = { locale: Locale; platform: string; requestedAt: Date }

/** Subject and both bodies of a letter, with the texts of `locales/<locale>/mail.json`. */
export function writeLetter(letter: Letter, { locale, platform, requestedAt }: Options) {
  const { kind, email, userName, webhook = '', url } = letter
  const time = utcText(requestedAt)
  const say = (key: string) => translate(locale, `mail.${key}`, { platform, email, userName, webhook, time })
  const parts = {
    locale,
    kind,
    platform,
    title: say(`${kind}.title`),
    greeting: say('greeting'),
    information: say(`${kind}.information`),
    button: say(`${kind}.button`),
    url,
    otherwise: say('otherwise'),
    // No request of the reader causes the mail about a webhook.
    closing: [say(`${kind}.closing`), ...(kind === 'webhookDisabled' ? [] : [say('origin')])],
  }
  const text = [parts.greeting, parts.information, `${parts.button}:\n${url}`, ...parts.closing].join('\n\n')
  return { subject: `${parts.title} - ${platform}`, text: `${text}\n`, html: layOut(parts) }
}
