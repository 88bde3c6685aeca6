import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../server/database/free-port.ts'
import { until } from '../wait.ts'

export type ReceivedMail = {
  from: string
  fromName: string
  /** The addresses of the envelope. */
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Map<string, string>
}

/** `stall`: receives the whole message and never confirms it. `refuse`: rejects every recipient. */
type SmtpMode = 'accept' | 'stall' | 'refuse'

export type TestSmtp = {
  url: string
  /** The accepted messages in order. */
  mails: ReceivedMail[]
  /** The Message-IDs of messages that arrived while it stalled. */
  stalled: string[]
  mode: SmtpMode
  mailsTo(address: string): ReceivedMail[]
  /** Waits for `count` messages to that address and returns the newest. */
  waitFor(address: string, count?: number): Promise<ReceivedMail>
  /** Stops the server until `restart`. */
  goAway(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts an SMTP server on a random loopback port. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const port = await freePort()
  let server: SMTPServer | null = null

  const listen = async () => {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 50,
      onRcptTo: (_address, _session, done) => {
        done(smtp.mode === 'refuse' ? new Error('nobody here takes mail') : null)
      },
      onData: (stream, session, done) => {
        const take = async () => {
          const parsed = await PostalMime.parse(await buffer(stream))
          if (smtp.mode === 'stall') {
            smtp.stalled.push(parsed.messageId ?? '')
            return
          }
          smtp.mails.push({
            from: parsed.from?.address ?? '',
            fromName: parsed.from?.name ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html ?? '',
            messageId: parsed.messageId ?? '',
            headers: new Map(parsed.headers.map(({ key, value }) => [key, value])),
          })
          done()
        }
        void take().catch(() => {
          // A message of a client that disconnects before its end is not accepted.
        })
      },
    })
    // Some tests kill the client during a message.
    created.on('error', () => undefined)
    await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve))
    server = created
  }
  const end = async () => {
    const running = server
    server = null
    if (running) await new Promise<void>((resolve) => running.close(resolve))
  }

  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    stalled: [],
    mode: 'accept',
    mailsTo: (address) => smtp.mails.filter(({ to }) => to === address),
    async waitFor(address, count = 1) {
      await until(() => smtp.mailsTo(address).length >= count, `${count} mails to ${address}`)
      const newest = smtp.mailsTo(address).at(-1)
      if (!newest) throw new Error(`no mail to ${address}`)
      return newest
    },
    goAway: end,
    restart: listen,
    stop: end,
  }
  await listen()
  return smtp
}

export type MailedLink = { url: URL; path: string; token: string; email: string }

/** The link in a message, and the parameters that the client sends back. */
export function linkOf(mail: ReceivedMail): MailedLink {
  const [address = ''] = /https?:\/\/\S+/.exec(mail.text) ?? []
  const url = new URL(address)
  const part = (name: string) => new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? ''
  return { url, path: url.pathname, token: part('token'), email: part('email') }
}
