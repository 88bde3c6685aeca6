import { afterAll, beforeAll, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let env: { HALYARD_URL: string; HALYARD_TOKEN: string }
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const author = await tokenOf(test, admin, ['read', 'author'])
  const token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  env = { HALYARD_URL: test.url, HALYARD_TOKEN: token }
  commandLine = await makeCommandLine()
})
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

it('pulls only challenges with the given names', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const common = { category: 'web', flags: { rctf: 'f' }, scoring: { initial: 100 } }
  const both = ['Bow', 'Stern'].map((name) => ({ name, ...common }))
  commandLine.write({
    'kona.yaml': stringify({ challenges: both }),
    'keel/challenge.yml': 'name: Keel\ncategory: web\nvalue: 5\nflags: [f]\n',
  })
  const run = (command: 'import' | 'pull', ...options: string[]) =>
    commandLine.run(env, command, commandLine.folder, '--game', String(gameId), ...options)
  expect((await run('import')).out).toContain('3 created')
  const pullNamed = async (...names: string[]) => {
    commandLine.clear()
    const chosen = names.flatMap((name) => ['--challenge', name])
    return { ...(await run('pull', ...chosen)), files: commandLine.files() }
  }
  expect(await pullNamed('Keel')).toMatchObject({ code: 0, files: ['keel/challenge.yml'] })
  expect(await pullNamed('Keel', 'Bow')).toMatchObject({
    code: 0,
    files: ['keel/challenge.yml', 'kona.yaml'],
  })
  expect(await pullNamed('Keel', 'Mast')).toMatchObject({
    code: 1,
    out: expect.stringContaining('The game has no challenge named "Mast".') as string,
    files: [],
  })
  // The file would give the other challenge in it a former value.
  await test.services.db.challenge.updateMany({
    where: { gameId, title: 'Stern' },
    data: { originalScore: 20 },
  })
  expect(await pullNamed('Bow')).toMatchObject({ code: 0, files: ['web/bow/challenge.yml'] })
})
