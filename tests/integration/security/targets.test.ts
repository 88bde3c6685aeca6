import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../server/context.ts'
import { RateLimitedError } from '../../../server/use-case/errors.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

// Loopback is exempt from limits, so a trusted proxy sends another client address.
let addresses = 0
const newAddress = () => `192.0.2.${(addresses += 1)}`

type Asked = { method?: string; ip?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with any target. It sends only the given body, whatever length its headers say. */
async function ask(
  target: string,
  { method = 'GET', ip = newAddress(), headers = {}, body = '' }: Asked = {},
) {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const sent = {
    host: new URL(test.url).host,
    'x-forwarded-for': ip,
    connection: 'close',
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    ...headers,
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}

describe('a target in an unusual spelling', () => {
  it.each([
    ['/%61pi/config'],
    ['/API/%43onfig'],
    ['/api/config/'],
    ['http://elsewhere.test/api/config'],
    ['http://elsewhere.test/%61pi/config?culture=en-US'],
  ])('is the route that it names: GET %s', async (target) => {
    const answer = await ask(target)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toHaveProperty('title')
    expect(answer.head).toContain('content-language:')
    expect(answer.head).toContain('cache-control: no-store')
  })

  it('is a GraphQL operation like any other', async () => {
    const body = JSON.stringify({ query: '{ platform { apiLevel } }' })
    for (const target of ['/%67raphql', '/graphql/', 'http://elsewhere.test/graphql']) {
      expect(await ask(target, { method: 'POST', body })).toMatchObject({
        status: 200,
        body: '{"data":{"platform":{"apiLevel":"1.2.6"}}}',
      })
    }
  })

  it.each([
    ['OPTIONS', '*', 404],
    ['OPTIONS', '/api/config', 405],
    ['GET', '/api/%zz', 400],
    ['GET', '/%zz', 400],
    ['GET', '/%E0%A4%A', 400],
    ['POST', '/%61pi/nothing', 404],
    ['GET', '/%61pi/nothing', 404],
    ['GET', 'http://elsewhere.test/api/nothing', 404],
    ['PUT', '/%67raphql', 405],
    ['GET', `/assets/${'a'.repeat(64)}/%zz`, 400],
  ])('%s %s is refused as it is elsewhere', async (method, target, status) => {
    const answer = await ask(target, { method })
    expect([answer.status, answer.body]).toEqual([status, expect.stringMatching(/"(title|errors)":/)])
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  it('is rejected if a part of it is too long', async () => {
    const answer = await ask(`/assets/${'a'.repeat(64)}/${'a'.repeat(4000)}`)
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('"title":')])
  })

  it.each([
    ['/%61pi/config'],
    ['http://elsewhere.test/api/config'],
    ['/api/%zz'],
    ['/%61pi/nothing'],
    ['/healthz'],
    ['/readyz'],
    ['/favicon.webp'],
    ['/games/1'],
  ])('counts for the global limit: %s', async (target) => {
    const ip = newAddress()
    const caller = { isLimited: true } as Context
    const drain = async () => {
      for (;;) await test.services.limits.charge(caller, 'global', `ip:${ip}`)
    }
    await expect(drain()).rejects.toThrow(RateLimitedError)
    // A permit is added every 0.4 s.
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(target, { ip })))
    expect(answers.map(({ status }) => status)).toContain(429)
  })

  it.each([['a b'], ['[::1'], ['a:b:c'], ['%zz'], ['a:99999']])('of the host %j is refused', async (host) => {
    const body = JSON.stringify({ query: '{ platform { apiLevel } }' })
    for (const target of ['/graphql', 'http://elsewhere.test/graphql']) {
      expect((await ask(target, { method: 'POST', headers: { host }, body })).status).toBe(400)
    }
  })

  it('does not evade the origin check', async () => {
    const headers = { origin: 'http://elsewhere.test' }
    const body = '{"userName":"somebody","password":"Some1pass"}'
    for (const target of ['/api/account/login', '/%61pi/account/login', 'http://a.test/api/account/login']) {
      expect((await ask(target, { method: 'POST', headers, body })).status).toBe(403)
    }
  })
})

describe('the length of a body', () => {
  const announced = (bytes: number, cookie = '') => ({
    'content-type': 'application/json',
    'content-length': String(bytes),
    ...(cookie && { cookie }),
  })

  it.each([
    ['POST', '/api/account/login'],
    ['PUT', '/api/account/update'],
    ['PUT', '/api/admin/config'],
    ['POST', '/api/edit/posts'],
    ['POST', '/graphql'],
    ['POST', '/api/nothing'],
  ])('is refused before any of it is read: %s %s by nobody', async (method, target) => {
    // The body is never sent, so a server that waits for it would not respond.
    expect((await ask(target, { method, headers: announced(65_537) })).status).toBe(413)
  })

  it.each([
    ['PUT', '/api/admin/config'],
    ['POST', '/api/edit/posts'],
    ['POST', '/graphql'],
  ])('is refused before any of it is read: %s %s by a player', async (method, target) => {
    const player = await signIn(test)
    const headers = announced(65_537, player.cookieHeader)
    expect((await ask(target, { method, headers })).status).toBe(413)
  })

  it('without a Content-Length is rejected as soon as it is too long', async () => {
    const headers = { 'content-type': 'application/json' }
    const request = http.request(`${test.url}/api/account/login`, { method: 'POST', headers })
    request.write(' '.repeat(100_000))
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    expect(response.statusCode).toBe(413)
    request.end()
    await text(response)
  })

  it('may be 30 MB for authors, on their own routes and over GraphQL', async () => {
    const author = await signIn(test, 'Admin')
    const content = 'x'.repeat(1_500_000)
    const post = await author.rest('POST', '/api/edit/posts', { title: 'Long', summary: '', content })
    expect(post.status).toBe(200)
    const made = await author.mutate('createPost', { title: 'Long', content })
    expect(made.__typename).toBe('CreatePostPayload')
    expect((await author.rest('PUT', '/api/account/update', { bio: content })).status).toBe(413)
    const headers = announced(30_000_001, author.cookieHeader)
    expect((await ask('/api/edit/posts', { method: 'POST', headers })).status).toBe(413)
  })
})
