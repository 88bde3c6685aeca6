import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { childEnvironment } from '../../kit/server/child-environment.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let folder: string
let databaseUrl: string
let taken: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-start-'))
  databaseUrl = await createTestDatabase()
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
})

afterAll(async () => {
  taken.close()
  await dropTestDatabase(databaseUrl)
  rmSync(folder, { recursive: true, force: true })
})

type Run = { env: Record<string, string>; prefix?: string[] }

/** Starts a server that fails. Requires every line of its output to be a JSON log line. */
async function failToStart({ env, prefix = [] }: Run) {
  const [command, ...args] = [...prefix, process.execPath, path.join(root, 'server/main.ts')]
  const server = spawn(command, args, {
    cwd: folder,
    env: childEnvironment({ PORT: '0', HALYARD_METRICS_PORT: '0', HALYARD_CONTAINERS: 'none', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let noise = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  server.stderr.on('data', (chunk: Buffer) => (noise += chunk.toString()))
  const [code] = (await once(server, 'close')) as [number]
  expect(noise).toBe('')
  expect(code).toBe(1)
  const lines = output
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { level: number; msg: string; err?: unknown })
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([])
  return lines.filter(({ level }) => level === 60).map(({ msg }) => msg)
}

/** Runs a command in its own mount namespace, in which the folder is a small or a read-only file system. */
function mounted(options: string, target: string): string[] {
  const isRoot = process.getuid?.() === 0
  const own = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  return ['unshare', ...own, '--', 'sh', '-c', `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`, target]
}

it('names a file that is given as the data folder', async () => {
  const file = path.join(folder, 'a file')
  writeFileSync(file, '')
  expect(await failToStart({ env: { DATABASE_URL: databaseUrl, HALYARD_DATA_DIR: file } })).toEqual([
    `The data folder ${file} is a file, or lies below one. Name a folder with --data (HALYARD_DATA_DIR).`,
  ])
})

it('says that the data folder is full, or cannot be written', async () => {
  const env = { DATABASE_URL: databaseUrl, HALYARD_DATA_DIR: folder }
  expect(await failToStart({ env, prefix: mounted('size=64k', folder) })).toEqual([
    `The disk that holds the data folder ${folder} is full. Free some space, or choose another folder with --data (HALYARD_DATA_DIR).`,
  ])
  expect(await failToStart({ env, prefix: mounted('ro', folder) })).toEqual([
    `The data folder ${folder} is on a file system that cannot be written. Mount it for writing, or choose another folder with --data (HALYARD_DATA_DIR).`,
  ])
})

it('says that the disk is full where there is no room for the files of PostgreSQL', async () => {
  // An ordinary user would need a user namespace, in which PostgreSQL refuses to run as the mapped root.
  if (process.getuid?.() !== 0) return
  const env = { HALYARD_DATA_DIR: folder }
  expect(await failToStart({ env, prefix: mounted('size=8m', folder) })).toEqual([
    expect.stringContaining(`The disk that holds the data folder ${folder} is full.`),
  ])
})

it('says that another Halyard uses the data folder', async () => {
  const dataDir = path.join(folder, 'in use')
  const logger = pino({ level: 'silent' })
  const running = await startEmbeddedPostgres({ dataDir, logger, settings: { fsync: 'off' } })
  try {
    expect(await failToStart({ env: { HALYARD_DATA_DIR: dataDir } })).toEqual([
      `Another Halyard is running on the data folder ${dataDir}. Stop it, or choose another one.`,
    ])
  } finally {
    await running.stop()
  }
})

it('names a certificate of a Docker Engine that is missing', async () => {
  const engine = { HALYARD_CONTAINERS: 'docker', DOCKER_HOST: 'tcp://127.0.0.1:1', DOCKER_CERT_PATH: folder }
  const env = { DATABASE_URL: databaseUrl, HALYARD_DATA_DIR: path.join(folder, 'engine'), ...engine }
  expect(await failToStart({ env })).toEqual([
    expect.stringMatching(
      /ca\.pem cannot be read: ENOENT.*DOCKER_CERT_PATH needs ca\.pem, cert\.pem and key\.pem/,
    ),
  ])
})

it('tells what is wrong with DATABASE_URL', async () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl)
    change(url)
    return { env: { DATABASE_URL: url.href, HALYARD_DATA_DIR: path.join(folder, 'data') } }
  }
  const { host, username } = new URL(databaseUrl)
  expect(await failToStart(changed((url) => (url.host = 'database.invalid:5432')))).toEqual([
    'The host of the database, database.invalid:5432, has no address. Correct DATABASE_URL, or the name service of this machine.',
  ])
  expect(await failToStart(changed((url) => (url.host = '127.0.0.1:1')))).toEqual([
    'The database at 127.0.0.1:1 does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  ])
  expect(await failToStart(changed((url) => (url.pathname = '/nowhere')))).toEqual([
    `The database at ${host} has no database "nowhere". Create it with: createdb --encoding=UTF8 --owner="${username}" "nowhere"`,
  ])
})

it('refuses a weak password of the administrator and a public URL with a path before anything else', async () => {
  const dataDir = path.join(folder, 'never made')
  const url = 'https://example.test/ctf'
  const env = {
    HALYARD_ADMIN_PASSWORD: 'admin',
    HALYARD_DATA_DIR: dataDir,
    PORT: 'abc',
    HALYARD_PUBLIC_URL: url,
  }
  const [message, ...rest] = await failToStart({ env })
  expect(message).toContain(
    'HALYARD_ADMIN_PASSWORD: at least 6 characters, with a digit, a lower-case and an upper-case letter',
  )
  expect(message).toContain('HALYARD_PUBLIC_URL: an address without a path')
  expect(message).toContain('PORT: a whole number from 0 to 65535')
  expect(rest).toEqual([])
})

it('serves without metrics if their port is in use, and says how to enable them', async () => {
  const port = (taken.address() as AddressInfo).port
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_METRICS_PORT: String(port),
    HALYARD_DATA_DIR: path.join(folder, 'data'),
  })
  await server.end()
  const messages = server
    .output()
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { msg: string; err?: unknown })
  expect(messages.map(({ msg }) => msg)).toContain(
    `metrics are disabled: port ${port} is in use. Set HALYARD_METRICS_PORT to a free port, or to 0 to run without metrics.`,
  )
  expect(messages.filter(({ err }) => err !== undefined)).toEqual([])
})

it('writes text on a terminal, and nothing but text', () => {
  const onTerminal = (env: Record<string, string>) => {
    const command = `'${process.execPath}' '${root}/server/main.ts'`
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: folder,
      encoding: 'utf8',
      env: childEnvironment(env),
    })
    return stdout
  }
  expect(onTerminal({ HALYARD_ADMIN_PASSWORD: 'admin' })).toMatch(
    /^Configuration is not usable:\r?\n {2}- HALYARD_ADMIN_PASSWORD: /,
  )
  const port = (taken.address() as AddressInfo).port
  const output = onTerminal({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HALYARD_CONTAINERS: 'none',
    HALYARD_METRICS_PORT: '0',
    HALYARD_DATA_DIR: path.join(folder, 'data'),
  })
  expect(output).toContain('requests from this machine are not limited')
  expect(output).toContain(`Port ${port} on 127.0.0.1 is in use. Choose another`)
  expect(output).not.toMatch(/^\{/m)
})
