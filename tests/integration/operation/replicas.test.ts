import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../server/config/config.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { filledIn, tool } from './proxy-kinds.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const secret = 'a secret of at least thirty-two characters'
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-replicas-'))

let redis: TestRedis
let replicas: TestApp[]
let proxy: ChildProcess
let url: string

beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url, HALYARD_SECRET: secret }
  const first = await startTestApp({ env })
  replicas = [first, await startTestApp({ env, databaseUrl: first.databaseUrl })]
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const file = path.join(folder, 'Caddyfile')
  const upstreams = replicas.map((replica) => new URL(replica.url).host).join(' ')
  const site = filledIn('Caddyfile.replicas', [
    [':8080 {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
    ['dynamic a platform 8080 {\n\t\t\trefresh 5s\n\t\t}', `to ${upstreams}`],
    ['least_conn', 'round_robin'],
  ])
  writeFileSync(file, `{\n\tadmin off\n\tstorage file_system ${folder}/caddy\n}\n${site}`)
  proxy = spawn(tool('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: folder },
  })
  await until(
    () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'the proxy answers',
  )
})

afterAll(async () => {
  const ended = once(proxy, 'exit')
  proxy.kill('SIGTERM')
  await ended
  for (const replica of replicas.toReversed()) await replica.dispose()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('serves a session from both replicas, and live updates of one through the other', async () => {
  const [first] = replicas
  if (!first) throw new Error('no replica')
  const admin = await signIn(first, 'Admin')
  const gameId = await makeGame(admin)
  const through = new Actor(url, { cookie: admin.cookieHeader })
  for (let count = 0; count < 6; count += 1) {
    expect((await through.rest('GET', '/api/account/profile')).status).toBe(200)
  }
  const heard = Array.from({ length: 4 }, () =>
    followOverSocket(url, {
      query: 'subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { id } }',
      variables: { gameId },
    }),
  )
  const over = new AbortController()
  const posting = (async () => {
    while (!over.signal.aborted)
      await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Hello' })
  })()
  const results = await Promise.all(heard.map((live) => live.next()))
  over.abort()
  await posting
  expect(results.filter((result) => result?.data)).toHaveLength(4)
  await Promise.all(heard.map((live) => live.stop()))
})

it('has a proxy file that Caddy accepts unchanged', () => {
  const words = [
    'validate',
    '--config',
    path.join(root, 'deploy/Caddyfile.replicas'),
    '--adapter',
    'caddyfile',
  ]
  const env = { PATH: process.env['PATH'], HOME: folder }
  expect(() => execFileSync(tool('caddy'), words, { stdio: 'pipe', env })).not.toThrow()
})

it('has a file that Compose takes, with settings that the platform accepts', () => {
  type Service = { environment: Record<string, string> }
  const file = path.join(folder, 'compose.yaml')
  // Compose 1, which Debian has, does not support the project's name in the file.
  const settings = path.join(folder, 'settings.env')
  writeFileSync(settings, 'HALYARD_COMPAT_PREFIX=OTHER\n')
  const changes: [string, string][] = [
    ['name: halyard\n', ''],
    ['env_file: .env', `env_file: ${settings}`],
  ]
  writeFileSync(file, filledIn('compose.replicas.yaml', changes))
  const words = ['--file', file, '--project-directory', path.join(root, 'deploy'), 'config']
  const given = {
    POSTGRES_PASSWORD: 'pw',
    HALYARD_SECRET: secret,
    HALYARD_PUBLIC_URL: 'https://ctf.example.org',
  }
  const env = { ...given, PATH: process.env['PATH'], HOME: folder }
  const text = execFileSync(tool('docker-compose'), words, { encoding: 'utf8', stdio: 'pipe', env })
  const { services } = parse(text) as { services: Record<string, Service> }
  const config = loadConfig(services['platform']?.environment ?? {}, folder)
  expect(config).toMatchObject({
    redisUrl: 'redis://redis:6379',
    storage: { kind: 'disk', folder: '/files' },
    compatPrefix: 'OTHER',
  })
})
