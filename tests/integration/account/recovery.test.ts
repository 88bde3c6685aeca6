import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountApis, type AccountApi } from '../../kit/calls/account-apis.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { newcomer, publicUrl, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

const done = { status: 200, code: null, value: null }
const badLink = { status: 400, code: 'ACCOUNT_BAD_RESET_LINK', value: null }
const fresh = 'Other4home'

let mail: MailApp
let test: TestApp

beforeAll(async () => {
  mail = await startMailApp()
  test = mail.test
})

afterAll(() => mail.dispose())

const logIn = async (userName: string, secret: string) =>
  (await test.anonymous().rest('POST', '/api/account/login', { userName, password: secret })).status

async function member() {
  const actor = await signIn(test)
  return Object.assign(actor, { email: `${actor.userName}@example.test` })
}

describe.each(accountApis)('recovering a password over $name', (api: AccountApi) => {
  const recovered = async (email: string, mails = 1) => {
    expect(await api.recover(test.anonymous(), email)).toEqual(done)
    return linkOf(await mail.smtp.waitFor(email, mails))
  }

  it('sets the new password, ends every session and API token, and starts no session', async () => {
    const user = await member()
    const bot = await tokenOf(test, user, ['read'])
    expect((await bot.rest('GET', '/api/account/profile')).status).toBe(200)
    const link = await recovered(user.email)
    expect(link.url.origin + link.path).toBe(`${publicUrl}/account/reset`)
    const browser = test.anonymous()
    expect(await api.reset(browser, link, fresh)).toEqual(done)
    expect((await browser.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await bot.rest('GET', '/api/account/profile')).status).toBe(401)
    expect(await logIn(user.userName, password)).toBe(401)
    expect(await logIn(user.userName, fresh)).toBe(200)
    expect(await api.reset(test.anonymous(), link, password)).toEqual(badLink)
  })

  it('returns the same response with and without an account, and sends email only to accounts', async () => {
    const user = await member()
    const waiting = newcomer()
    await api.register(test.anonymous(), waiting)
    await mail.smtp.waitFor(waiting.email)
    const nobody = `${unique('n')}@example.test`
    const answers = []
    for (const email of [user.email, user.email.toUpperCase(), waiting.email, nobody]) {
      answers.push(await test.anonymous().rest('POST', '/api/account/recovery', { email }))
      expect(await api.recover(test.anonymous(), email)).toEqual(done)
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body).toEqual({ title: expect.any(String), status: 200 })
    // A known address comes last, and emails are sent in order.
    const last = await member()
    await recovered(last.email)
    await mail.smtp.waitFor(user.email, 4)
    expect(mail.smtp.mailsTo(waiting.email)).toHaveLength(1)
    expect(mail.smtp.mailsTo(nobody)).toHaveLength(0)
    // The email goes to the address of the account, however it was typed.
    expect(mail.smtp.mailsTo(user.email.toUpperCase())).toHaveLength(0)
  })

  it('keeps the link when the new password is too weak', async () => {
    const user = await member()
    const link = await recovered(user.email)
    const weak = await api.reset(test.anonymous(), link, 'weak')
    expect(weak).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(await api.reset(test.anonymous(), link, fresh)).toEqual(done)
  })

  it('returns the same error for every invalid link', async () => {
    const [user, other] = [await member(), await member()]
    const link = await recovered(user.email)
    const foreign = await recovered(other.email)
    const nobody = Buffer.from('nobody@example.test').toString('base64')
    for (const wrong of [
      { ...link, email: foreign.email },
      { ...link, email: nobody },
      { ...link, email: 'no base64' },
      { ...link, token: foreign.token },
      { ...link, token: 'bm90aGluZw==' },
      { ...link, email: 'AAAA' },
    ]) {
      expect(await api.reset(test.anonymous(), wrong, fresh)).toEqual(badLink)
    }
    test.services.clock.offsetMs += 3 * 3_600_000 + 60_000
    expect(await api.reset(test.anonymous(), link, fresh)).toEqual(badLink)
    test.services.clock.offsetMs -= 3 * 3_600_000 + 60_000
    expect(await logIn(user.userName, password)).toBe(200)
  })

  it('voids a link when the password, the name or the address changes', async () => {
    const changes = [
      ['PUT', '/api/account/changepassword', { old: password, new: fresh }],
      ['PUT', '/api/account/update', { userName: unique('r') }],
    ] as const
    for (const [method, path, body] of changes) {
      const user = await member()
      const link = await recovered(user.email)
      expect((await user.rest(method, path, body)).status).toBe(200)
      expect(await api.reset(test.anonymous(), link, 'Third4home')).toEqual(badLink)
    }
    const user = await member()
    const links = [await recovered(user.email), await recovered(user.email, 2)]
    expect(await api.reset(test.anonymous(), links[1] ?? { token: '', email: '' }, fresh)).toEqual(done)
    expect(await api.reset(test.anonymous(), links[0] ?? { token: '', email: '' }, password)).toEqual(badLink)
  })

  it('lets one of twenty use a link at the same moment', async () => {
    const user = await member()
    const link = await recovered(user.email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.reset(test.anonymous(), link, `${fresh}${index}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  })

  it('leaves it to an administrator if addresses are not confirmed', async () => {
    const user = await member()
    const link = await recovered(user.email)
    await mail.setPolicy({ emailConfirmationRequired: false })
    const refused = { status: 400, code: 'ACCOUNT_ASK_ADMIN_FOR_RESET', value: null }
    expect(await api.recover(test.anonymous(), user.email)).toEqual(refused)
    expect(await api.recover(test.anonymous(), `${unique('n')}@example.test`)).toEqual(refused)
    // A link that was already sent works.
    expect(await api.reset(test.anonymous(), link, fresh)).toEqual(done)
    await mail.setPolicy({ emailConfirmationRequired: true })
  })

  it('refuses malformed addresses', async () => {
    for (const email of ['', 'nobody', 'a@b@c', 'a@b\r\nBcc: c@d']) {
      expect(await api.recover(test.anonymous(), email)).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
      })
    }
  })
})

describe('GraphQL', () => {
  it.each([
    ['register', { userName: 'sailor', password, email: 'a@b.test', captcha: '\0' }, 'captcha'],
    ['logIn', { userName: 'sailor', password, captcha: '\0' }, 'captcha'],
    ['requestPasswordReset', { email: 'a@b.test', captcha: '\0' }, 'captcha'],
    ['resetPassword', { password, email: 'YQ==', token: ' ' }, 'token'],
  ])('names what is wrong in %s as its input does', async (field, input, name) => {
    expect(await test.anonymous().mutate(field, input)).toMatchObject({
      message: expect.not.stringContaining('rToken'),
      issues: [{ path: [name] }],
    })
  })
})

describe('a mail link', () => {
  it('never uses the Host header', async () => {
    const user = await member()
    const request = http.request(new URL('/api/account/recovery', test.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'http',
      },
    })
    request.end(JSON.stringify({ email: user.email }))
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(200)
    const sent = await mail.smtp.waitFor(user.email)
    expect(linkOf(sent).url.origin).toBe(publicUrl)
    expect(sent.text + sent.html).not.toContain('evil')
    expect(sent.text + sent.html).not.toContain(new URL(test.url).host)
  })

  it('is not in the log, in the queue or in any row', async () => {
    const user = await member()
    await mail.smtp.goAway()
    await test.anonymous().rest('POST', '/api/account/recovery', { email: user.email })
    const { pool } = test.services
    const held = await pool.query(
      `SELECT row_to_json(row)::text AS text FROM (SELECT * FROM mail_token) AS row
        UNION ALL SELECT row_to_json(row)::text FROM (SELECT * FROM outgoing_mail) AS row
        UNION ALL SELECT row_to_json(row)::text FROM (SELECT * FROM graphile_worker._private_jobs) AS row
        UNION ALL SELECT row_to_json(row)::text FROM (SELECT * FROM log) AS row`,
    )
    await mail.smtp.restart()
    const { token } = linkOf(await mail.smtp.waitFor(user.email))
    const raw = Buffer.from(token, 'base64').toString()
    for (const { text } of held.rows as { text: string }[]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain(raw)
    }
    expect(held.rows.length).toBeGreaterThan(3)
  })
})
