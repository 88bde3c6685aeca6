import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { setup as buildClient } from '../../kit/services/client-build-setup.js'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
/** The size of the base image: Debian's image of that version, unpacked. */
const baseMegabytes = 80
const limitMegabytes = 350
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}

let image: string
let app: string
let node: string
let databaseUrl: string

beforeAll(async () => {
  await buildClient()
  image = mkdtempSync(path.join(tmpdir(), 'halyard-image-'))
  chmodSync(image, 0o755)
  app = path.join(image, 'app')
  execFileSync(process.execPath, [path.join(root, 'scripts/collect-app.js'), app])
  node = path.join(image, 'node')
  copyFileSync(process.execPath, node)
  databaseUrl = await createTestDatabase()
})

afterAll(async () => {
  await dropTestDatabase(databaseUrl)
  rmSync(image, { recursive: true, force: true })
})

function bytesOf(file: string): number {
  const found = lstatSync(file)
  if (!found.isDirectory()) return found.size
  return readdirSync(file).reduce((sum, name) => sum + bytesOf(path.join(file, name)), 0)
}

it('stays small, including Node and the base image', () => {
  const megabytes = bytesOf(image) / 1e6
  expect(megabytes + baseMegabytes).toBeLessThan(limitMegabytes)
})

it('is built by the commands that this test runs', () => {
  expect(dockerfile).toContain('node scripts/run.js build && node scripts/collect-app.js /app\n')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  for (const base of bases) expect(base).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+(@sha256:[0-9a-f]{64})?$/)
})

it('serves as an ordinary user without write access to the image', async () => {
  const dataDir = path.join(image, 'data')
  mkdirSync(dataDir)
  if (user.uid !== undefined) chownSync(dataDir, user.uid, user.gid)
  const port = await freePort()
  const environment =
    /^ENV (.*)$/m
      .exec(dockerfile)?.[1]
      ?.split(' ')
      .map((pair) => pair.split('=')) ?? []
  const [command, ...words] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '') as string[]
  expect(command).toBe('node')
  const server = spawn(node, words, {
    cwd: app,
    env: {
      ...(Object.fromEntries(environment) as Record<string, string>),
      HOST: '127.0.0.1',
      PORT: String(port),
      HALYARD_DATA_DIR: dataDir,
      HALYARD_METRICS_PORT: '0',
      HALYARD_CONTAINERS: 'none',
      HALYARD_ADMIN_PASSWORD: 'Im4gepassword',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(server, 'exit')
  try {
    await until(() => {
      if (server.exitCode !== null) throw new Error(`the server ended:\n${output}`)
      return output.includes('Halyard is up')
    }, 'the server is up')
    const visitor = new Actor(`http://127.0.0.1:${port}`)
    const page = await visitor.fetch('/', { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')])
    const explorer = await visitor.fetch('/graphql', { headers: { accept: 'text/html' } })
    expect(explorer.status).toBe(200)
    const credentials = { userName: 'Admin', password: 'Im4gepassword' }
    expect((await visitor.rest('POST', '/api/account/login', credentials)).status).toBe(200)
    expect((await visitor.rest('GET', '/api/admin/config')).status).toBe(200)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

it('has the CLI with the operator commands', () => {
  const run = (...words: string[]) =>
    execFileSync(node, ['cli/bin.js', ...words], { cwd: app, encoding: 'utf8', env: {}, ...user })
  expect(run('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(run('admin', '--help')).toContain('reset-password')
})
