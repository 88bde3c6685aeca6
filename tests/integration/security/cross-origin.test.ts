import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { followOverSocket, shakeHands } from '../../kit/calls/live.ts'
import { send, type Headers, type Sent } from '../../kit/calls/send.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

const listed = 'https://club.example.test'
const other = 'https://other.example.test'
const json = { 'content-type': 'application/json' }
const viewerName = '{"query":"{ viewer { userName } }"}'

let test: TestApp
let user: Actor & { userName: string }
let token: string
let gameId: number

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_CORS_ORIGINS: `${listed}, https://second.example.test/` } })
  const admin = await signIn(test, 'Admin')
  user = await signIn(test)
  gameId = await makeGame(admin, { hasCompatibleApis: true })
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const wanted = { name: 'page', scopes: ['read', 'play'], expiresAt }
  token = (await user.mutate<{ token: string }>('createApiToken', wanted, 'token')).token
})
afterAll(() => test.dispose())

const ask = (path: string, sent: Sent = {}) => send(test.url + path, sent)
const preflight = (path: string, origin: string, method = 'GET') =>
  ask(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } })
const corsOf = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))

describe('a public read', () => {
  const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { security: unknown[] }>>
  }
  const documented = Object.entries(document.paths)
    .filter(([, { get }]) => get?.security?.length === 0)
    .map(([path]) => path)
  const undocumented = ['/compat/ctfd/{id}/api/v1/scoreboard', '/games/{id}/card.png']
  const parameterOf = (path: string, name: string) => {
    if (name === 'hash') return 'ab'.repeat(32)
    return path.startsWith('/api/proxy') ? crypto.randomUUID() : String(gameId)
  }

  it('is every documented GET that anybody may call', () => {
    expect(documented.toSorted()).toMatchSnapshot()
  })

  it.each([...documented, ...undocumented])(
    '%s is open to all origins, without credentials',
    async (path) => {
      const url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => parameterOf(path, name))
      for (const origin of [other, listed, 'null', undefined]) {
        const { headers } = await ask(url, { headers: { ...(origin && { origin }) } })
        expect({ origin, allowed: headers['access-control-allow-origin'] }).toEqual({ origin, allowed: '*' })
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
      }
    },
  )

  it('has the same headers from memory and with a cookie', async () => {
    const url = `/api/game/${gameId}/scoreboard`
    const prepared = await ask(url, { headers: { origin: other } })
    const ordinary = await ask(url, { headers: { origin: other, cookie: user.cookieHeader } })
    expect(corsOf(prepared.headers)).toEqual(corsOf(ordinary.headers))
    expect(prepared.headers['access-control-expose-headers']).toBe('*')
  })

  it('answers preflights for reading only, with a token only where none counts', async () => {
    const board = await preflight(`/api/game/${gameId}/scoreboard`, other)
    expect([board.status, Object.fromEntries(corsOf(board.headers))]).toEqual([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '7200',
      },
    ])
    const { headers } = await preflight(`/compat/ctfd/${gameId}/api/v1/scoreboard`, 'null')
    expect(headers['access-control-allow-headers']).toBe('*, Authorization')
    expect((await ask(`/api/game/${gameId}/scoreboard`, { method: 'OPTIONS' })).status).toBe(405)
  })
})

it('opens nothing else to other origins', async () => {
  for (const path of [
    '/api/account/profile',
    '/graphql',
    '/api/edit/games',
    '/api/admin/users',
    '/nothing',
    '/',
  ]) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { origin: other, 'access-control-request-method': 'POST' }
      const answer = await ask(path, { method, headers })
      expect({ path, method, cors: corsOf(answer.headers) }).toEqual({ path, method, cors: [] })
    }
  }
  const { status } = await preflight('/graphql', other, 'POST')
  expect(status).toBe(405)
})

describe('a listed origin', () => {
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const graphql = (headers: Headers) =>
    ask('/graphql', { method: 'POST', body: viewerName, headers: { origin: listed, ...json, ...headers } })

  it('is allowed in preflights, with any method and an API token', async () => {
    for (const path of [
      '/graphql',
      '/api/account/update',
      '/hub/user/negotiate',
      `/api/game/${gameId}/scoreboard`,
    ]) {
      const { status, headers } = await preflight(path, listed, 'POST')
      expect({ path, status, ...headers }).toMatchObject({
        path,
        status: 204,
        'access-control-allow-origin': listed,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': '*, Authorization',
      })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers.vary).toContain('Origin')
    }
  })

  it('uses GraphQL and REST with a token', async () => {
    for (const site of ['cross-site', 'same-site', undefined]) {
      const fetched: Headers = site ? { 'sec-fetch-site': site } : {}
      const answer = await graphql({ ...bearer(), ...fetched })
      expect(JSON.parse(answer.body)).toEqual({ data: { viewer: { userName: user.userName } } })
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': listed })
      expect(answer.headers.vary).toContain('Origin')
      const written = await ask('/api/account/profile', {
        headers: { origin: listed, ...bearer(), ...fetched },
      })
      expect(written.status).toBe(200)
      expect(written.headers['access-control-allow-origin']).toBe(listed)
    }
    const { headers } = await ask('/api/account/profile', { headers: { origin: listed } })
    expect(headers['access-control-allow-origin']).toBe(listed)
  })

  it('never acts with cookies', async () => {
    const { cookieHeader: cookie } = user
    const read = await graphql({ cookie })
    expect(JSON.parse(read.body)).toEqual({ data: { viewer: null } })
    const compatible = cookie.replace('halyard_session', 'GZCTF_Token')
    for (const sent of [cookie, compatible]) {
      const headers = { origin: listed, cookie: sent, ...json }
      const answer = await ask('/api/account/update', { method: 'PUT', body: '{"bio":"x"}', headers })
      expect(answer.status).toBe(401)
      const profile = await ask('/api/account/profile', { headers: { origin: listed, cookie: sent } })
      expect(profile.status).toBe(401)
    }
  })

  it('gets no cookies when it logs in', async () => {
    const body = JSON.stringify({ userName: user.userName, password })
    const answer = await ask('/api/account/login', {
      method: 'POST',
      body,
      headers: { origin: listed, ...json },
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('subscribes over WebSocket with a token, and is a visitor with a cookie', async () => {
    const headers = { origin: listed, cookie: user.cookieHeader }
    expect(await shakeHands(test.url, { origin: other })).toBe(403)
    const asked = { query: '{ viewer { userName } }' }
    const visitor = followOverSocket(test.url, asked, { headers })
    expect(await visitor.next()).toEqual({ data: { viewer: null } })
    await visitor.stop()
    const authorization = `Bearer ${token}`
    const named = followOverSocket(test.url, asked, { headers, connectionParams: { authorization } })
    expect(await named.next()).toEqual({ data: { viewer: { userName: user.userName } } })
    await named.stop()
  })

  it('keeps its cookies if it is the platform’s own', async () => {
    const own = await startTestApp({
      env: { HALYARD_PUBLIC_URL: listed, HALYARD_CORS_ORIGINS: listed, HALYARD_RATE_LIMITS: 'off' },
    })
    try {
      const { userName } = await signIn(own)
      const login = await send(`${own.url}/api/account/login`, {
        method: 'POST',
        body: JSON.stringify({ userName, password }),
        headers: { origin: listed, ...json },
      })
      const cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
      const { status } = await send(`${own.url}/api/account/update`, {
        method: 'PUT',
        body: '{"bio":"x"}',
        headers: { origin: listed, cookie, ...json },
      })
      expect(status).toBe(200)
    } finally {
      await own.dispose()
    }
  })
})
