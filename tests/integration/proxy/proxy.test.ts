import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import {
  addContainer,
  dial,
  exchange,
  giveToFirstTeam,
  proxySettings,
  proxyUrl,
  refusalOf,
  startTarget,
  type TestTarget,
} from '../../kit/services/proxy.ts'

const log = captureLog('debug')
let test: TestApp
let played: PlayedGame
let target: TestTarget

beforeAll(async () => {
  test = await startTestApp({ env: proxySettings, logger: log.logger })
  played = await makePlayedGame(test, { teams: 1, challenges: 1 })
  target = await startTarget()
})

afterAll(async () => {
  await test.dispose()
  await target.stop()
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

describe('a plain request', () => {
  it('reports with any method whether the container exists', async () => {
    const id = await addContainer(test.services.pool, { port: target.port })
    for (const method of methods) {
      for (const folder of ['', 'noinst/']) {
        const answer = await test.anonymous().rest(method, `/api/proxy/${folder}${id}`)
        expect([method, answer.status, answer.text]).toEqual([method, 204, ''])
        const other = await test.anonymous().rest(method, `/api/proxy/${folder}${randomUUID()}`)
        expect([method, other.status]).toEqual([method, 404])
      }
    }
    const answer = await test.anonymous().rest('GET', `/api/proxy/${id.toUpperCase()}`)
    expect(answer.status).toBe(204)
    await test.services.db.container.delete({ where: { id } })
    expect(await test.anonymous().rest('GET', `/api/proxy/${id}`)).toMatchObject({
      status: 404,
      body: { status: 404, code: 'CONTAINER_NOT_FOUND' },
    })
  })

  it('knows no other ids', async () => {
    const answer = await test.anonymous().rest('GET', '/api/proxy/1')
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'HTTP_NOT_FOUND'])
  })

  it('for another protocol is no WebSocket', async () => {
    const id = await addContainer(test.services.pool, { port: target.port })
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const offers = [
      ['GET', 'Upgrade: h2c\r\n'],
      ['GET', 'Upgrade: websocket\r\n'],
      ['POST', `Upgrade: websocket\r\n${key}`],
      ['GET', `Upgrade: websocket\r\n${key.replace('13', '12')}`],
      ['GET', `Upgrade: websocket\r\n${key.replace('==', '')}`],
    ]
    for (const [method, headers] of offers) {
      const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
      socket.write(
        `${method} /api/proxy/${id} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n${headers}\r\n`,
      )
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 204 No Content\r\n/)
    }
  })
})

describe('a connection', () => {
  it('needs no session, only the id, from any origin', async () => {
    const id = await addContainer(test.services.pool, { port: target.port })
    for (const folder of ['', 'noinst/']) {
      const socket = await dial(proxyUrl(test, id, folder))
      expect((await exchange(socket, 'ahoy')).toString()).toBe('ahoy')
      expect(socket.protocol).toBe('')
      socket.terminate()
    }
    const stranger = { origin: 'https://elsewhere.example', cookie: 'halyard_session=gone' }
    const gone = await refusalOf(proxyUrl(test, randomUUID()), stranger)
    expect(gone).toEqual({
      status: 404,
      body: { title: 'Instance not found.', status: 404, code: 'CONTAINER_NOT_FOUND' },
    })
  })

  it('is not made to containers that players reach by themselves, nor to those that have ended', async () => {
    const direct = await addContainer(test.services.pool, { port: target.port, isProxy: false })
    const ended = await addContainer(test.services.pool, { port: target.port, status: 'Destroyed' })
    for (const id of [direct, ended]) {
      for (const folder of ['', 'noinst/']) {
        expect(await refusalOf(proxyUrl(test, id, folder))).toMatchObject({ status: 404 })
      }
    }
  })

  it('to a team’s container is not made past the count of its connections', async () => {
    const id = await addContainer(test.services.pool, { port: target.port })
    await giveToFirstTeam(test, { played, containerId: id })
    expect(await refusalOf(proxyUrl(test, id, 'noinst/'))).toMatchObject({
      status: 404,
      body: { code: 'CONTAINER_NOT_FOUND' },
    })
    const socket = await dial(proxyUrl(test, id))
    expect((await exchange(socket, 'ahoy')).toString()).toBe('ahoy')
    socket.terminate()
  })

  it('says why nothing can be reached', async () => {
    const closed = await addContainer(test.services.pool, { port: await freePort() })
    expect(await refusalOf(proxyUrl(test, closed))).toMatchObject({
      status: 418,
      body: { status: 418, code: 'PROXY_UNREACHABLE', title: expect.stringContaining('ECONNREFUSED') },
    })
    const nowhere = await addContainer(test.services.pool, { port: target.port, ip: '' })
    expect(await refusalOf(proxyUrl(test, nowhere))).toMatchObject({
      status: 400,
      body: { status: 400, code: 'PROXY_ADDRESS_UNRESOLVED' },
    })
    // `.invalid` never resolves (RFC 6761).
    const unknown = await addContainer(test.services.pool, { port: target.port, ip: 'gone.invalid' })
    expect(await refusalOf(proxyUrl(test, unknown))).toMatchObject({
      status: 500,
      body: { status: 500, code: 'HTTP_SERVER_ERROR' },
    })
    const named = await addContainer(test.services.pool, { port: target.port, ip: 'localhost' })
    const socket = await dial(proxyUrl(test, named))
    expect((await exchange(socket, 'ahoy')).toString()).toBe('ahoy')
    socket.terminate()
  })

  it('that is refused leaves one line in the log, at info and without a stack', async () => {
    const refused: [id: string, code: string][] = [
      [await addContainer(test.services.pool, { port: await freePort() }), 'PROXY_UNREACHABLE'],
      [await addContainer(test.services.pool, { port: target.port, ip: '' }), 'PROXY_ADDRESS_UNRESOLVED'],
      [randomUUID(), 'CONTAINER_NOT_FOUND'],
    ]
    for (const [id, code] of refused) {
      const before = log.lines.length
      await refusalOf(proxyUrl(test, id))
      const line = await log.lineWith('refused a connection to a container', id.slice(0, 8))
      expect(line).toMatchObject({ level: 30, container: id.slice(0, 8), client: '127.0.0.1', code })
      const since = log.lines.slice(before).filter(({ part }) => part !== 'http')
      expect(since.filter(({ level, err }) => level > 20 || err !== undefined)).toEqual([line])
    }
  })

  it('leaves a line in the log: who, where to, and how much', async () => {
    const id = await addContainer(test.services.pool, { port: target.port })
    const socket = await dial(proxyUrl(test, id))
    await exchange(socket, 'ahoy there')
    socket.close()
    const line = await log.lineWith('a connection to a container ended', id.slice(0, 8))
    expect(line).toMatchObject({
      level: 20,
      container: id.slice(0, 8),
      client: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      target: `127.0.0.1:${target.port}`,
      fromClientBytes: 10,
      toClientBytes: 10,
    })
  })
})

it('nothing is passed on where players reach containers by themselves', async () => {
  const other = await startTestApp()
  const id = await addContainer(other.services.pool, { port: target.port })
  const expected = { status: 400, body: { status: 400, code: 'PROXY_DISABLED' } }
  for (const folder of ['', 'noinst/']) {
    expect(await other.anonymous().rest('GET', `/api/proxy/${folder}${id}`)).toMatchObject(expected)
    expect(await refusalOf(proxyUrl(other, id, folder))).toMatchObject(expected)
  }
  await other.dispose()
})

it('connections count for the limit of requests', async () => {
  const id = await addContainer(test.services.pool, { port: target.port })
  const admin = await signIn(test, 'Admin')
  const headers = { ...admin.headers, cookie: admin.cookieHeader, 'x-forwarded-for': '203.0.113.9' }
  const statuses: number[] = []
  // A slow machine regains permits during the first requests.
  while (!statuses.includes(429) && statuses.length < 2000) {
    const requests = Array.from({ length: 160 }, () => refusalOf(proxyUrl(test, randomUUID()), headers))
    statuses.push(...(await Promise.all(requests)).map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(140)
  expect(statuses).toContain(429)
  expect(await test.anonymous().rest('GET', `/api/proxy/${id}`)).toMatchObject({ status: 204 })
})
