import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { createReadiness } from '../../../server/http/health/readiness.ts'
import { startOwnMetrics } from '../../../server/http/health/process-metrics.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { form } from '../../kit/calls/forms.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

describe('the transport of the contract', () => {
  it('answers 415 with a problem', async () => {
    const response = await test.anonymous().fetch('/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'text/html' },
      body: 'x',
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      415,
      'application/problem+json; charset=utf-8',
    ])
    expect(await response.json()).toEqual({
      type: expect.stringContaining('15.5.16'),
      title: expect.any(String),
      status: 415,
      code: 'HTTP_UNSUPPORTED_MEDIA_TYPE',
      traceId: response.headers.get('x-request-id'),
    })
  })

  it('names the members of a body that it does not know, and takes the others', async () => {
    const admin = await signIn(test, 'Admin')
    const game = { title: unique('cup'), start: Date.now(), end: Date.now() + 1000 }
    const made = await admin.rest('POST', '/api/edit/games', game)
    expect(made.headers.get('x-ignored-members')).toBeNull()
    const { id } = made.body as { id: number }
    const later = { title: 'Reef', category: 'Web', type: 'StaticContainer' }
    const created = await admin.rest('POST', `/api/edit/games/${id}/challenges`, later)
    const address = `/api/edit/games/${id}/challenges/${(created.body as { id: number }).id}`
    const changes = { content: 'Deep', exposedPort: 80, 'é, b': 1, '\uD800': 1, ['x'.repeat(65)]: 1 }
    const changed = await admin.rest('PUT', address, changes)
    expect(changed).toMatchObject({ status: 200, body: { content: 'Deep' } })
    expect(changed.headers.get('x-ignored-members')).toBe('exposedPort, %C3%A9%2C%20b, %EF%BF%BD')
    const flags = await admin.rest('POST', `${address}/flags`, [{ flag: 'flag{a}', note: 1 }])
    expect(flags.status).toBe(200)
    expect(flags.headers.get('x-ignored-members')).toBe('note')
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`m${index}`, index]))
    const named = (await admin.rest('PUT', address, many)).headers.get('x-ignored-members')
    expect(named?.split(', ')).toHaveLength(20)
  })

  it('accepts a GUID in its usual forms', async () => {
    const admin = await signIn(test, 'Admin')
    const { userId } = await signIn(test)
    const plain = userId.replaceAll('-', '')
    const forms = [userId, userId.toUpperCase(), plain, `{${userId}}`, `(${userId})`, `%7B${userId}%7D`]
    for (const id of forms) {
      const { status, body } = await admin.rest('GET', `/api/admin/users/${id}`)
      expect([id, status, body]).toEqual([id, 200, expect.objectContaining({ userId })])
    }
    for (const id of [`{${userId}`, `(${userId}}`, plain.slice(1), `{${plain}}`]) {
      expect((await admin.rest('GET', `/api/admin/users/${id}`)).status).toBe(404)
    }
  })

  it('accepts only pictures of the listed formats', async () => {
    const user = await signIn(test)
    const put = (bytes: Buffer) =>
      user.rest(
        'PUT',
        '/api/account/avatar',
        form({ bytes: new Uint8Array(bytes), name: 'a', field: 'file' }),
      )
    const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    const pbm = Buffer.concat([Buffer.from('P6 4 2 255\n'), Buffer.alloc(24, 200)])
    const tga = Buffer.from([
      0,
      0,
      2,
      ...Array<number>(9).fill(0),
      4,
      0,
      2,
      0,
      24,
      0,
      ...Array<number>(24).fill(9),
    ])
    for (const bytes of [pbm, tga, await picture.tiff().toBuffer()]) {
      const { status, body } = await put(bytes)
      expect([status, body]).toEqual([200, expect.stringMatching(/avatar\.webp$/)])
      const stored = await (await user.fetch(String(body))).arrayBuffer()
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 300, height: 150 })
    }
    const refused = await put(await picture.avif().toBuffer())
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'ASSET_NOT_AN_IMAGE' }])
  })
})

describe('health', () => {
  it('says little on the main port and the truth on the other', async () => {
    let isUp = true
    const storage = { check: () => (isUp ? Promise.resolve() : Promise.reject(new Error('away'))) }
    const services = {
      ...test.services,
      storage: { ...test.services.storage, ...storage } as typeof test.services.storage,
    }
    const ask = async () => {
      const metricsPort = await freePort()
      const metrics = await startOwnMetrics({
        ...services,
        readiness: createReadiness(services),
        config: { ...services.config, metricsPort },
      })
      const get = async (path: string) => {
        const response = await fetch(`http://127.0.0.1:${metricsPort}${path}`, {
          headers: { connection: 'close' },
        })
        return [response.status, await response.text()]
      }
      const answers = [await get('/healthz'), await get('/readyz'), await get('/healthz')]
      await metrics.dispose()
      return answers
    }
    const parts = { database: 'up', storage: 'up', redis: 'off', mail: 'off', containers: 'off' }
    const well = JSON.stringify(parts)
    expect(await ask()).toEqual([
      [200, 'Healthy'],
      [200, well],
      [200, 'Healthy'],
    ])
    isUp = false
    const ill = JSON.stringify({
      ...parts,
      storage: 'down',
      reasons: { storage: 'The storage does not keep files: away' },
    })
    expect(await ask()).toEqual([
      [503, 'Unhealthy'],
      [503, ill],
      [503, 'Unhealthy'],
    ])
    const main = await test.anonymous().rest('GET', '/readyz')
    expect([main.status, main.text]).toEqual([200, 'Ready'])
  })

  it('is asked for once, however many want to know', async () => {
    const two = await startTestApp({ databaseUrl: test.databaseUrl })
    let checks = 0
    const { check } = two.services.storage
    two.services.storage.check = () => {
      checks += 1
      return check.call(two.services.storage)
    }
    await Promise.all(Array.from({ length: 30 }, () => two.anonymous().rest('GET', '/readyz')))
    expect(checks).toBe(1)
    await two.dispose()
  })
})

describe('where the public URL is one of HTTPS', () => {
  let secure: TestApp
  const login = async (actor: Actor, userName: string) =>
    actor.fetch('/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password }),
    })

  beforeAll(async () => {
    secure = await startTestApp({
      env: { HALYARD_PUBLIC_URL: 'https://ctf.example.test' },
      isLoopbackLimited: true,
    })
  })
  afterAll(() => secure.dispose())

  it('cookies and HSTS follow it, for every protocol of the request', async () => {
    const { userName } = await signIn(secure)
    const answer = await login(secure.anonymous(), userName)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=2592000')
    const cookies = answer.headers.getSetCookie()
    const session = cookies.find((line) => line.startsWith('__Host-halyard_session=')) ?? ''
    expect(session).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/)
    expect(session).not.toMatch(/Domain=/i)
    expect(cookies.some((line) => line.startsWith('halyard_session='))).toBe(false)
    expect(cookies.every((line) => line.includes('Secure'))).toBe(true)
  })

  it('a cookie that another host of the domain can set is not a session', async () => {
    const attacker = await signIn(secure)
    const token = /__Host-halyard_session=([^;]+)/.exec(attacker.cookieHeader)?.[1] ?? ''
    const profile = async (cookie: string) =>
      (await new Actor(secure.url, { cookie }).rest('GET', '/api/account/profile')).status
    expect(await profile(`__Host-halyard_session=${token}`)).toBe(200)
    expect(await profile(`halyard_session=${token}`)).toBe(401)
  })

  it('an older session continues under the new cookie name', async () => {
    const { userId } = await signIn(secure)
    const old = 'A'.repeat(43)
    const expires = new Date(Date.now() + 6 * 86_400_000)
    const row = await secure.services.db.session.findFirstOrThrow({ where: { userId } })
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from(old)))
    await secure.services.db.session.update({
      where: { id: row.id },
      data: { tokenHash: hash, expiresAt: expires },
    })
    const visit = await fetch(`${secure.url}/api/account/profile`, {
      headers: { cookie: `halyard_session=${old}` },
    })
    expect(visit.status).toBe(200)
    const cookies = visit.headers.getSetCookie()
    expect(cookies.some((line) => line.startsWith(`__Host-halyard_session=${old};`))).toBe(true)
    expect(cookies.find((line) => line.startsWith('halyard_session=;'))).toMatch(/1970/)
  })

  it('loopback is not exempt from limits', async () => {
    const statuses = new Set<number>()
    // A slow machine gets permits back while it asks, so the number of requests is much higher than the limit.
    for (let asked = 0; asked < 2000 && !statuses.has(429); asked += 100) {
      const answers = Array.from({ length: 100 }, () => secure.anonymous().rest('GET', '/api/captcha'))
      for (const { status } of await Promise.all(answers)) statuses.add(status)
    }
    expect(statuses).toContain(429)
  })

  it('the log warns while there is none', async () => {
    const log = captureLog()
    const open = await startTestApp({ logger: log.logger, databaseUrl: test.databaseUrl })
    await open.dispose()
    expect(log.text()).toContain('requests from this machine are not limited: set HALYARD_PUBLIC_URL')
  })
})
