import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { loadConfig } from '../../../server/config/config.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { until } from '../../kit/wait.ts'
import { filledIn, host, proxyKinds, tool, type Certificate } from './proxy-kinds.ts'
import { makeCertificate, secureRequest, startReverseProxy, type ReverseProxy } from './reverse-proxy.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const json = { 'content-type': 'application/json' }
let certificate: Certificate

beforeAll(() => {
  certificate = makeCertificate()
})

afterAll(() => certificate?.remove())

describe.each(proxyKinds)('behind $name with the file of deploy/', (kind) => {
  let test: TestApp
  let proxy: ReverseProxy

  beforeAll(async () => {
    // Clients use other loopback addresses, so only the proxy's own address is trusted.
    const env = { HALYARD_PUBLIC_URL: `https://${host}`, HALYARD_TRUSTED_PROXIES: '127.0.0.1' }
    test = await startTestApp({ env })
    proxy = await startReverseProxy(kind, { upstream: new URL(test.url).host, certificate })
  })

  afterAll(async () => {
    await proxy?.stop()
    await test?.dispose()
  })

  const ask = (asked: Omit<Parameters<typeof secureRequest>[0], 'port' | 'certificate'>) =>
    secureRequest({ port: proxy.port, certificate, ...asked })

  it('leads plain HTTP to TLS', async () => {
    const request = plainRequest({ host: '127.0.0.1', port: proxy.plainPort, headers: { host } }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    expect([301, 308]).toContain(response.statusCode)
    expect(response.headers.location).toMatch(new RegExp(`^https://${host}`))
  })

  it('sends the client’s real address to the platform, whatever headers the client sends', async () => {
    const account = { userName: `by${kind.name}`, email: `by${kind.name}@example.test`, password: 'Th3proxy' }
    const response = await ask({
      pathname: '/api/account/register',
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify(account),
      from: '127.0.0.2',
    })
    expect([response.statusCode, await text(response)]).toEqual([200, expect.any(String)])
    expect(response.headers['set-cookie']?.join()).toContain('Secure')
    await test.services.logs.flush()
    const row = await test.services.db.log.findFirstOrThrow({ where: { userName: account.userName } })
    expect(row.remoteIp).toBe('127.0.0.2')
  })

  it('lets WebSocket pass', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${proxy.port}/graphql`, 'graphql-transport-ws', {
      agent: new Agent({ ca: readFileSync(certificate.cert), servername: host }),
      headers: { host },
      origin: `https://${host}`,
    })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init' }))
    const [message] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_ack' })
    socket.close()
  })

  it('forwards server-sent events without a delay', async () => {
    const admin = await signIn(test, 'Admin')
    const gameId = await makeGame(admin)
    const response = await ask({
      pathname: '/graphql',
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream' },
      body: JSON.stringify(
        withGlobalIds({
          query:
            'subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { ... on TextNotice { content } } }',
          variables: { gameId },
        }),
      ),
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/event-stream')
    let heard = ''
    response.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    await until(async () => {
      await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Hello' })
      // The second one shows that the answer stays open after its first part.
      return heard.split('"content":"Hello"').length > 2
    }, 'events have arrived while the answer is open')
    response.destroy()
  })
})

it('has a unit file that systemd accepts unchanged', () => {
  const file = path.join(certificate.folder, 'halyard.service')
  // The path of Node differs between machines.
  writeFileSync(file, filledIn('halyard.service', [['/usr/bin/node', process.execPath]]))
  const output = execFileSync(tool('systemd-analyze'), ['verify', '--man=no', file], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(output).toBe('')
  const unit = readFileSync(path.join(root, 'deploy/halyard.service'), 'utf8')
  for (const line of ['[Install]', 'WantedBy=multi-user.target', 'After=network-online.target'])
    expect(unit).toContain(line)
})

describe('deploy/compose.yaml', () => {
  const given = {
    POSTGRES_PASSWORD: 'a password of the database',
    HALYARD_SECRET: 'a secret of at least thirty-two characters',
    HALYARD_PUBLIC_URL: `https://${host}`,
  }
  type Service = { environment: Record<string, string>; image?: string }

  function resolved(): { services: Record<string, Service> } {
    const file = path.join(certificate.folder, 'compose.yaml')
    const settings = path.join(certificate.folder, 'settings.env')
    writeFileSync(
      settings,
      'HALYARD_COMPAT_PREFIX=OTHER\nHALYARD_SECRET=another secret of thirty-two characters\n',
    )
    // Compose 1, which Debian has, does not support the project's name in the file.
    const changes: [string, string][] = [
      ['name: halyard\n', ''],
      ['env_file: .env', `env_file: ${settings}`],
    ]
    writeFileSync(file, filledIn('compose.yaml', changes))
    const words = ['--file', file, '--project-directory', path.join(root, 'deploy'), 'config']
    const env = { ...given, PATH: process.env['PATH'], HOME: certificate.folder }
    return parse(execFileSync(tool('docker-compose'), words, { encoding: 'utf8', stdio: 'pipe', env }))
  }

  it('is taken by Compose, and its settings by the platform', () => {
    const { services } = resolved()
    const environment = services['platform']?.environment ?? {}
    const config = loadConfig(environment, certificate.folder)
    expect(config).toMatchObject({
      publicUrl: `https://${host}`,
      secret: given.HALYARD_SECRET,
      compatPrefix: 'OTHER',
    })
    expect(config.trustedProxies).toContain('172.16.0.0/12')
  })

  it('names exact versions of its images', () => {
    const images = Object.values(resolved().services).flatMap(({ image }) => image ?? [])
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm$/)
  })
})
