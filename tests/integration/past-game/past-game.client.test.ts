import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>
let runWith: (scopes: string[]) => Promise<(...words: string[]) => Promise<{ code: number; out: string }>>

beforeAll(async () => {
  test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  commandLine = await makeCommandLine()
  const standings = [
    { pos: 1, team: 'Kelp', score: 9 },
    { pos: 2, team: ' ', score: 5 },
  ]
  commandLine.write({ 'standings.json': JSON.stringify({ standings }) })
  runWith = async (scopes) => {
    const owner = await tokenOf(test, admin, scopes)
    const token = owner.headers['authorization']?.replace('Bearer ', '') ?? ''
    const env = { HALYARD_URL: test.url, HALYARD_TOKEN: token }
    const options = ['--title', 'Kelp Cup', '--start', '2024-03-01', '--end', '+48h']
    return (...words) =>
      commandLine.run(env, 'hall', 'import', `${commandLine.folder}/standings.json`, ...options, ...words)
  }
})

afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

it('imports standings, and names each entry that is left out', async () => {
  const run = await runWith(['author'])
  const leftOut = '  left out: entry 2: team is required.\n'
  expect(await run('--dry-run')).toEqual({ code: 0, out: `Kelp Cup: 1 teams can be imported\n${leftOut}` })
  const strict = await run('--strict')
  expect(strict.code).toBe(1)
  expect(strict.out).toContain('Nothing was imported: entries of the file would be left out.')
  expect(await test.services.db.pastGame.count()).toBe(0)

  const imported = await run()
  const { id } = await test.services.db.pastGame.findFirstOrThrow({
    where: {
      title: 'Kelp Cup',
      start: new Date('2024-03-01T00:00:00Z'),
      end: new Date('2024-03-03T00:00:00Z'),
    },
  })
  expect(imported).toEqual({
    code: 0,
    out: `Kelp Cup: 1 teams imported\n${leftOut}\n${test.url}/hall/${id}\n`,
  })
  expect((await run()).code).not.toBe(0)
  expect(await test.services.db.pastGame.count()).toBe(1)
})

it('needs a token with the scope author', async () => {
  const run = await runWith(['read'])
  const refused = await run()
  expect(refused.code).not.toBe(0)
  expect(refused.out).toContain('author')
})
