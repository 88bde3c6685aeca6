import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import type { Mailer } from './mailer.ts'

// A server that goes silent must not keep a letter from being tried again.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Mail over SMTP on connections that are kept for what follows. TLS is taken where the server offers it; with a user and
 * a password it is required, unless the address says `?requireTLS=false`, which the library reads itself.
 */
export function createSmtpMailer({ smtpUrl, from, publicUrl }: MailConfig): Mailer {
  const url = new URL(smtpUrl)
  const transport = createTransport(
    { url: smtpUrl, requireTLS: url.username !== '', pool: true, maxConnections: 2, ...timeouts },
    // Nothing in a mail may name a file or an address for the server to read.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  let isUp = true
  return {
    from,
    server: `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}`,
    publicUrl,
    async send({ to, fromName, messageId, subject, text, html, date }, signal) {
      const sent = transport.sendMail({
        signal,
        from: { name: fromName, address: from.address },
        // Given as an object, an address is never parsed as a list of them.
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        messageId,
        date,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.then(
        () => (isUp = true),
        (error: unknown) => {
          isUp = hasAnswered(error)
          throw error
        },
      )
    },
    isUp: () => isUp,
    dispose: () => transport.close(),
  }
}

/** Whether it was this mail that the server said no to, and not everything. */
function hasAnswered(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && code !== 'EAUTH'
}
