import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { markedBlocks } from '../../../scripts/lib/docs/docs-blocks.js'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { until } from '../../kit/wait.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

const env = { HALYARD_SECRET: 'secret-of-the-recipes-test-'.padEnd(64, '0') }
/** A copy of the folder that the blocks of the documents name. */
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-recipes-'))
/** `node` is the version of the tests. */
const programs = `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
const received: { content: string }[] = []
let refuses = 0
const chat = createServer((request, response) => {
  const take = async () => {
    const body = (await json(request)) as { content: string }
    const isRefused = refuses-- > 0
    if (!isRefused) received.push(body)
    response.writeHead(isRefused ? 500 : 204).end()
  }
  void take()
})
let databaseUrl: string
let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let gameId: number
const running = new Set<ChildProcess>()

beforeAll(async () => {
  cpSync('docs/bots', path.join(folder, 'docs/bots'), { recursive: true })
  databaseUrl = await createTestDatabase()
  test = await startTestApp({ databaseUrl, env })
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { title: 'Spring CTF', acceptWithoutReview: true })
  await once(chat.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  for (const child of running) await stop(child)
  chat.close()
  await test.dispose()
  await dropTestDatabase(databaseUrl)
  rmSync(folder, { recursive: true })
})

function blockOf(document: string, recipe: string): string {
  const block = markedBlocks(document).find(({ kind, value }) => kind === 'recipe' && value === recipe)
  if (!block) throw new Error(`${document} has no recipe "${recipe}"`)
  return block.text
}

/** Runs a text of a document as it stands there, with the addresses of this test. */
function run(text: string, variables: Record<string, string> = {}) {
  const { port } = chat.address() as AddressInfo
  const script = text
    .replaceAll('https://ctf.example.org', test.url)
    .replaceAll('https://chat.example/hook', `http://127.0.0.1:${port}/hook`)
  const child = spawn('bash', ['-ec', script], {
    cwd: folder,
    env: { ...process.env, PATH: programs, PYTHONUNBUFFERED: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the program of the shell ends with it.
    detached: true,
  })
  running.add(child)
  let output = ''
  let noise = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (noise += part.toString()))
  return { child, output: () => output, noise: () => noise }
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

const bots = 'docs/bots/README.md'
const solvesIn = (text: string) => [...text.matchAll(/ solved (\w+) for /g)].map(([, title]) => title)
const announced = () => received.map(({ content }) => content.replace(/^.* solved /, ''))

it('follows a game with each recipe through a restart: no solve is lost and none comes twice', async () => {
  expect(gameId).toBe(1)
  const titles = ['Anchor', 'Beacon', 'Compass', 'Dinghy']
  const ids = new Map<string, number>()
  for (const title of titles) {
    ids.set(title, await makeChallenge(admin, gameId, { title, flags: [`flag{${title}}`] }))
  }
  const player = await tokenOf(test, await makePlayer(test, gameId), ['read', 'play'])
  const solve = async (title: string, url = test.url) => {
    const headers = { 'content-type': 'application/json', ...player.headers }
    const body = JSON.stringify({ flag: `flag{${title}}` })
    const target = `${url}/api/game/${gameId}/challenges/${ids.get(title)}`
    expect((await fetch(target, { method: 'POST', headers, body })).status).toBe(200)
  }

  const display = run(blockOf(bots, 'wall-display'))
  await until(() => display.output().includes('Spring CTF'), 'the wall display shows the game')
  const bloods = run(blockOf(bots, 'first-bloods'))
  const followers = ['scoreboard-sse', 'scoreboard-py'].map((name) => run(blockOf(bots, name)))
  await until(() => bloods.output().includes('Announcing'), 'the announcer follows')
  await until(() => followers.every(({ output }) => output().includes('version')), 'the programs follow')
  const areAt = (count: number) =>
    followers.every(({ output }) => solvesIn(output()).length >= count) &&
    (
      display
        .output()
        .split('Spring CTF')
        .at(-1)
        ?.match(/ solved /g) ?? []
    ).length >= count

  const cursor = () => readFileSync(path.join(folder, 'docs/bots/first-bloods.cursor'), 'utf8')
  const beforeAnchor = cursor()
  await solve('Anchor')
  await until(() => areAt(1) && announced().length === 1, 'the first solve arrives')
  await until(() => cursor() !== beforeAnchor, 'its cursor is kept')
  const beforeBeacon = cursor()

  // A restart, with a solve while no program reaches the server and the chat refuses the first announcement.
  const { port } = new URL(test.url)
  await test.dispose()
  const other = await startTestApp({ databaseUrl, env })
  refuses = 1
  await solve('Beacon', other.url)
  await other.dispose()
  test = await startTestApp({ databaseUrl, env: { ...env, PORT: port } })
  await until(() => areAt(2) && announced().length === 2, 'the solve during the restart arrives')

  // The announcer alone is started anew, once it has kept the cursor of what it announced.
  await until(() => cursor() !== beforeBeacon, 'the cursor is kept')
  await stop(bloods.child)
  await solve('Compass')
  run(blockOf(bots, 'first-bloods'))
  await until(() => announced().includes('Compass'), 'what happened without the announcer is announced')
  await solve('Dinghy')
  await until(() => areAt(4) && announced().length === 4, 'the last solve arrives')

  expect(announced()).toEqual(titles)
  expect(received[0]).toMatchObject({ allowed_mentions: { parse: [] } })
  for (const { output } of followers) expect(solvesIn(output())).toEqual(titles)
  const shown = display.output().split('Spring CTF').at(-1) ?? ''
  expect([...shown.matchAll(/ solved (\w+)/g)].map(([, title]) => title)).toEqual(titles.toReversed())
})

it('follows on with scoreboard.py after a connection that breaks in the middle of a chunk', async () => {
  const board = { seq: 7, entries: { edges: [] } }
  const change = { seq: 8, solves: [{ team: { name: 'Gulls' }, challenge: { title: 'Anchor' }, points: 5 }] }
  const started = `event: next\ndata: ${JSON.stringify({ data: { scoreboardChanged: { ...change, reset: null } } })}\n\n`
  let subscriptions = 0
  const platform = createServer((request, response) => {
    if (request.headers.accept !== 'text/event-stream') {
      response.end(JSON.stringify({ data: { game: { id: 'x', title: 'Spring CTF', scoreboard: board } } }))
      return
    }
    subscriptions += 1
    if (subscriptions > 1) response.write(started)
    // The chunk announces 16 bytes, and the connection ends after 3 of them.
    else response.socket?.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n:\n\n')
  })
  await once(platform.listen(0, '127.0.0.1'), 'listening')
  const { port } = platform.address() as AddressInfo
  const follower = run(`exec python3 docs/bots/scoreboard.py 1`, {
    HALYARD_URL: `http://127.0.0.1:${port}/`,
  })
  await until(() => follower.output().includes('Gulls solved Anchor'), 'the program connects again')
  expect(subscriptions).toBe(2)
  await stop(follower.child)
  platform.closeAllConnections()
  platform.close()
})

type Step = { run?: string; if?: string; uses?: string }

it('plans a pull request and imports a push with the workflow for a CI', async () => {
  const { jobs } = parse(blockOf('docs/organizers/import.md', 'import-in-ci')) as {
    jobs: { import: { steps: Step[] } }
  }
  const author = await tokenOf(test, admin, ['read', 'author'])
  const token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  mkdirSync(path.join(folder, 'challenges/web/door'), { recursive: true })
  writeFileSync(
    path.join(folder, 'challenges/web/door/challenge.yml'),
    'name: Door\ncategory: web\ndescription: Open it.\nvalue: 100\ntype: standard\nflags: ["flag{open}"]\nstate: visible\n',
  )
  const runJob = async (event: string) => {
    for (const { run: text, if: condition } of jobs.import.steps) {
      if (text === undefined || (condition && condition !== `github.event_name == '${event}'`)) continue
      const { child, output, noise } = run(text, { HALYARD_URL: test.url, HALYARD_TOKEN: token })
      const [code] = (await once(child, 'close')) as [number]
      expect(code, `${text}\n${output()}${noise()}`).toBe(0)
      running.delete(child)
    }
    return test.services.db.challenge.count({ where: { gameId, title: 'Door' } })
  }
  expect(await runJob('pull_request')).toBe(0)
  expect(await runJob('push')).toBe(1)
})
