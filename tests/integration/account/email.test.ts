import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountApis, type AccountApi } from '../../kit/calls/account-apis.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { ageLogIn, password, signIn, unique } from '../../kit/world/factories.ts'
import { newcomer, publicUrl, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'

const sent = { status: 200, code: null, value: true }
const done = { status: 200, code: null, value: null }
const badLink = { status: 400, code: 'ACCOUNT_BAD_EMAIL_LINK', value: null }

let mail: MailApp
let test: TestApp

beforeAll(async () => {
  mail = await startMailApp()
  test = mail.test
})

afterAll(() => mail.dispose())

const address = () => `${unique('m')}@example.test`
const emailOf = async (userId: string) =>
  (await test.services.db.user.findUniqueOrThrow({ where: { id: userId } })).email

describe.each(accountApis)('changing the address over $name', (api: AccountApi) => {
  it('waits for the link in the mail to the new address, and ends the other sessions', async () => {
    const user = await signIn(test)
    const there = test.anonymous()
    await there.rest('POST', '/api/account/login', { userName: user.userName, password })
    const email = address()
    expect(await api.changeEmail(user, email)).toEqual(sent)
    const link = linkOf(await mail.smtp.waitFor(email))
    expect(link.url.origin + link.path).toBe(`${publicUrl}/account/confirm`)
    expect(Buffer.from(link.email, 'base64').toString()).toBe(email)
    expect(await emailOf(user.userId)).not.toBe(email)

    const before = user.cookieHeader
    expect(await api.confirmEmail(user, link)).toEqual(done)
    expect(await emailOf(user.userId)).toBe(email)
    expect(user.cookieHeader).not.toBe(before)
    expect((await user.rest('GET', '/api/account/profile')).body).toMatchObject({ email })
    expect((await there.rest('GET', '/api/account/profile')).status).toBe(401)
    expect(await api.confirmEmail(user, link)).toEqual(badLink)
    const told = await mail.smtp.waitFor(`${user.userName}@example.test`)
    expect(told.subject).toContain('Your email address was changed')
    expect(told.text).toContain(email)
    expect(told.text).not.toContain('token=')
  })

  it('requires a log in within the last ten minutes', async () => {
    const user = await signIn(test)
    await ageLogIn(test, user.userId, '11 minutes')
    expect(await api.changeEmail(user, address())).toMatchObject({
      status: 400,
      code: 'AUTH_PASSWORD_NEEDED',
    })
    const again = await user.rest('POST', '/api/account/login', { userName: user.userName, password })
    expect(again.status).toBe(200)
    expect(await api.changeEmail(user, address())).toEqual(sent)
  })

  it('returns the same response for an address in use, and notifies its owner', async () => {
    const [user, owner] = [await signIn(test), await signIn(test)]
    const taken = `${owner.userName}@example.test`
    const known = await user.rest('PUT', '/api/account/changeemail', { newMail: taken.toUpperCase() })
    const unknown = await user.rest('PUT', '/api/account/changeemail', { newMail: address() })
    expect(known.body).toEqual({ title: expect.any(String), data: true, status: 200 })
    expect(known.text).toBe(unknown.text)
    expect(await api.changeEmail(user, taken)).toEqual(sent)
    const told = await mail.smtp.waitFor(taken, 2)
    expect(told.subject).toContain('Your email address is already in use')
    expect(told.text).not.toContain('token=')
    expect(told.text).not.toContain(user.userName)
  })

  it('accepts an unchanged link of the same user in time', async () => {
    const [user, other] = [await signIn(test), await signIn(test)]
    const email = address()
    await api.changeEmail(user, email)
    const link = linkOf(await mail.smtp.waitFor(email))
    const elsewhere = Buffer.from(address()).toString('base64')
    expect(await api.confirmEmail(other, link)).toEqual(badLink)
    expect(await api.confirmEmail(user, { ...link, email: elsewhere })).toEqual(badLink)
    expect(await api.confirmEmail(user, { ...link, token: 'AAAA' })).toEqual(badLink)
    expect((await api.confirmEmail(test.anonymous(), link)).status).toBe(401)
    test.services.clock.offsetMs += 3 * 3_600_000 + 60_000
    expect(await api.confirmEmail(user, link)).toEqual(badLink)
    test.services.clock.offsetMs -= 3 * 3_600_000 + 60_000
    const renamed = await user.rest('PUT', '/api/account/update', { userName: unique('r') })
    expect(renamed.status).toBe(200)
    expect(await api.confirmEmail(user, link)).toEqual(badLink)
  })

  it('rejects a link to an address that was taken in the meantime', async () => {
    const [user, rival] = [await signIn(test), await signIn(test)]
    const email = address()
    await api.changeEmail(user, email)
    const link = linkOf(await mail.smtp.waitFor(email))
    await api.changeEmail(rival, email)
    const other = linkOf(await mail.smtp.waitFor(email, 2))
    expect(await api.confirmEmail(rival, other)).toEqual(done)
    expect(await api.confirmEmail(user, link)).toEqual(badLink)
    expect(await emailOf(user.userId)).not.toBe(email)
  })

  it('accepts an address of an unconfirmed registration', async () => {
    const user = await signIn(test)
    const waiting = newcomer()
    await api.register(test.anonymous(), waiting)
    const registration = linkOf(await mail.smtp.waitFor(waiting.email))
    await api.changeEmail(user, waiting.email)
    const link = linkOf(await mail.smtp.waitFor(waiting.email, 2))
    expect(await api.confirmEmail(user, link)).toEqual(done)
    expect(await api.verify(test.anonymous(), registration)).toEqual(badLink)
  })

  it('follows the list of domains, and leaves changes to administrators if email is off', async () => {
    const user = await signIn(test)
    await mail.setPolicy({ emailDomainList: 'example.org' })
    const refused = await user.rest('PUT', '/api/account/changeemail', { newMail: address() })
    expect(refused.body).toMatchObject({ status: 400, issues: [{ path: ['newMail'] }] })
    const asGraphql = await user.mutate('requestEmailChange', { newEmail: address() }, 'mailSent')
    expect(asGraphql).toMatchObject({ issues: [{ path: ['newEmail'] }] })
    expect(await api.changeEmail(user, address())).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    await mail.setPolicy({ emailDomainList: '', emailConfirmationRequired: false })
    expect(await api.changeEmail(user, address())).toMatchObject({ status: 400, value: false })
    const asked = await user.rest('PUT', '/api/account/changeemail', { newMail: address() })
    const code = 'ACCOUNT_ASK_ADMIN_FOR_CHANGE'
    expect(asked.body).toEqual({ title: expect.any(String), data: false, status: 400, code })
    await mail.setPolicy({ emailConfirmationRequired: true })
  })

  it('requires a session', async () => {
    expect((await api.changeEmail(test.anonymous(), address())).status).toBe(401)
    const banned = await signIn(test)
    await test.services.db.user.update({ where: { id: banned.userId }, data: { role: 'Banned' } })
    expect((await api.changeEmail(banned, address())).status).toBe(403)
    expect(await api.changeEmail(await signIn(test), 'nobody')).toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a new name', () => {
  it('ends the other sessions and gives this one a new id', async () => {
    const here = await signIn(test)
    const there = test.anonymous()
    await there.rest('POST', '/api/account/login', { userName: here.userName, password })
    const before = here.cookieHeader
    const renamed = await here.mutate(
      'updateProfile',
      { userName: unique('r') },
      'viewer { sessions { isCurrent } }',
    )
    expect(renamed).toMatchObject({ viewer: { sessions: [{ isCurrent: true }] } })
    expect(here.cookieHeader).not.toBe(before)
    expect((await here.rest('GET', '/api/account/profile')).status).toBe(200)
    expect((await there.rest('GET', '/api/account/profile')).status).toBe(401)
    const old = await test.anonymous().fetch('/api/account/profile', { headers: { cookie: before } })
    expect(old.status).toBe(401)
  })
})
