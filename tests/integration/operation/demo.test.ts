import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { childEnvironment } from '../../kit/server/child-environment.ts'
import { startServerProcess, type ServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let dataDir: string
let databaseUrl: string
let url: string
let settings: Record<string, string>
let server: ServerProcess | null = null

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-demo-'))
  databaseUrl = await createTestDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  settings = {
    DATABASE_URL: databaseUrl,
    HALYARD_DATA_DIR: dataDir,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_LOG_LEVEL: 'warn',
    PORT: String(port),
  }
  server = await startServerProcess(settings)
  // A login to another platform is stored: the demo must not use that platform.
  const config = path.join(dataDir, 'config/halyard')
  mkdirSync(config, { recursive: true })
  const login = { url: 'http://elsewhere.invalid', userName: 'Admin', token: 'hly_x', tokenId: 'x' }
  writeFileSync(path.join(config, 'login.json'), JSON.stringify(login))
})

afterAll(async () => {
  await server?.end()
  await dropTestDatabase(databaseUrl)
  rmSync(dataDir, { recursive: true, force: true })
})

function run(command: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: childEnvironment({ XDG_CONFIG_HOME: path.join(dataDir, 'config'), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: once(child, 'close'), output: () => output }
}

async function demo(words: string[], env: Record<string, string> = {}) {
  const { ended, output } = run(['scripts/demo.ts', ...words], env)
  const [code] = (await ended) as [number]
  return { code, output: output() }
}

type Game = {
  title: string
  state: string
  start: string
  end: string
  notices: { edges: { node: { publishedAt: string } }[] }
}

async function readGames(): Promise<Game[]> {
  const { data } = await new Actor(url).graphql(`{
    games(first: 5) {
      edges { node { title state start end notices(first: 100) { edges { node { publishedAt } } } } }
    }
  }`)
  return (data as { games: { edges: { node: Game }[] } }).games.edges.map(({ node }) => node)
}

it('fills the platform of this machine without a question, names it first and leaves no token', async () => {
  const env = { DATABASE_URL: databaseUrl, HALYARD_URL: 'http://elsewhere.invalid', HALYARD_TOKEN: 'hly_x' }
  const { code, output } = await demo(
    ['--data', dataDir, '--teams', '2', '--challenges', 'scripts/demo/challenges'],
    env,
  )
  expect([code, output.split('\n')[0]]).toEqual([
    0,
    `Filling the platform of this machine: ${url} (data folder ${dataDir})`,
  ])
  expect(output).toMatch(/^2 teams with \d+ players$/m)
  expect(output).not.toMatch(/rejected/)
  const games = await readGames()
  const titleOf = (state: string) => games.find((game) => game.state === state)?.title
  expect(['Practice', 'Running', 'Upcoming'].map(titleOf)).toEqual([
    expect.stringContaining('Breakwater'),
    expect.stringContaining('Harbour'),
    expect.stringContaining('Regatta'),
  ])
  for (const { title, state, start, end, notices } of games) {
    const times = notices.edges.map(({ node }) => Date.parse(node.publishedAt)).sort((a, b) => a - b)
    const outside = times.filter((time) => time < Date.parse(start) || time > Date.parse(end))
    // The two latest challenges, their hints, and the notices of the organizers.
    expect({ title, count: times.length >= 4, outside }).toEqual({
      title,
      count: state !== 'Upcoming',
      outside: [],
    })
    if (state === 'Upcoming') continue
    // The minutes of the demo are spread over the days of the game.
    const [first = 0, last = 0] = [times[0], times.at(-1)]
    expect(last - first).toBeGreaterThan(3_600_000)
  }
  expect(statSync(path.join(dataDir, 'running.json')).mode & 0o077).toBe(0)

  const [, player = '', password = ''] = /as (\S+) or .* password (\S+)/.exec(output) ?? []
  const actor = new Actor(url)
  expect((await actor.rest('POST', '/api/account/login', { userName: player, password })).status).toBe(200)

  const again = await demo(['--data', dataDir, '--once'], env)
  expect(again).toEqual({ code: 0, output: expect.stringContaining('The platform already has a game') })
})

it('requires a confirmation for another platform, and names it', async () => {
  const { code, output } = await demo(['--url', url, '--user', 'Admin', '--password', 'x'])
  expect(code).toBe(2)
  expect(output).toMatch(`This adds a demo game to ${url}, which may belong to somebody else.`)
  expect(output).toContain('Pass --yes')
  expect((await readGames()).length).toBe(3)
})

describe('with no platform running', () => {
  beforeAll(async () => {
    await server?.end()
    server = null
  })

  it('reports that no platform runs on a data folder', async () => {
    const { code, output } = await demo(['--data', dataDir], { DATABASE_URL: databaseUrl })
    expect([code, output]).toEqual([
      1,
      `No platform runs on the data folder ${dataDir}. Start it with "npm start", or name its folder with --data.\n`,
    ])
  })

  it('starts with the platform when requested', async () => {
    const { child, ended, output } = run(['scripts/run.js', 'start', '--demo'], settings)
    try {
      // The start may have to build the client first.
      await until(() => {
        if (child.exitCode !== null) throw new Error(output())
        return output().includes('demo: ')
      }, 'the demo has begun')
    } finally {
      child.kill('SIGTERM')
      await ended
    }
    const lines = output().trim().split('\n')
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(messages.indexOf(`Halyard is up: http://localhost:${settings['PORT']}`)).toBeGreaterThanOrEqual(0)
    expect(messages).toContain(`demo: Filling the platform of this machine: ${url} (data folder ${dataDir})`)
  })
})
