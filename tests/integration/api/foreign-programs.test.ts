import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Actor } from '../../kit/calls/actor.ts'
import { send, type Headers } from '../../kit/calls/send.ts'
import { shakeHands } from '../../kit/calls/live.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// What programs and proxies send that were not written for the platform.

const json = { 'content-type': 'application/json' }
let test: TestApp
let admin: Actor
let user: Actor & { userName: string }
let gameId: number
const log = captureLog()

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger })
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
  gameId = await makeGame(admin)
})
afterAll(() => test.dispose())

describe('a password of a proxy on the way', () => {
  const schemes = ['Basic dGVhbTpzZWNyZXQ=', 'Digest username="x"', 'Token x', 'Negotiate YII=', 'x']

  it.each(schemes)('is not the platform’s: %s', async (authorization) => {
    for (const path of ['/api/config', '/', `/api/game/${gameId}/scoreboard`, '/api/posts.atom']) {
      const { status } = await send(test.url + path, { headers: { authorization } })
      expect({ path, isRefused: status === 401 }).toEqual({ path, isRefused: false })
    }
    const headers = { authorization, cookie: user.cookieHeader }
    expect((await send(`${test.url}/api/account/profile`, { headers })).status).toBe(200)
    const asked = { method: 'POST', body: '{"query":"{ viewer { userName } }"}' }
    const { body } = await send(`${test.url}/graphql`, { ...asked, headers: { ...headers, ...json } })
    expect(JSON.parse(body)).toEqual({ data: { viewer: { userName: user.userName } } })
    const negotiated = await send(`${test.url}/hub/user/negotiate?game=${gameId}`, {
      method: 'POST',
      headers,
    })
    expect(negotiated.status).toBe(200)
    expect(await shakeHands(test.url, { authorization })).toBe(101)
  })

  it('does not prove that a form is of a page of ours', async () => {
    const form = new FormData()
    form.set('operations', '{"query":"{ __typename }"}')
    form.set('map', '{}')
    const post = (headers: Headers) => fetch(`${test.url}/graphql`, { method: 'POST', body: form, headers })
    expect((await post({ authorization: 'Basic dGVhbTpzZWNyZXQ=' })).status).toBe(403)
    expect((await post({ 'graphql-require-preflight': '1' })).status).toBe(200)
  })

  it('leaves a wrong token wrong', async () => {
    for (const authorization of ['Bearer x', 'bearer hly_x', 'Bearer', 'Bearer '])
      expect((await send(`${test.url}/api/config`, { headers: { authorization } })).status).toBe(401)
  })
})

describe('an action without a body', () => {
  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/octet-stream',
    'nonsense',
    'application/json',
  ])('may name the type %s', async (type) => {
    for (const path of [`/api/admin/users/search?hint=${user.userName}`, '/api/admin/teams/search?hint=x']) {
      const headers = { cookie: admin.cookieHeader, 'content-type': type, 'content-length': '0' }
      expect((await send(test.url + path, { method: 'POST', headers })).status).toBe(200)
    }
  })

  it('is refused with one of a type that nobody reads', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send(`${test.url}/api/account/login`, { method: 'POST', headers, body: 'a=b' })
    expect(answer.status).toBe(415)
  })
})

describe('a body', () => {
  const asked = JSON.stringify({ query: '{ __typename }' })
  const post = (path: string, body: string | Buffer, headers: Headers) =>
    send(test.url + path, { method: 'POST', headers: { ...json, ...headers }, body })
  const gzip = { 'content-encoding': 'gzip' }

  it('may be compressed, or begin with a mark of its byte order', async () => {
    const wanted = { status: 200, body: '{"data":{"__typename":"Query"}}' }
    expect(await post('/graphql', gzipSync(asked), gzip)).toMatchObject(wanted)
    expect(await post('/graphql', brotliCompressSync(asked), { 'content-encoding': 'br' })).toMatchObject(
      wanted,
    )
    expect(await post('/graphql', `\uFEFF${asked}`, {})).toMatchObject(wanted)
    const wrong = JSON.stringify({ userName: user.userName, password: 'wrong' })
    expect((await post('/api/account/login', gzipSync(wrong), gzip)).status).toBe(401)
    expect((await post('/api/account/login', `\uFEFF${wrong}`, {})).status).toBe(401)
  })

  it('counts with its length after decompression, and is refused if it is not what its header says', async () => {
    const long = gzipSync(JSON.stringify({ query: ' '.repeat(5_000_000) }))
    expect((await post('/graphql', long, gzip)).status).toBe(413)
    expect((await post('/graphql', asked, gzip)).status).toBe(400)
    expect((await post('/graphql', gzipSync(asked).subarray(0, -12), gzip)).status).toBe(400)
    expect((await post('/graphql', asked, { 'content-encoding': 'nonsense' })).status).toBe(415)
  })

  it('that is a form is not compressed', async () => {
    const part = 'Content-Disposition: form-data; name="files"; filename="a.txt"'
    const form = `--x\r\n${part}\r\n\r\n${randomBytes(200_000).toString('hex')}\r\n--x--\r\n`
    const answer = await post('/api/assets', gzipSync(form), {
      ...gzip,
      'content-type': 'multipart/form-data; boundary=x',
      cookie: admin.cookieHeader,
    })
    expect(answer.status).toBe(415)
  })
})

it('may be asked below a base address that ends with a slash', async () => {
  const { body } = await send(`${test.url}/api/config`)
  expect(await send(`${test.url}//api/config`)).toMatchObject({ status: 200, body })
  expect((await send(`${test.url}//api/nothing`)).status).toBe(404)
})

it('takes a token in a query at hubs only, and logs it nowhere', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const wanted = { name: 'hub', scopes: ['read'], expiresAt }
  const { token } = await user.mutate<{ token: string }>('createApiToken', wanted, 'token')
  const status = async (path: string) => (await send(test.url + path, { method: 'POST' })).status
  expect(await status(`/hub/user/negotiate?access_token=${token}`)).toBe(200)
  expect(await status('/hub/user/negotiate?access_token=hly_wrong')).toBe(401)
  const { status: profile } = await send(`${test.url}/api/account/profile?access_token=${token}`)
  expect(profile).toBe(401)
  await send(`${test.url}/hub/user?id=%zz&access_token=${token}`)
  await send(`${test.url}/hub/%zz?access_token=${token}`)
  expect(log.text()).not.toContain(token)
})

describe('a query string', () => {
  const read = async (query: string) => {
    const { headers, body, status } = await send(`${test.url}/api/game/${gameId}/events.csv?${query}`, {
      headers: { cookie: admin.cookieHeader },
    })
    return { status, body, ignored: headers['x-ignored-members'] }
  }

  it.each(['types=', 'types%5B%5D=', 'types[]=', 'types[0]='])('writes a list as %s', async (name) => {
    expect(await read(`${name}Nonsense`)).toMatchObject({ status: 400 })
    const { status, ignored } = await read(`${name}CheatDetected&${name.replace('0', '1')}FlagSubmit`)
    expect({ status, ignored }).toEqual({ status: 200, ignored: undefined })
  })

  it('is told which of its names are unknown', async () => {
    expect(await read('type=FlagSubmit&culture=de-DE&Since=0')).toMatchObject({
      status: 200,
      ignored: 'type',
    })
  })

  it.each([
    ['count=abc', /count has the wrong type/],
    ['count=', /count has the wrong type/],
    ['hideContainer=abc', /hideContainer/],
  ])('is told what is wrong with %s', async (query, message) => {
    const { status, body } = await admin.rest('GET', `/api/game/${gameId}/events?${query}`)
    expect(status).toBe(400)
    expect((body as { title: string }).title).toMatch(message)
    expect((body as { title: string }).title).not.toMatch(/required/)
  })
})

it('gives null for each of many ids that names no object', async () => {
  const ids = ['xx', Buffer.from(`Game:${gameId}`).toString('base64'), '', 'R2FtZTphYmM=', 'Tm9uc2Vuc2U6MQ==']
  const asked = await user.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { ids })
  expect(asked).toEqual({ data: { nodes: [null, { __typename: 'Game' }, null, null, null] } })
  const one = await user.graphql('{ node(id: "xx") { __typename } }')
  expect(one.errors?.[0]?.extensions?.code).toBe('INVALID_INPUT')
})

it('reads the port of a challenge as later levels call it', async () => {
  const challengeId = await makeChallenge(admin, gameId, { type: 'StaticContainer' })
  const path = `/api/edit/games/${gameId}/challenges/${challengeId}`
  const put = async (changes: object) => {
    const { body, headers } = await admin.rest('PUT', path, changes)
    const { containerExposePort: port } = body as { containerExposePort: number }
    return { port, ignored: headers.get('x-ignored-members') }
  }
  expect(await put({ exposePort: 8080, networkMode: 'Open' })).toEqual({ port: 8080, ignored: 'networkMode' })
  expect(await put({ ExposePort: 8081, containerExposePort: null })).toEqual({ port: 8081, ignored: null })
  expect(await put({ exposePort: 1, containerExposePort: 8082 })).toEqual({
    port: 8082,
    ignored: 'exposePort',
  })
  expect(await put({ exposePort: null })).toMatchObject({ port: 8082 })
})

it.each([
  ['/api/config', ''],
  ['/', ''],
  ['/assets/x/y', ''],
  [
    '/graphql',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
  ],
])('refuses a request for %s with two hosts', async (path, others) => {
  const { hostname, port } = new URL(test.url)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(
    `GET ${path} HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\n${others || 'Connection: close\r\n'}\r\n`,
  )
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})
