import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mailEnv, newcomer } from '../../kit/server/mail-app.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { linkOf, startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'
import { until } from '../../kit/wait.ts'

let smtp: TestSmtp
let product: Product
let databaseUrl: string
let env: Record<string, string>

beforeAll(async () => {
  smtp = await startTestSmtp()
  databaseUrl = await createTestDatabase()
  env = { ...mailEnv(smtp), HALYARD_SECRET: randomBytes(32).toString('hex') }
  product = await startProduct({ databaseUrl, env })
  const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
  const admin = await product.admin()
  const { status, text } = await admin.rest('PUT', '/api/admin/config', { accountPolicy })
  if (status !== 200) throw new Error(`the settings were refused: ${text}`)
})

afterEach(() => {
  smtp.mode = 'accept'
  smtp.stalled.length = 0
})

afterAll(async () => {
  await product.stop()
  await smtp.stop()
})

async function register() {
  const account = newcomer()
  const { status } = await product.anonymous().rest('POST', '/api/account/register', account)
  expect(status).toBe(200)
  return account
}

/** Requires a single Message-ID, however often the message arrived, and a link that confirms the account. */
async function readDelivered(account: ReturnType<typeof newcomer>) {
  const mail = await smtp.waitFor(account.email)
  expect(new Set(smtp.mailsTo(account.email).map(({ messageId }) => messageId))).toEqual(
    new Set([mail.messageId]),
  )
  const { token, email } = linkOf(mail)
  const verified = await product.anonymous().rest('POST', '/api/account/verify', { token, email })
  expect(verified.status).toBe(200)
  const { userName, password } = account
  const entered = await product.anonymous().rest('POST', '/api/account/login', { userName, password })
  expect(entered.status).toBe(200)
  return { mail }
}

describe('a process that is killed', () => {
  it('between queueing a mail and sending it, loses none', async () => {
    await smtp.goAway()
    const account = await register()
    await product.kill()
    await smtp.restart()
    await product.restart()
    await readDelivered(account)
    expect(smtp.mailsTo(account.email)).toHaveLength(1)
  })

  it('right after its answers, loses none', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, register))
    await product.kill()
    await product.restart()
    const delivered = await Promise.all(accounts.map(readDelivered))
    expect(delivered).toHaveLength(accounts.length)
  })

  it('while the server takes a mail, sends it again as the same mail', async () => {
    smtp.mode = 'stall'
    const account = await register()
    await until(() => smtp.stalled.length === 1, 'the mail is under way')
    await product.kill()
    const [underWay] = smtp.stalled
    smtp.mode = 'accept'
    await product.restart()
    const { mail } = await readDelivered(account)
    expect(mail.messageId).toBe(underWay)
  })

  it('while the server takes a mail, leaves it to the process beside it', async () => {
    smtp.mode = 'stall'
    const account = await register()
    await until(() => smtp.stalled.length === 1, 'the mail is under way')
    const beside = await startProduct({ databaseUrl, env })
    try {
      await product.kill()
      const [underWay] = smtp.stalled
      smtp.mode = 'accept'
      const mail = await smtp.waitFor(account.email)
      expect(mail.messageId).toBe(underWay)
      await product.restart()
      await readDelivered(account)
      expect(smtp.mailsTo(account.email)).toHaveLength(1)
    } finally {
      await beside.stop()
    }
  })

  it('ends in good order while a server takes its time, and the mail goes out after the next start', async () => {
    smtp.mode = 'stall'
    const account = await register()
    await until(() => smtp.stalled.length === 1, 'the mail is under way')
    const restarted = product.restart()
    await until(() => smtp.stalled.length === 1, 'nothing else is under way')
    smtp.mode = 'accept'
    await restarted
    const { mail } = await readDelivered(account)
    expect(mail.messageId).toBe(smtp.stalled[0])
  })
})
