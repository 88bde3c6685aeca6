import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpMailer } from '../../../server/ports/smtp-mailer.ts'

let server: SMTPServer
let passwords: string[] = []
const taken: string[] = []

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '')
      done(null, { user: username })
    },
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        taken.push(session.envelope.rcptTo.map(({ address }) => address).join())
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
afterAll(() => new Promise<void>((done) => server.close(done)))

async function sendWith(user: string, parameters: string, to: string): Promise<void> {
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://${user}127.0.0.1:${port}${parameters}`,
    from: { name: null, address: 'ctf@example.test' },
    publicUrl: 'https://ctf.example.test',
  })
  const message = {
    to,
    fromName: 'CTF',
    messageId: `<${to}>`,
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
  }
  try {
    await mailer.send({ ...message, date: new Date() }, new AbortController().signal)
  } finally {
    mailer.dispose()
  }
}

it('a password is never sent to a server without TLS', async () => {
  await expect(sendWith('ctf:secret@', '', 'a@example.test')).rejects.toThrow(/STARTTLS|TLS/)
  expect(passwords).toEqual([])
})

it('a password is sent without TLS where the operator allows it', async () => {
  await sendWith('ctf:secret@', '?requireTLS=false', 'b@example.test')
  expect(passwords).toEqual(['secret'])
  passwords = []
})

it('a server that asks for no password is used without TLS', async () => {
  await sendWith('', '', 'c@example.test')
  expect(taken).toEqual(['b@example.test', 'c@example.test'])
})
