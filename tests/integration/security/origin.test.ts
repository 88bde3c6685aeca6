import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { shakeHands } from '../../kit/calls/live.ts'
import { send, type Answer, type Headers, type Sent } from '../../kit/calls/send.ts'

/** Of either API. */
function codeIn(body: string): string | undefined {
  const answer = JSON.parse(body || '{}') as { code?: string; errors?: { extensions?: { code?: string } }[] }
  return answer.code ?? answer.errors?.[0]?.extensions?.code
}

const json = { 'content-type': 'application/json' }
const publicUrl = 'https://ctf.example.test'
const publicHost = 'ctf.example.test'
const laterHost = 'later.example.test'

type Setting = {
  name: string
  env: Headers
  /** Headers that a reverse proxy adds. */
  via: Headers
  own: (test: TestApp) => string
}
const settings: Setting[] = [
  { name: 'at its own address', env: {}, via: {}, own: (test) => test.url },
  {
    name: 'behind a trusted proxy that ends TLS',
    env: {},
    via: { host: publicHost, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    own: () => publicUrl,
  },
  {
    name: 'with a public address',
    env: { HALYARD_PUBLIC_URL: publicUrl },
    via: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    own: () => publicUrl,
  },
  {
    name: 'at a host that speaks another interface',
    env: { HALYARD_PUBLIC_URL: publicUrl, HALYARD_COMPAT_HOSTS: `${laterHost}=gzctf-1.8` },
    via: { host: laterHost, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    own: () => `https://${laterHost}`,
  },
]

describe.each(settings)('a request of another origin, $name', ({ env, via, own }) => {
  let test: TestApp
  let user: Actor & { userName: string }
  let gameId: number

  beforeAll(async () => {
    test = await startTestApp({ env: { ...env, HALYARD_RATE_LIMITS: 'off' } })
    user = await signIn(test)
    gameId = await makeGame(await signIn(test, 'Admin'))
  })
  afterAll(() => test.dispose())

  const foreign = (): Headers[] => {
    const { host, protocol } = new URL(own(test))
    const other = protocol === 'https:' ? 'http:' : 'https:'
    return [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: own(test) === publicUrl ? `https://${laterHost}` : publicUrl },
      { origin: `${other}//${host}` },
      { origin: `${protocol}//${host.replace(/:\d+$/, '')}:1` },
      { origin: `${protocol}//${host}.evil.test` },
      { origin: `${protocol}//evil.test/${host}` },
      { origin: `${protocol}//sub.${host}` },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
    ]
  }
  const ours = (): Headers[] => [
    {},
    { origin: own(test) },
    { origin: own(test), 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ]
  const ask = (path: string, { headers, ...sent }: Sent = {}) =>
    send(test.url + path, { ...sent, headers: { cookie: user.cookieHeader, ...via, ...headers } })
  const subscription = () => `subscription { noticePublished(gameId: ${gameId}) { id } }`

  const calls: [name: string, call: (headers: Headers) => Promise<Answer>][] = [
    [
      'a REST write',
      (headers) =>
        ask('/api/account/update', { method: 'PUT', body: '{"bio":"x"}', headers: { ...json, ...headers } }),
    ],
    [
      'log in',
      (headers) =>
        send(`${test.url}/api/account/login`, {
          method: 'POST',
          body: JSON.stringify({ userName: user.userName, password }),
          headers: { ...via, ...json, ...headers },
        }),
    ],
    ['an upload', (headers) => ask('/api/account/avatar', { method: 'PUT', headers })],
    [
      'a GraphQL operation',
      (headers) =>
        ask('/graphql', {
          method: 'POST',
          body: '{"query":"{ viewer { id } }"}',
          headers: { ...json, ...headers },
        }),
    ],
    [
      'a GraphQL query by GET',
      (headers) => ask('/graphql?query=%7B%20viewer%20%7B%20id%20%7D%20%7D', { headers }),
    ],
    [
      'a stream of events',
      (headers) =>
        ask(`/graphql?query=${encodeURIComponent(subscription())}`, {
          headers: { accept: 'text/event-stream', ...headers },
        }),
    ],
  ]

  it.each(calls)('is refused: %s', async (_name, call) => {
    for (const headers of foreign()) {
      const { status, body } = await call(headers)
      expect({ headers, status, code: codeIn(body) }).toEqual({
        headers,
        status: 403,
        code: 'AUTH_CROSS_ORIGIN',
      })
    }
    for (const headers of ours()) expect((await call(headers)).status).not.toBe(403)
  })

  it('opens no WebSocket', async () => {
    const cookie = { cookie: user.cookieHeader, ...via }
    for (const headers of foreign()) {
      expect({ headers, status: await shakeHands(test.url, { ...cookie, ...headers }) }).toEqual({
        headers,
        status: 403,
      })
    }
    for (const headers of ours()) expect(await shakeHands(test.url, { ...cookie, ...headers })).toBe(101)
  })

  it('gets no CORS headers', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      for (const path of ['/api/account/profile', '/graphql', '/api/account/login', '/']) {
        const { headers } = await ask(path, {
          method,
          headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
        })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    }
  })

  it('sets cookies as the public URL requires', async () => {
    const { userName } = user
    const answer = await send(`${test.url}/api/account/login`, {
      method: 'POST',
      body: JSON.stringify({ userName, password }),
      headers: { ...via, ...json },
    })
    const lines = answer.headers['set-cookie'] ?? []
    const session = lines.find((line) => /^(__Host-)?halyard_session=/.test(line)) ?? ''
    const readable = lines.find((line) => line.startsWith('XSRF-TOKEN=')) ?? ''
    for (const line of [session, readable]) {
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).toMatch(/; Path=\/(;|$)/)
      expect(line).not.toMatch(/; Domain=/i)
      expect(/; Secure/.test(line)).toBe(own(test).startsWith('https:'))
    }
    expect(session).toMatch(/; HttpOnly/)
    expect(readable).not.toMatch(/HttpOnly/)
    expect(answer.headers['strict-transport-security'] !== undefined).toBe(own(test).startsWith('https:'))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
