import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog, type CapturedLog } from '../../kit/server/captured-log.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { mailEnv, publicUrl, sender } from '../../kit/server/mail-app.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'
import { until } from '../../kit/wait.ts'
import { readiness, readinessAnswer } from '../../kit/server/readiness.ts'

type DeadLetter = {
  id: string
  to: string
  subject: string
  failedAt: string
  attempts: number
  error: string
}
type MailStatus = {
  isConfigured: boolean
  from: string | null
  server: string | null
  queued: number
  deadLetters: DeadLetter[]
}

let smtp: TestSmtp
let test: TestApp
let admin: Actor
let log: CapturedLog
const env: Record<string, string> = {}

beforeAll(async () => {
  smtp = await startTestSmtp()
  log = captureLog('info')
  const HALYARD_SECRET = randomBytes(32).toString('hex')
  Object.assign(env, mailEnv(smtp), { HALYARD_SECRET })
  test = await startTestApp({ env, logger: log.logger })
  admin = await signIn(test, 'Admin')
})

afterEach(() => {
  smtp.mode = 'accept'
})

afterAll(async () => {
  await test.dispose()
  await smtp.stop()
})

const address = () => `${unique('to')}@example.test`
const send = (to: string, actor = admin) => actor.mutate('sendTestMail', { to }, 'to')

const statusQuery = `{ settings { mail { isConfigured from server queued
  deadLetters { id to subject failedAt attempts error } } } }`
async function status(actor = admin): Promise<MailStatus> {
  const { settings } = await actor.query<{ settings: { mail: MailStatus } }>(statusQuery)
  return settings.mail
}

/** The queued emails for that address. */
async function jobOf(recipient: string) {
  const { rows } = await test.services.pool.query<{
    id: string
    attempts: number
    last_error: string | null
  }>(
    `SELECT job.id, job.attempts, job.last_error FROM graphile_worker.jobs job
       JOIN outgoing_mail mail ON job.key = 'mail:' || mail.id WHERE mail.recipient = $1`,
    [recipient],
  )
  return rows[0]
}

async function setTitle(title: string) {
  expect((await admin.rest('PUT', '/api/admin/config', { globalConfig: { title } })).status).toBe(200)
}

describe('a mail', () => {
  it('has the platform as sender, plain text, and HTML without external resources', async () => {
    const to = address()
    expect(await send(to)).toMatchObject({ __typename: 'SendTestMailPayload', to })
    const mail = await smtp.waitFor(to)
    expect(mail).toMatchObject({ from: sender, fromName: 'Halyard', subject: 'Test email - Halyard' })
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.test>$/)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(to)
      expect(body).toContain(`${publicUrl}/`)
      expect(body).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ/)
    }
    expect(mail.html).not.toMatch(/<(img|script|link|style|iframe)\b/i)
    expect(mail.html.match(/https?:\/\/[^"<]+/g)?.every((url) => url.startsWith(publicUrl))).toBe(true)
  })

  it('contains the platform’s title with any characters', async () => {
    await setTitle('<b>A&B</b> "C"')
    const to = address()
    await send(to)
    const mail = await smtp.waitFor(to)
    expect(mail.subject).toBe('Test email - <b>A&B</b> "C"')
    expect(mail.fromName).toBe('<b>A&B</b> "C"')
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).toContain('<b>A&B</b> "C"')
    await setTitle('Halyard')
  })

  it('goes to one address, whatever its characters', async () => {
    const local = unique('to')
    for (const to of [`${local},x@example.test`, `${local};y@example.test`, `"${local} z"@example.test`]) {
      expect(await send(to)).toMatchObject({ to })
    }
    const last = address()
    await send(last)
    await smtp.waitFor(last)
    const taken = smtp.mails.filter(({ to }) => to.includes(local))
    expect(taken.every(({ to }) => to.endsWith('@example.test') && to !== 'x@example.test')).toBe(true)
    await test.services.db.outgoingMail.deleteMany()
    expect(await send('a@b\r\nBcc: c@example.test')).toMatchObject({ __typename: 'InvalidInputError' })
  })

  it('is sent once, however many processes there are', async () => {
    const other = await startTestApp({ env, databaseUrl: test.databaseUrl })
    try {
      const addresses = Array.from({ length: 30 }, address)
      await Promise.all(addresses.map((to) => send(to)))
      for (const to of addresses) await smtp.waitFor(to)
      await until(async () => (await status()).queued === 0, 'nothing is left')
      expect(addresses.map((to) => smtp.mailsTo(to).length)).toEqual(Array<number>(30).fill(1))
    } finally {
      await other.dispose()
    }
  })
})

describe('a mail server that is down', () => {
  it('gets the email when it is up again', async () => {
    await smtp.goAway()
    const to = address()
    await send(to)
    await until(async () => typeof (await jobOf(to))?.last_error === 'string', 'the first attempt failed')
    expect((await status()).queued).toBe(1)
    const ready = await readinessAnswer(test)
    expect(ready).toMatchObject({ status: 200, body: { mail: 'down' } })
    const row = await test.services.db.outgoingMail.findFirstOrThrow({ where: { recipient: to } })
    await smtp.restart()
    expect((await smtp.waitFor(to)).messageId).toBe(row.messageId)
    await until(async () => (await status()).queued === 0, 'it is off the queue')
    expect(await readiness(test)).toMatchObject({ mail: 'up' })
    await test.services.logs.flush()
    const rows = await test.services.db.log.findMany({
      where: { userName: 'System' },
      orderBy: { id: 'asc' },
    })
    const failed = rows.findLast((entry) => entry.status === 'Failed')
    expect(failed).toMatchObject({ level: 'Information', message: expect.stringContaining('could not send') })
    expect(rows.at(-1)).toMatchObject({ level: 'Information', status: 'Success' })
    expect(rows.at(-1)?.message).toContain(to)
  })
})

describe('a dead letter', () => {
  /** An email that the server rejected until no attempts were left. */
  async function makeDead(to: string): Promise<DeadLetter> {
    smtp.mode = 'refuse'
    await send(to)
    await until(async () => typeof (await jobOf(to))?.last_error === 'string', 'the first attempt failed')
    // The attempts between would take hours.
    const job = await jobOf(to)
    await test.services.pool.query(
      'SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 9)',
      [job?.id],
    )
    const find = async () => (await status()).deadLetters.find((letter) => letter.to === to)
    await until(async () => (await find()) !== undefined, 'the last attempt failed')
    const letter = await find()
    if (!letter) throw new Error('no dead letter')
    return letter
  }

  it('is listed with its error, and logged for the operator', async () => {
    const to = address()
    const letter = await makeDead(to)
    expect(letter).toMatchObject({
      to,
      subject: 'Test email',
      attempts: 10,
      error: expect.stringContaining('nobody here takes mail'),
    })
    expect(Date.now() - Date.parse(letter.failedAt)).toBeLessThan(60_000)
    expect(log.lines.some(({ level, msg }) => level === 50 && msg.includes('no attempts are left'))).toBe(
      true,
    )
    expect((await status()).queued).toBe(0)
  })

  it('is sent on a retry that the server accepts', async () => {
    const to = address()
    const { id } = await makeDead(to)
    smtp.mode = 'accept'
    const retried = await admin.mutate('retryDeadLetter', { id }, 'settings { mail { isConfigured } }')
    expect(retried.__typename).toBe('RetryDeadLetterPayload')
    await smtp.waitFor(to)
    expect((await status()).deadLetters.some((letter) => letter.id === id)).toBe(false)
    expect(await admin.mutate('retryDeadLetter', { id })).toMatchObject({ code: 'MAIL_NO_DEAD_LETTER' })
  })

  it('is never sent after its deletion', async () => {
    const to = address()
    const { id } = await makeDead(to)
    smtp.mode = 'accept'
    expect(await admin.mutate('deleteDeadLetter', { id }, 'deletedDeadLetterId')).toMatchObject({
      deletedDeadLetterId: id,
    })
    expect(await admin.mutate('deleteDeadLetter', { id })).toMatchObject({ code: 'MAIL_NO_DEAD_LETTER' })
    expect(await jobOf(to)).toBeUndefined()
    expect(await test.services.db.outgoingMail.count({ where: { recipient: to } })).toBe(0)
  })

  it('cannot be an email that is still queued', async () => {
    await smtp.goAway()
    const to = address()
    await send(to)
    const row = await test.services.db.outgoingMail.findFirstOrThrow({ where: { recipient: to } })
    const id = Buffer.from(`DeadLetter:${row.id}`).toString('base64')
    for (const wrong of [id, 'nonsense', Buffer.from('DeadLetter:1').toString('base64')]) {
      expect(await admin.mutate('deleteDeadLetter', { id: wrong })).toMatchObject({
        code: 'MAIL_NO_DEAD_LETTER',
      })
    }
    await smtp.restart()
    await smtp.waitFor(to)
  })
})

describe('the status of mail', () => {
  it('names sender and server, without a password', async () => {
    const url = new URL(smtp.url)
    expect(await status()).toMatchObject({ isConfigured: true, from: sender, server: url.host })
    const other = await startTestApp({
      env: {
        ...env,
        SMTP_URL: `smtp://me:hidden1@${url.host}`,
        HALYARD_MAIL_FROM: `Example CTF <${sender}>`,
      },
    })
    const seen = await status(await signIn(other, 'Admin'))
    expect(seen).toMatchObject({ from: `Example CTF <${sender}>`, server: url.host })
    await other.dispose()
    const silent = await startTestApp()
    expect(await status(await signIn(silent, 'Admin'))).toEqual({
      isConfigured: false,
      from: null,
      server: null,
      queued: 0,
      deadLetters: [],
    })
    await silent.dispose()
  })

  it('is for administrators, and so is everything around it', async () => {
    for (const role of ['User', 'Monitor'] as const) {
      const actor = await signIn(test, role)
      expect((await actor.graphql(statusQuery)).data).toEqual({ settings: null })
      expect(await send(address(), actor)).toMatchObject({ __typename: 'ForbiddenError' })
      for (const field of ['retryDeadLetter', 'deleteDeadLetter']) {
        const id = Buffer.from(`DeadLetter:${crypto.randomUUID()}`).toString('base64')
        expect(await actor.mutate(field, { id })).toMatchObject({ __typename: 'ForbiddenError' })
      }
    }
    expect(await send(address(), test.anonymous())).toMatchObject({ __typename: 'UnauthenticatedError' })
  })
})
