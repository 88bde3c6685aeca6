import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHalyardClient, type HalyardClient } from '../../../cli/client/client.ts'
import { clientTypes } from '../../../client/build/client-types.ts'
import { bundle } from '../../../client/build/downloads-plugin.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'halyard-client-'))
const env = { HALYARD_SECRET: 'secret-of-the-client-test-'.padEnd(64, '0') }
let databaseUrl: string
let test: TestApp
let admin: Actor
let gameId: number
let client: HalyardClient

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  test = await startTestApp({ databaseUrl, env })
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  client = createHalyardClient({ url: test.url })
})
afterAll(async () => {
  client.dispose()
  rmSync(folder, { recursive: true })
  await test.dispose()
  await dropTestDatabase(databaseUrl)
})

/** Stops the server, changes the game through another one, and starts a server at the same address. */
async function restart(meanwhile: (url: string) => Promise<void>): Promise<void> {
  const { port } = new URL(test.url)
  await test.dispose()
  const other = await startTestApp({ databaseUrl, env })
  await meanwhile(other.url)
  await other.dispose()
  test = await startTestApp({ databaseUrl, env: { ...env, PORT: port } })
}

it('follows a scoreboard and notices through a restart: each change once and in order', async () => {
  const titles = ['Anchor', 'Beacon', 'Compass']
  const ids: number[] = []
  for (const title of titles)
    ids.push(await makeChallenge(admin, gameId, { title, flags: [`flag{${title}}`] }))
  const player = await tokenOf(test, await makePlayer(test, gameId), ['read', 'play'])
  const solve = (index: number, url = test.url) =>
    fetch(`${url}/api/game/${gameId}/challenges/${ids[index]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...player.headers },
      body: JSON.stringify({ flag: `flag{${titles[index]}}` }),
    })

  const stop = new AbortController()
  const { signal } = stop
  const pauses: string[] = []
  const onPause = ({ code }: { code: string }) => void pauses.push(code)
  const solves: string[] = []
  const versions: number[] = []
  const board = (async () => {
    const change = 'solves { challenge { title } }'
    for await (const step of client.followBoard({ gameId, board: 'updatedAt', change, signal, onPause })) {
      if (step.kind === 'board') versions.push(step.board.seq)
      else {
        if (step.change.previousSeq !== versions.at(-1)) throw new Error('a version is missing')
        versions.push(step.change.seq)
        solves.push(...step.change.solves.map(({ challenge }) => challenge.title))
      }
    }
  })().catch((error: unknown) => error)
  const { game } = await client.query(
    'query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { id liveCursor(list: NOTICES) } }',
    { gameId },
  )
  const bloods: string[] = []
  const notices = (async () => {
    const document = `subscription ($gameId: ID!, $after: String) {
      noticePublished(gameId: $gameId, after: $after) { cursor ... on BloodNotice { challengeTitle } }
    }`
    const variables = { gameId: game?.id ?? '', after: game?.liveCursor ?? null }
    for await (const { noticePublished: notice } of client.follow(document, variables, { signal })) {
      if ('challengeTitle' in notice) bloods.push(notice.challengeTitle)
    }
  })().catch((error: unknown) => error)

  await until(() => versions.length > 0, 'the scoreboard is read')
  await solve(0)
  await until(() => solves.length === 1 && bloods.length === 1, 'the first solve arrives')
  await restart(async (url) => void (await solve(1, url)))
  await until(() => solves.length === 2 && bloods.length === 2, 'the solve during the restart arrives')
  await solve(2)
  await until(() => solves.length === 3 && bloods.length === 3, 'the last solve arrives')
  stop.abort(new Error('enough'))
  expect(await Promise.all([board, notices])).toEqual([signal.reason, signal.reason])
  expect([solves, bloods]).toEqual([titles, titles])
  expect(pauses.length).toBeGreaterThan(0)
})

it('stops at once when a document cannot continue or the platform refuses it', async () => {
  const read = (items: AsyncGenerator<unknown>) => items.next()
  await expect(
    read(
      client.follow('subscription ($gameId: ID!) { cheatDetected(gameId: $gameId) { id } }', { gameId: '1' }),
    ),
  ).rejects.toMatchObject({ name: 'HalyardError', code: expect.stringMatching(/^[A-Z_]+$/) as string })
  const stranger = createHalyardClient({ url: test.url, token: 'hly_unknown' })
  const change = 'solves { points }'
  await expect(read(stranger.followBoard({ gameId, board: 'updatedAt', change }))).rejects.toMatchObject({
    code: 'AUTH_BAD_TOKEN',
  })
})

it('is one file with its types, and a program is checked against them without a package', async () => {
  const code = await bundle(path.resolve('cli/client/client.ts'), { minify: false })
  expect(Math.max(...code.split('\n').map(({ length }) => length))).toBeLessThan(500)
  writeFileSync(path.join(folder, 'halyard-client.mjs'), code)
  writeFileSync(path.join(folder, 'halyard-client.d.mts'), clientTypes(path.resolve('cli/client')))
  const program = path.join(folder, 'program.mts')
  writeFileSync(
    program,
    `import { createHalyardClient } from './halyard-client.mjs'
const client = createHalyardClient({ url: '${test.url}' })
const { gameByDatabaseId: game } = await client.query(
  'query ($id: Int!) { gameByDatabaseId(databaseId: $id) { title } }', { id: ${gameId} })
const title: string | undefined = game?.title
console.log(title)
// @ts-expect-error The title is a text.
const size: number | undefined = game?.title
// @ts-expect-error The variable is missing.
client.query('query ($id: Int!) { gameByDatabaseId(databaseId: $id) { title } }').catch(() => size)
`,
  )
  const tsc = path.resolve('node_modules/typescript/bin/tsc')
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--types',
    '',
  ]
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args)
  const checked = await run(tsc, ...flags, program).catch((error: { stdout: string }) => error)
  expect(checked.stdout).toBe('')
  const { stdout } = await run(program)
  expect(stdout).toMatch(/\w/)
})
