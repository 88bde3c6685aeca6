import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'

let test: TestApp
let account: { userName: string; password: string }

beforeAll(async () => {
  test = await startTestApp()
  account = { userName: unique('prog'), password: 'Anchor-Chain-42' }
  const email = `${account.userName}@example.test`
  await test.anonymous().rest('POST', '/api/account/register', { ...account, email })
})
afterAll(() => test.dispose())

async function logIn(headers: Record<string, string> = {}) {
  const answer = await fetch(`${test.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? [])
  return new Map(pairs.filter(([, value]) => value).map(([name = '', value = '']) => [name, value]))
}

async function nameOf(headers: Record<string, string>): Promise<string | number> {
  const answer = await fetch(`${test.url}/api/account/profile`, { headers })
  return answer.ok ? ((await answer.json()) as { userName: string }).userName : answer.status
}

describe('a program', () => {
  it('is given the cookie that it expects beside ours, and logs in with it alone', async () => {
    const cookies = await logIn()
    expect([...cookies.keys()].sort()).toEqual(['GZCTF_Token', 'XSRF-TOKEN', 'halyard_session'])
    expect(await nameOf({ cookie: `GZCTF_Token=${cookies.get('GZCTF_Token')}` })).toBe(account.userName)
  })

  it('sends an API token as the value of the cookie', async () => {
    const user = await signIn(test)
    const { token } = await user.mutate<{ token: string }>(
      'createApiToken',
      { name: 'bot', scopes: ['read'], expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
      'token',
    )
    expect(await nameOf({ cookie: `GZCTF_Token=${token}` })).toBe(user.userName)
    expect(await nameOf({ cookie: 'GZCTF_Token=hly_unknown' })).toBe(401)
  })

  it('logs out of the session of the cookie', async () => {
    const cookie = `GZCTF_Token=${(await logIn()).get('GZCTF_Token')}`
    const answer = await fetch(`${test.url}/api/account/logout`, { method: 'POST', headers: { cookie } })
    expect(answer.headers.getSetCookie().join()).toMatch(/GZCTF_Token=;/)
    expect(await nameOf({ cookie })).toBe(401)
  })

  it('keeps the sessions of its earlier log ins', async () => {
    const cookie = `GZCTF_Token=${(await logIn()).get('GZCTF_Token')}`
    await logIn({ cookie })
    expect(await nameOf({ cookie })).toBe(account.userName)
  })
})

describe('a browser', () => {
  it('is given our cookies alone, and the other one does not log it in', async () => {
    const cookies = await logIn({ origin: test.url })
    expect([...cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'halyard_session'])
    const cookie = `GZCTF_Token=${cookies.get('halyard_session')}`
    expect(await nameOf({ cookie })).toBe(account.userName)
    expect(await nameOf({ cookie, origin: test.url })).toBe(401)
    expect(await nameOf({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(401)
    expect(await nameOf({ cookie, 'sec-fetch-site': 'none' })).toBe(401)
  })
})
