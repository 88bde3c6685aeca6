import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../kit/calls/send.ts'
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

describe('a program with the headers of a browser', () => {
  const headers = (): Record<string, string>[] => [
    { origin: test.url },
    { 'sec-fetch-site': 'same-origin' },
    { origin: test.url, 'sec-fetch-site': 'same-origin' },
  ]

  it('is given the cookie over REST, reads, writes and logs out with it', async () => {
    for (const sent of headers()) {
      const token = (await logIn(sent)).get('GZCTF_Token')
      const cookie = `GZCTF_Token=${token}`
      expect(await nameOf({ cookie, ...sent })).toBe(account.userName)
      const call = (method: string, path: string, body?: string) =>
        fetch(`${test.url}/api/account/${path}`, {
          method,
          headers: { cookie, 'content-type': 'application/json', ...sent },
          ...(body !== undefined && { body }),
        })
      expect((await call('PUT', 'update', '{"bio":"x"}')).status).toBe(200)
      expect((await call('POST', 'logout')).status).toBe(200)
      expect(await nameOf({ cookie, ...sent })).toBe(401)
    }
  })

  it.each(['GZCTF_TOKEN', 'gzctf_token', 'Gzctf_Token'])('may name it %s', async (name) => {
    const cookie = `${name}=${(await logIn()).get('GZCTF_Token')}`
    expect(await nameOf({ cookie })).toBe(account.userName)
    expect(await nameOf({ cookie, origin: test.url })).toBe(account.userName)
  })
})

describe('a browser', () => {
  const graphql = async (headers: Record<string, string>) => {
    const answer = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ viewer { userName } }"}',
    })
    return { cookies: answer.headers.getSetCookie(), answer: await answer.json() }
  }

  it('whose pages call GraphQL is never logged in by the cookie of another host of the domain', async () => {
    const cookie = `GZCTF_Token=${(await logIn()).get('GZCTF_Token')}`
    const pages: Record<string, string>[] = [{ origin: test.url }, { 'sec-fetch-site': 'same-origin' }]
    for (const sent of pages) {
      expect(await graphql({ cookie, ...sent })).toEqual({ cookies: [], answer: { data: { viewer: null } } })
    }
    for (const site of ['none', 'same-site', 'cross-site'])
      expect(await nameOf({ cookie, 'sec-fetch-site': site })).toBe(401)
    expect(await nameOf({ cookie, origin: 'https://other.example.test' })).toBe(401)
    const opened = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
    expect((await send(`${test.url}/api/account/profile`, { headers: { cookie, ...opened } })).status).toBe(
      401,
    )
    const write = await fetch(`${test.url}/api/account/update`, {
      method: 'PUT',
      headers: { cookie, origin: 'https://other.example.test', 'content-type': 'application/json' },
      body: '{"bio":"y"}',
    })
    expect(write.status).toBe(403)
  })

  it('does not make the session of that cookie its own', async () => {
    const cookies = await logIn()
    await test.services.pool.query("UPDATE session SET expires_at = now() + interval '2 days'")
    const read = (headers: Record<string, string>) =>
      fetch(`${test.url}/api/account/profile`, {
        headers: { cookie: `GZCTF_Token=${cookies.get('GZCTF_Token')}`, ...headers },
      })
    const borrowed = await read({ 'sec-fetch-site': 'same-origin' })
    expect(borrowed.headers.getSetCookie().join()).not.toContain('halyard_session')
    await test.services.pool.query("UPDATE session SET expires_at = now() + interval '1 day'")
    expect((await read({})).headers.getSetCookie().join()).toContain('GZCTF_Token')
  })

  it('gets no cookie of programs from a log in over GraphQL', async () => {
    const answer = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: test.url },
      body: JSON.stringify({
        query: 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }',
        variables: { input: account },
      }),
    })
    const names = answer.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names.sort()).toEqual(['XSRF-TOKEN', 'halyard_session'])
  })
})
