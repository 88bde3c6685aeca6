import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'

type Call = (...args: unknown[]) => Promise<{ status: number; data: unknown }>

const run = promisify(execFile)
const compiler = path.resolve('node_modules/typescript/bin/tsc')

let test: TestApp
let folder: string
let source: string

beforeAll(async () => {
  test = await startTestApp()
  // Inside the project, so that the client finds the runtime of its generator.
  mkdirSync('.halyard', { recursive: true })
  folder = mkdtempSync(path.resolve('.halyard', 'generated-client-'))
  source = path.join(folder, 'client.ts')
  const { text } = await test.anonymous().rest('GET', '/api/openapi-3.0.json')
  const document = path.join(folder, 'openapi.json')
  writeFileSync(document, text)
  await SwaggerParser.validate(document)
  writeFileSync(source, await generateSource(document))
})

afterAll(async () => {
  await test.dispose()
  rmSync(folder, { recursive: true, force: true })
})

it('compiles', async () => {
  const strict = ['--strict', '--noEmit', '--module', 'preserve', '--target', 'es2024', '--ignoreConfig']
  const { stdout } = await run(process.execPath, [compiler, ...strict, source])
  expect(stdout).toBe('')
})

it('plays a game', async () => {
  const client = (await import(pathToFileURL(source).href)) as Record<string, Call>
  /** Calls an operation by its name in the client, and returns the data of its 200 answer. */
  async function call<Data>(actor: Actor, name: string, ...args: unknown[]): Promise<Data> {
    const options = {
      baseUrl: test.url,
      fetch: (address: string, init: RequestInit) =>
        actor.fetch(address, { ...init, headers: Object.fromEntries(new Headers(init.headers)) }),
    }
    const { status, data } = (await client[name]?.(...args, options)) ?? {}
    expect({ name, status, data }).toMatchObject({ name, status: 200 })
    return data as Data
  }

  const host = await signIn(test, 'Admin')
  const now = Date.now()
  const game = await call<{ id: number }>(host, 'editAddGame', {
    title: unique('cup'),
    start: now - 60_000,
    end: now + 3_600_000,
    acceptWithoutReview: true,
  })
  const made = { title: 'Reef', category: 'Web', type: 'StaticAttachment' }
  const { id } = await call<{ id: number }>(host, 'editAddGameChallenge', game.id, made)
  await call(host, 'editAddFlags', game.id, id, [{ flag: 'flag{reef}' }])
  await call(host, 'editUpdateGameChallenge', game.id, id, { isEnabled: true })

  const player = test.anonymous()
  const account = { userName: unique('user'), password: 'Sail4home' }
  await call(player, 'accountRegister', { ...account, email: `${account.userName}@players.example` })
  await call(player, 'accountLogIn', account)
  const profile = await call<{ userName: string }>(player, 'accountProfile')
  expect(profile.userName).toBe(account.userName)
  const team = await call<{ id: number; name: string }>(player, 'teamCreateTeam', { name: unique('team') })
  const games = await call<{ data: { id: number }[] }>(player, 'gameGames', { count: 50, skip: 0 })
  expect(games.data.map((row) => row.id)).toContain(game.id)
  await call(player, 'gameJoinGame', game.id, { teamId: team.id })
  const submission = await call<number>(player, 'gameSubmit', game.id, id, { flag: 'flag{reef}' })
  expect(await call(player, 'gameStatus', game.id, id, submission)).toBe('Accepted')
  const board = await call<{ items: { name: string; solvedCount: number }[] }>(
    player,
    'gameScoreboard',
    game.id,
  )
  expect(board.items[0]).toMatchObject({ name: team.name, solvedCount: 1 })
})
