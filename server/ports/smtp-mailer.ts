import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import type { Mailer } from './mailer.ts'

// A server that stops answering must not delay the retries of a mail.
/** A mail server counts log-ins, so that it is not asked at every check. */
const trustMs = 60_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends mail over pooled SMTP connections. TLS is used if the server offers it; with a user and a password it is
 * required, unless the URL says `?requireTLS=false`, which the library evaluates.
 */
export function createSmtpMailer({ smtpUrl, from, publicUrl }: MailConfig): Mailer {
  const url = new URL(smtpUrl)
  const transport = createTransport(
    { url: smtpUrl, requireTLS: url.username !== '', pool: true, maxConnections: 2, ...timeouts },
    // No content of a mail may make the server read a file or a URL.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  let fault: Error | null = null
  let askedAt = -Infinity
  let asking: Promise<void> | null = null

  async function logIn(): Promise<void> {
    try {
      await transport.verify()
      fault = null
    } catch (error) {
      fault = error as Error
    }
    askedAt = performance.now()
  }

  return {
    from,
    server: `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}`,
    publicUrl,
    async send({ to, fromName, messageId, subject, text, html, date }, signal) {
      const sent = transport.sendMail({
        signal,
        from: { name: fromName, address: from.address },
        // An address in an object is not parsed as a list.
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        messageId,
        date,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      try {
        await sent
        fault = null
      } catch (error) {
        fault = hasAnswered(error) ? null : (error as Error)
        throw error
      } finally {
        askedAt = performance.now()
      }
    },
    async check() {
      if (performance.now() - askedAt > trustMs) await (asking ??= logIn().finally(() => (asking = null)))
      if (fault) throw fault
    },
    dispose: () => transport.close(),
  }
}

/** Whether the server rejected this mail, rather than all mail. */
function hasAnswered(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && code !== 'EAUTH'
}
