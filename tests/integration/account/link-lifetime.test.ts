import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSweepAccounts } from '../../../server/domains/account/sweep-accounts.job.ts'
import { accountApis } from '../../kit/calls/account-apis.ts'
import { newcomer, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'
import { signIn } from '../../kit/world/factories.ts'

const hourMs = 3_600_000
const done = { status: 200, code: null, value: null }
let mail: MailApp

beforeAll(async () => {
  mail = await startMailApp()
})
afterAll(() => mail.dispose())

const setHours = async (linkLifetimeHours: number) =>
  expect(await mail.admin.mutate('updateSettings', { mailPolicy: { linkLifetimeHours } })).toMatchObject({
    __typename: 'UpdateSettingsPayload',
  })

const later = async (ms: number, work: () => Promise<void>) => {
  const { clock } = mail.test.services
  clock.offsetMs += ms
  await work().finally(() => (clock.offsetMs -= ms))
}

describe.each(accountApis)('the link of a mail over $name', (api) => {
  const register = async () => {
    const account = newcomer()
    await api.register(mail.test.anonymous(), account)
    const received = await mail.smtp.waitFor(account.email)
    return { link: linkOf(received), text: received.text }
  }
  const verify = (link: { token: string; email: string }) => api.verify(mail.test.anonymous(), link)

  it('works for as long as the settings said when the mail was sent, and the mail says how long', async () => {
    await setHours(1)
    const short = await register()
    expect(short.text).toContain('expires in 1 hour.')
    await setHours(23)
    const long = await register()
    expect(long.text).toContain('expires in 23 hours.')
    await setHours(3)
    await later(hourMs + 60_000, async () => {
      expect(await verify(short.link)).toMatchObject({ status: 401, code: 'ACCOUNT_EMAIL_VERIFY_FAILED' })
    })
    await later(23 * hourMs - 60_000, async () => {
      expect(await verify(long.link)).toEqual(done)
    })
  })

  it('outlives the daily sweep when the mail was sent late', async () => {
    const user = await signIn(mail.test)
    const email = `${user.userName}@example.test`
    await setHours(24)
    await api.recover(mail.test.anonymous(), email)
    const link = linkOf(await mail.smtp.waitFor(email))
    const { db } = mail.test.services
    const row = await db.mailToken.findFirstOrThrow({ where: { email } })
    // As if the first attempts to send it had failed.
    const createdAt = new Date(row.createdAt.getTime() - hourMs)
    await db.mailToken.update({ where: { id: row.id }, data: { createdAt } })
    await later(23.5 * hourMs, async () => {
      await createSweepAccounts(mail.test.services)({}, {} as never)
      expect(await api.reset(mail.test.anonymous(), link, 'Other4home')).toEqual(done)
    })
    await setHours(3)
  })
})
