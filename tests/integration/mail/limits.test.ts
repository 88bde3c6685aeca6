import { afterAll, beforeAll, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { signIn } from '../../kit/world/factories.ts'
import { newcomer, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { until } from '../../kit/wait.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp()
})
afterAll(() => app.dispose())

// Each request has its own IP address, because requests per address have another limit.
let hosts = 0
const stranger = () => new Actor(app.test.url, { 'x-forwarded-for': `192.0.2.${(hosts += 1)}` })

const recover = async (email: string) =>
  (await stranger().rest('POST', '/api/account/recovery', { email })).status
const recoverByGraphQL = async (email: string) =>
  (await stranger().mutate('requestPasswordReset', { email })).code ?? 'sent'

async function inTurn<Result>(count: number, ask: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await ask(index))
  return results
}

it('sends five emails an hour to a recipient, and rejects the sixth, with or without an account', async () => {
  const { userName } = await signIn(app.test)
  for (const email of [`${userName}@example.test`, 'nobody.at.all@example.test']) {
    expect(await inTurn(7, () => recover(email))).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await recoverByGraphQL(email)).toBe('LIMITS_TOO_MANY_MAILS')
    const refused = await stranger().rest('POST', '/api/account/recovery', { email })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  }
  const ofUser = () => app.smtp.mailsTo(`${userName}@example.test`)
  await until(() => ofUser().length === 5, 'the five mails')
})

it('ignores case and the part after a plus sign in an address, but not dots', async () => {
  const statuses = await inTurn(6, (index) =>
    recover(index % 2 === 0 ? `Same.Box+${index}@Example.test` : 'same.box@example.TEST'),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await recover('samebox@example.test')).toBe(200)
})

it('counts registrations and recoveries together', async () => {
  const { email } = newcomer()
  const register = async () =>
    (await stranger().rest('POST', '/api/account/register', { ...newcomer(), email })).status
  expect(await inTurn(3, register)).toEqual([200, 200, 200])
  expect(await inTurn(3, () => recover(email))).toEqual([200, 200, 429])
  expect(await register()).toBe(429)
})
