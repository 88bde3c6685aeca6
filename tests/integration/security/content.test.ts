import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseSlowBodies } from '../../../server/http/slow-bodies.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { form, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const bytes = (content: string) => new TextEncoder().encode(content)
const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`

describe('a file that somebody uploaded', () => {
  const files: [name: string, content: string][] = [
    ['page.html', `<!doctype html>${script}`],
    ['page.htm', script],
    ['page.xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['drawing.svg', svg],
    ['drawing.svgz', svg],
    ['feed.xml', `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>`],
    ['style.xsl', '<xsl:stylesheet/>'],
    ['code.js', 'alert(1)'],
    ['code.mjs', 'alert(1)'],
    ['worker.wasm', '\0asm'],
    ['app.swf', 'FWS'],
    ['old.hta', script],
    ['mail.eml', `Content-Type: text/html\n\n${script}`],
    ['site.webmanifest', '{}'],
    ['picture.png', script],
    ['picture.gif', `GIF89a/*${script}*/`],
    ['paper.pdf', `%PDF-1.4 ${script}`],
    ['notes.txt', script],
    ['noextension', script],
    ['two.html.png', script],
    ['x.png/../page.html', script],
    ['"><script>alert(1)<', script],
    ['a\r\nX-Injected: 1', script],
  ]

  it.each(files)('runs nothing: %j', async (name, content) => {
    const hash = await uploadFile(admin, bytes(content), 'any.bin')
    const { status, headers } = await test.anonymous().fetch(`/assets/${hash}/${encodeURIComponent(name)}`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-injected')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    const type = headers.get('content-type') ?? ''
    expect(type).not.toMatch(/html|svg|xml|javascript|ecmascript|wasm|flash|manifest|message|multipart/i)
  })

  it('is not accepted as a picture by its name', async () => {
    for (const content of [svg, script, '%PDF-1.4', '<?xml version="1.0"?>']) {
      for (const name of ['a.png', 'a.svg', 'a.gif']) {
        const user = await signIn(test)
        const answer = await user.rest(
          'PUT',
          '/api/account/avatar',
          form({ bytes: bytes(content), name, field: 'file' }),
        )
        expect({ content, name, status: answer.status }).toEqual({ content, name, status: 400 })
      }
    }
  })
})

describe('answers', () => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
  }

  it.each([
    '/',
    '/games/1',
    '/api/config',
    '/api/nothing',
    '/graphql',
    '/api/docs',
    '/assets/x',
    '/favicon.ico',
    '/healthz',
  ])('carry what guards them: %s', async (path) => {
    const { headers } = await test.anonymous().fetch(path)
    expect(Object.fromEntries(headers)).toMatchObject(common)
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/', '/games/1', '/account/login?from=/"><script>alert(1)</script>', '/graphql', '/api/docs'])(
    'run scripts of the page alone: %s',
    async (path) => {
      const ask = () => test.anonymous().fetch(path, { headers: { accept: 'text/html' } })
      const [first, second] = [await ask(), await ask()]
      const policy = first.headers.get('content-security-policy') ?? ''
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
      expect(scripts).toMatch(/^script-src 'strict-dynamic' 'nonce-[A-Za-z0-9+/]{16}'$/)
      expect(policy).not.toContain('unsafe-eval')
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "form-action 'self'",
      ]) {
        expect(policy.split('; ')).toContain(part)
      }
      expect(second.headers.get('content-security-policy')).not.toBe(policy)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      const page = await first.text()
      // A browser does not execute JSON.
      for (const [tag] of page.matchAll(/<script(?! type="application\/json")[^>]*>/g))
        expect(tag).toContain(`nonce="${nonce}"`)
      expect(page).not.toContain('alert(1)')
      expect(page).not.toMatch(/ on\w+="/)
    },
  )

  it('stay in no cache where they are about somebody', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeChallenge(admin, gameId, { flags: ['flag{cached}'] })
    const player = await makePlayer(test, gameId)
    const paths: [Actor, string][] = [
      [player, '/api/account/profile'],
      [player, '/api/team'],
      [player, `/api/team/${player.teamId}/invite`],
      [player, `/api/game/${gameId}`],
      [player, `/api/game/${gameId}/details`],
      [player, `/api/game/${gameId}/challenges/${challengeId}`],
      [player, '/graphql?query=%7B%20viewer%20%7B%20email%20%7D%20%7D'],
      [admin, '/api/admin/users'],
      [admin, '/api/admin/config'],
      [admin, '/api/admin/logs'],
      [admin, `/api/game/${gameId}/submissions`],
      [admin, `/api/game/${gameId}/participations`],
      [admin, `/api/edit/games/${gameId}`],
      [admin, `/api/edit/games/${gameId}/challenges/${challengeId}`],
      [test.anonymous(), '/api/account/profile'],
    ]
    for (const [actor, path] of paths) {
      const { headers } = await actor.fetch(path)
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const graphql = await player.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ viewer { email } }"}',
    })
    expect(graphql.headers.get('cache-control')).toBe('no-store')
  })
})

describe('hostile requests of the internet', () => {
  /** Sends raw bytes and returns everything received until the connection closes. */
  async function sendRaw(bytesToSend: string, url = test.url): Promise<string> {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(bytesToSend)
    return text(socket).catch(() => 'reset')
  }
  const head = (line: string, ...headers: string[]) =>
    `${[line, 'Host: halyard', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
  const isUp = async () => (await test.anonymous().rest('GET', '/api/config')).status === 200

  it.each([
    ['TRACE', head('TRACE /api/config HTTP/1.1', 'Cookie: halyard_session=secret')],
    ['TRACE of a page', head('TRACE / HTTP/1.1', 'Cookie: halyard_session=secret')],
    ['CONNECT', head('CONNECT evil.test:443 HTTP/1.1')],
    ['a method of its own', head('STEAL /api/config HTTP/1.1')],
    ['a proxy request', head('GET http://evil.test/api/nothing HTTP/1.1')],
    ['large headers', head('GET /api/config HTTP/1.1', `X-Large: ${'x'.repeat(40_000)}`)],
    [
      'many headers',
      head(
        'GET /api/config HTTP/1.1',
        ...Array.from({ length: 3000 }, (_n, index) => `X-${index}: 12345678`),
      ),
    ],
    ['a long address', head(`GET /api/${'x'.repeat(40_000)} HTTP/1.1`)],
    ['two lengths', `${head('POST /graphql HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6')}hello!`],
    [
      'a length and chunks',
      `${head('POST /graphql HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['nonsense', '\0\x16\x03\x01\r\n\r\n'],
    ['a broken escape', head('GET /api/%E0%A4%A HTTP/1.1')],
    ['a way up', head('GET /assets/../../../../etc/passwd HTTP/1.1')],
    ['a hidden way up', head('GET /app/%2e%2e/%2e%2e/%2e%2e/package.json HTTP/1.1')],
  ])('is refused in few words: %s', async (_name, request) => {
    const answer = await sendRaw(request)
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed'
    const isPage = /content-type: text\/html/i.test(answer)
    expect(isPage || /^(4\d\d|closed)$/.test(status)).toBe(true)
    expect(answer).not.toMatch(/secret|root:|"dependencies"|node_modules| at .*\.ts:\d/)
    expect(await isUp()).toBe(true)
  })

  it('is not waited for: a body that does not come', async () => {
    const app = Fastify()
    refuseSlowBodies(app, { bodyMs: 200, uploadMs: 100_000 })
    app.post('/', async () => 'done')
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const slow =
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
      expect(await sendRaw(slow, url)).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      await app.close()
    }
  })
})
