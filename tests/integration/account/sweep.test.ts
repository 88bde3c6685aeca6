import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSweepAccounts } from '../../../server/domains/account/sweep-accounts.job.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'

const hourMs = 3_600_000

let mail: MailApp
beforeAll(async () => {
  mail = await startMailApp()
})
afterAll(() => mail.dispose())

type Task = ReturnType<typeof createSweepAccounts>

/** Runs the scheduled sweep with the clock moved forward by that many hours. */
async function sweepAfter(hours: number): Promise<void> {
  const { services } = mail.test
  services.clock.offsetMs = hours * hourMs
  try {
    await createSweepAccounts(services)({}, {} as Parameters<Task>[1])
  } finally {
    services.clock.offsetMs = 0
  }
}

async function askForLink() {
  const user = await signIn(mail.test)
  const email = `${user.userName}@example.test`
  await mail.test.anonymous().rest('POST', '/api/account/recovery', { email })
  const { token, email: address } = linkOf(await mail.smtp.waitFor(email))
  const reset = () =>
    mail.test.anonymous().rest('POST', '/api/account/passwordreset', {
      password: `${password}2`,
      email: address,
      rToken: token,
    })
  return { user, reset }
}

const links = (userId: string) => mail.test.services.db.mailToken.count({ where: { userId } })

it('keeps a mail link for a day, so that a mail that waits that long still has one', async () => {
  const { user, reset } = await askForLink()
  await sweepAfter(23)
  expect(await links(user.userId)).toBe(1)
  expect((await reset()).status).toBe(200)
})

it('removes a mail link after a day', async () => {
  const { user, reset } = await askForLink()
  await sweepAfter(25)
  expect(await links(user.userId)).toBe(0)
  expect((await reset()).status).toBe(400)
})
