import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountApis } from '../../kit/calls/account-apis.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { newcomer, publicUrl, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'

const dayMs = 86_400_000
const waits = { status: 200, code: null, value: 'EmailConfirmationRequired' }
const badLink = { status: 400, code: 'ACCOUNT_BAD_EMAIL_LINK', value: null }
const otherLink = { status: 401, code: 'ACCOUNT_EMAIL_VERIFY_FAILED', value: null }
const nameTaken = { status: 400, code: 'INVALID_INPUT', value: null }

let mail: MailApp
let test: TestApp

beforeAll(async () => {
  mail = await startMailApp()
  test = mail.test
})

afterAll(() => mail.dispose())

const logIn = async (account: { userName: string; password: string }) =>
  (await test.anonymous().rest('POST', '/api/account/login', account)).status

const later = async (ms: number, work: () => Promise<void>) => {
  test.services.clock.offsetMs += ms
  await work().finally(() => (test.services.clock.offsetMs -= ms))
}

describe.each(accountApis)('registering by mail over $name', (api) => {
  /** Registers and returns the link of the email. */
  const registered = async (account = newcomer(), mails = 1) => {
    expect(await api.register(test.anonymous(), account)).toEqual(waits)
    return { account, link: linkOf(await mail.smtp.waitFor(account.email, mails)) }
  }

  it('creates the account with the link of the email, and logs in', async () => {
    const { account, link } = await registered()
    expect(await logIn(account)).toBe(401)
    expect(link.url.origin).toBe(publicUrl)
    expect(link.path).toBe('/account/verify')
    expect(Buffer.from(link.email, 'base64').toString()).toBe(account.email)
    expect(Buffer.from(link.token, 'base64').toString()).toMatch(/^[A-Za-z0-9+/]+=*$/)

    const actor = test.anonymous()
    expect(await api.verify(actor, link)).toEqual({ status: 200, code: null, value: null })
    const { body } = await actor.rest('GET', '/api/account/profile')
    expect(body).toMatchObject({ userName: account.userName, email: account.email, role: 'User' })
    expect(await logIn(account)).toBe(200)
    const row = await test.services.db.user.findFirstOrThrow({ where: { email: account.email } })
    expect(row).toMatchObject({ emailConfirmed: true, heldUntil: null, registeredAt: expect.any(Date) })
    expect(await api.verify(test.anonymous(), link)).toEqual(badLink)
  })

  it('returns the same response for an address with an account, and notifies its owner by email', async () => {
    const owner = await signIn(test)
    const email = `${owner.userName}@example.test`
    const stranger = { ...newcomer(), email: email.toUpperCase() }
    const known = await test.anonymous().rest('POST', '/api/account/register', stranger)
    const unknown = await test.anonymous().rest('POST', '/api/account/register', newcomer())
    expect(known.body).toEqual(unknown.body)
    expect(known.status).toBe(200)
    expect(await api.register(test.anonymous(), { ...stranger, userName: unique('n') })).toEqual(waits)

    const told = await mail.smtp.waitFor(email, 2)
    expect(told.subject).toBe('You already have an account - Halyard')
    expect(told.text).toContain(owner.userName)
    expect(told.text).not.toContain(stranger.userName)
    expect(told.text).not.toContain('token=')
    expect(await logIn(stranger)).toBe(401)
    expect(await test.services.db.user.count({ where: { normalizedEmail: stranger.email } })).toBe(1)
  })

  it('stores name and password per email', async () => {
    const first = await registered()
    const second = await registered({ ...newcomer(), email: first.account.email, password: 'Other4home' }, 2)
    const third = await registered({ ...newcomer(), email: first.account.email }, 3)
    const actor = test.anonymous()
    expect(await api.verify(actor, second.link)).toMatchObject({ status: 200 })
    expect((await actor.rest('GET', '/api/account/profile')).body).toMatchObject({
      userName: second.account.userName,
    })
    expect(await logIn(second.account)).toBe(200)
    expect(await logIn(first.account)).toBe(401)
    for (const { link } of [first, second, third]) {
      expect(await api.verify(test.anonymous(), link)).toEqual(badLink)
    }
  })

  it('reserves a name for a day, and then releases name and address', async () => {
    const owner = await signIn(test)
    const taken = { ...newcomer(), email: `${owner.userName}@example.test` }
    const fresh = newcomer()
    const renamer = await signIn(test)
    for (const held of [taken, fresh]) {
      expect(await api.register(test.anonymous(), held)).toEqual(waits)
      // The same address is the same person, who may not have received the first email.
      expect(await api.register(test.anonymous(), held)).toEqual(waits)
      const other = { ...newcomer(), userName: held.userName.toUpperCase() }
      expect(await api.register(test.anonymous(), other)).toEqual(nameTaken)
      const renamed = await renamer.rest('PUT', '/api/account/update', { userName: held.userName })
      expect(renamed.body).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    }
    await later(dayMs + 1000, async () => {
      for (const { userName } of [taken, fresh]) {
        expect(await api.register(test.anonymous(), { ...newcomer(), userName })).toEqual(waits)
      }
      expect(await test.services.db.user.count({ where: { email: fresh.email } })).toBe(0)
    })
  })

  it('reveals nothing to invented tokens and passwords', async () => {
    const owner = await signIn(test)
    const guess = (email: string) =>
      api.verify(test.anonymous(), { token: 'bm90aGluZw==', email: Buffer.from(email).toString('base64') })
    const known = `${owner.userName}@example.test`
    const unknown = `${unique('n')}@example.test`
    expect(await guess(known)).toEqual(badLink)
    expect(await guess(unknown)).toEqual(badLink)
    for (const email of [known, unknown]) {
      await api.register(test.anonymous(), { ...newcomer(), email })
      expect(await guess(email)).toEqual(otherLink)
    }
  })

  it('accepts a link for three hours and only for its address', async () => {
    const { account, link } = await registered()
    const foreign = await registered()
    expect(await api.verify(test.anonymous(), { ...link, email: foreign.link.email })).toEqual(otherLink)
    expect(await api.verify(test.anonymous(), { ...link, token: foreign.link.token })).toEqual(otherLink)
    expect(await api.verify(test.anonymous(), { ...link, email: '%%%' })).toEqual(badLink)
    expect(await api.verify(test.anonymous(), { ...link, token: 'AAAA' })).toEqual(otherLink)
    expect(await api.verify(test.anonymous(), { ...link, token: ' ' })).toMatchObject({ status: 400 })
    await later(3 * 3_600_000 + 60_000, async () => {
      expect(await api.verify(test.anonymous(), link)).toEqual(otherLink)
    })
    expect(await logIn(account)).toBe(401)
    expect(await api.verify(test.anonymous(), link)).toMatchObject({ status: 200 })
  })

  it('lets one of twenty use a link at the same moment', async () => {
    const { link } = await registered()
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.verify(test.anonymous(), link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)])
  })

  it('rejects a link of an account that an administrator confirmed or banned', async () => {
    const { account, link } = await registered()
    const { id } = await test.services.db.user.findFirstOrThrow({ where: { email: account.email } })
    await test.services.db.user.update({ where: { id }, data: { emailConfirmed: true } })
    expect(await logIn(account)).toBe(200)
    expect(await api.verify(test.anonymous(), link)).toEqual(badLink)

    const banned = await registered()
    await test.services.db.user.updateMany({
      where: { email: banned.account.email },
      data: { role: 'Banned' },
    })
    expect(await api.verify(test.anonymous(), banned.link)).toMatchObject({
      status: 401,
      code: 'ACCOUNT_BANNED',
    })
  })

  it('reports that the name was taken in the meantime', async () => {
    const { account, link } = await registered()
    await test.services.db.user.deleteMany({ where: { email: account.email } })
    await test.services.db.user.create({
      data: {
        id: crypto.randomUUID(),
        userName: account.userName,
        normalizedUserName: account.userName.toUpperCase(),
        email: `x${account.email}`,
        normalizedEmail: `x${account.email}`.toUpperCase(),
      },
    })
    expect(await api.verify(test.anonymous(), link)).toEqual(nameTaken)
  })
})

describe('an account that waits for its mail', () => {
  it('stays once an administrator created or confirmed it', async () => {
    const [enrolled, letIn] = [newcomer(), newcomer()]
    for (const account of [enrolled, letIn]) {
      await test.anonymous().rest('POST', '/api/account/register', account)
    }
    const { id } = await test.services.db.user.findFirstOrThrow({ where: { email: letIn.email } })
    const bulk = await mail.admin.rest('POST', '/api/admin/users', [{ ...enrolled, teamName: 'Crew' }])
    const path = `/api/admin/users/${id}`
    const confirmed = await mail.admin.rest('PUT', path, { emailConfirmed: true })
    const moved = await mail.admin.rest('PUT', path, { email: `x${letIn.email}` })
    expect([bulk.status, confirmed.status, moved.status]).toEqual([200, 200, 200])
    await later(dayMs + 1000, async () => {
      const next = await test.anonymous().rest('POST', '/api/account/register', newcomer())
      expect(next.status).toBe(200)
      const userName = { in: [enrolled.userName, letIn.userName] }
      expect(await test.services.db.user.count({ where: { userName } })).toBe(2)
    })
  })
})

describe.each(accountApis)('the settings of registration over $name', (api) => {
  it('close it', async () => {
    await mail.setPolicy({ allowRegister: false })
    expect(await api.register(test.anonymous(), newcomer())).toMatchObject({
      status: 400,
      code: 'ACCOUNT_REGISTER_CLOSED',
    })
    await mail.setPolicy({ allowRegister: true })
  })

  it('allow listed domains, in upper and lower case, and no subdomains', async () => {
    await mail.setPolicy({ emailDomainList: ' example.test, Example.Org ,' })
    const { userName } = newcomer()
    for (const email of [`${userName}@a.example.test`, `${userName}@ample.org`]) {
      const refused = await test.anonymous().rest('POST', '/api/account/register', { ...newcomer(), email })
      expect(refused.body).toMatchObject({ status: 400, issues: [{ path: ['email'] }] })
      expect((refused.body as { title: string }).title).toContain('example.test, Example.Org')
      expect((await api.register(test.anonymous(), { ...newcomer(), email })).status).toBe(400)
    }
    expect(await api.register(test.anonymous(), newcomer())).toEqual(waits)
    for (const email of [`${userName}@EXAMPLE.test`, `${userName}@example.org`])
      expect(await api.register(test.anonymous(), { ...newcomer(), email })).toEqual(waits)
    await mail.setPolicy({ emailDomainList: '' })
  })

  it('allow a listed domain in each way of writing it', async () => {
    await mail.setPolicy({ emailDomainList: '@Möwen.test, xn--mwe-sna.test' })
    const { userName } = newcomer()
    for (const domain of ['möwen.test', 'MÖWEN.test', 'xn--mwen-5qa.test', 'möwe.test'])
      expect(await api.register(test.anonymous(), { ...newcomer(), email: `${userName}@${domain}` })).toEqual(
        waits,
      )
    const refused = await api.register(test.anonymous(), { ...newcomer(), email: `${userName}@mowen.test` })
    expect(refused.status).toBe(400)
    await mail.setPolicy({ emailDomainList: '' })
  })

  it('leave the account to an administrator', async () => {
    await mail.setPolicy({ emailConfirmationRequired: false })
    const account = newcomer()
    expect(await api.register(test.anonymous(), account)).toEqual({
      status: 200,
      code: null,
      value: 'AdminConfirmationRequired',
    })
    expect(await logIn(account)).toBe(401)
    expect(await api.register(test.anonymous(), { ...newcomer(), email: account.email })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
    // The username stays reserved, however long the administrator takes.
    await later(2 * dayMs, async () => {
      expect((await api.register(test.anonymous(), { ...account, email: 'other@example.test' })).status).toBe(
        400,
      )
    })
    await test.services.db.user.updateMany({
      where: { email: account.email },
      data: { emailConfirmed: true },
    })
    expect(await logIn(account)).toBe(200)
    await mail.setPolicy({ emailConfirmationRequired: true })
  })

  it('log in immediately, whatever the other settings are', async () => {
    await mail.setPolicy({ activeOnRegister: true })
    const actor = test.anonymous()
    expect((await api.register(actor, newcomer())).value).toBe('LoggedIn')
    expect((await actor.rest('GET', '/api/account/profile')).status).toBe(200)
    await mail.setPolicy({ activeOnRegister: false })
  })
})

describe.each(accountApis)('a platform that sends no mail over $name', (api) => {
  it('says so and opens nothing', async () => {
    const silent = await startTestApp()
    try {
      const admin = await signIn(silent, 'Admin')
      const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
      await silent.services.db.setting.createMany({
        data: Object.entries(accountPolicy).map(([key, value]) => ({
          key: `AccountPolicy:${key}`,
          value: String(value),
        })),
      })
      const account = newcomer()
      const refused = { status: 400, code: 'MAIL_SEND_FAILED', value: null }
      expect(await api.register(silent.anonymous(), account)).toEqual(refused)
      expect(await api.recover(silent.anonymous(), account.email)).toEqual(refused)
      expect(await api.changeEmail(admin, account.email)).toEqual(refused)
      expect(await silent.services.db.user.count({ where: { email: account.email } })).toBe(0)
      expect(await admin.mutate('sendTestMail', { to: account.email })).toMatchObject({
        code: 'MAIL_SEND_FAILED',
      })
    } finally {
      await silent.dispose()
    }
  })
})
