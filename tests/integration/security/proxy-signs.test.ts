import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { signIn } from '../../kit/world/factories.ts'

const log = captureLog()
let test: TestApp

beforeAll(async () => {
  // Requests of the tests come from a loopback address, as those of a proxy that is not trusted.
  test = await startTestApp({ logger: log.logger, env: { HALYARD_TRUSTED_PROXIES: '192.0.2.1' } })
})
afterAll(() => test.dispose())

const warnings = () => log.lines.filter(({ level }) => level === 40).map(({ msg }) => msg)
const warningsWith = (part: string) => warnings().filter((line) => line.includes(part))

async function ask(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = (await once(get(`${test.url}${path}`, { headers }), 'response')) as [IncomingMessage]
  return response
}

it('answers 426 to a WebSocket whose upgrade was removed, and says it in the log once', async () => {
  const handshake = {
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': 'graphql-transport-ws',
  }
  for (let count = 0; count < 2; count += 1) {
    const response = await ask('/graphql', { ...handshake, 'accept-language': 'de' })
    expect([response.statusCode, response.headers.upgrade]).toEqual([426, 'websocket'])
    expect(await json(response)).toMatchObject({
      errors: [{ message: expect.stringContaining('Upgrade'), extensions: { code: 'HTTP_UPGRADE_REMOVED' } }],
    })
  }
  expect(warningsWith('without the header Upgrade')).toHaveLength(1)
})

it('names a proxy that is not trusted, and one that sends other headers', async () => {
  for (let count = 0; count < 2; count += 1) {
    for (const name of ['x-forwarded-for', 'x-real-ip']) {
      const response = await ask('/healthz', { [name]: '203.0.113.9' })
      expect([response.statusCode, await text(response)]).toEqual([200, expect.any(String)])
    }
  }
  expect(warningsWith('HALYARD_TRUSTED_PROXIES')).toHaveLength(1)
  expect(warningsWith('sends x-real-ip without X-Forwarded-For')).toHaveLength(1)
})

it('says that many users have one private address', async () => {
  for (let count = 0; count < 9; count += 1) {
    const actor = await signIn(test)
    expect((await actor.rest('GET', '/api/account/profile')).status).toBe(200)
  }
  expect(warningsWith('users came from')).toEqual([])
  await (await signIn(test)).rest('GET', '/api/account/profile')
  expect(warningsWith('10 users came from 127.0.0.1')).toHaveLength(1)
})

it('recognizes the PROXY protocol', async () => {
  for (let count = 0; count < 2; count += 1) {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
    socket.write('PROXY TCP4 203.0.113.9 192.0.2.1 4711 80\r\nGET / HTTP/1.1\r\nHost: here\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/)
  }
  expect(warningsWith('speaks the PROXY protocol')).toHaveLength(1)
})
