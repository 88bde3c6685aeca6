import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeTemporaryFolder } from '../../kit/temporary-folder.ts'
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

const pullOf = (gameId: number, ...options: string[]) =>
  commandLine.run(env, 'pull', commandLine.folder, '--game', String(gameId), ...options)
const planOf = (gameId: number, ...options: string[]) =>
  commandLine.run(env, 'plan', commandLine.folder, '--game', String(gameId), ...options)

async function makeChallenge(gameId: number, title: string, attachment?: { name: string; content: string }) {
  const { body } = await admin.rest('POST', `/api/edit/games/${gameId}/challenges`, {
    title,
    category: 'Misc',
    type: 'StaticAttachment',
  })
  const { id } = body as { id: number }
  if (!attachment) return
  const form = new FormData()
  form.append('files', new Blob([attachment.content]), attachment.name)
  const { body: uploaded } = await admin.rest('POST', '/api/assets', form)
  const [{ hash } = { hash: '' }] = uploaded as { hash: string }[]
  const path = `/api/edit/games/${gameId}/challenges/${id}/attachment`
  await admin.rest('POST', path, { attachmentType: 'Local', fileHash: hash })
}

it('writes twins, names with blanks around them and names that no disk takes, and plans no change', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  for (const title of ['Twin', 'Twin', ' Spaced ']) await makeChallenge(gameId, title)
  await makeChallenge(gameId, 'Long', { name: `${'测'.repeat(120)}.zip`, content: 'content' })
  const pulled = await pullOf(gameId)
  expect(pulled).toMatchObject({ code: 0, out: expect.stringContaining('4 of 4 challenges written') })
  expect(pulled.out).toContain('is no name that every disk takes')
  const { code, out } = await planOf(gameId)
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('4 unchanged, 0 skipped, 0 failed'),
  })
})

it('never writes through a link, and writes the other challenges', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const outside = makeTemporaryFolder()
  commandLine.link({ 'misc/door/dist': outside, 'misc/lamp/challenge.yml': join(outside, 'target') })
  await makeChallenge(gameId, 'Door', { name: 'authorized_keys', content: 'key' })
  await makeChallenge(gameId, 'Lamp')
  await makeChallenge(gameId, 'Wall')
  const { code, out } = await pullOf(gameId)
  expect(readdirSync(outside)).toEqual([])
  expect(out).toContain('misc/door/dist/authorized_keys is outside')
  expect(out).toContain('misc/lamp/challenge.yml is a symbolic link')
  expect(out).toContain('written    misc/wall/challenge.yml')
  expect(code).toBe(1)
})

it('pulls an attachment with the name of an archive that is none', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const files = {
    'Misc/broken/challenge.yml':
      'name: broken\ndescription: x\ntype: StaticAttachment\nvalue: 500\nflags: [f]\nprovide: ./dist\nvisible: true\n',
    'Misc/broken/dist/broken.zip': 'no archive',
  }
  commandLine.write(files)
  const args = [commandLine.folder, '--game', String(gameId)]
  expect((await commandLine.run(env, 'apply', ...args)).code).toBe(0)
  commandLine.clear()
  expect(await pullOf(gameId)).toMatchObject({ code: 0 })
  expect(commandLine.files()).toEqual(Object.keys(files))
})

it('keeps values that were changed on the platform with --ignore, and leaves out unclear requirements', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const text = (name: string, value: number, more = '') =>
    `name: ${name}\ncategory: web\ndescription: one\nvalue: ${value}\nflags: [f]\n${more}`
  commandLine.write({
    'a/challenge.yml': text('Twin', 1),
    'b/challenge.yml': text('Twin', 2),
    'c/challenge.yml': text('Other', 3, 'requirements: [Twin]\n'),
  })
  const args = [commandLine.folder, '--game', String(gameId)]
  const applied = await commandLine.run(env, 'apply', ...args)
  expect(applied.out).toContain('2 challenges are named "Twin", so the requirement is left out')
  expect(applied.out).toContain('3 created')
  commandLine.write({ 'a/challenge.yml': text('Twin', 9).replace('one', 'two') })
  const kept = await planOf(gameId, '--ignore', 'value', '--ignore', 'description')
  expect(kept.out).toContain('0 changed, 3 unchanged')
  expect((await planOf(gameId, '--ignore', 'value')).out).toMatch(
    /changed {4}a\/challenge.yml {2}\(description\)/,
  )
  const wrong = await planOf(gameId, '--ignore', 'points')
  expect(wrong).toMatchObject({
    code: 2,
    out: expect.stringContaining('--ignore: "points" is none of name, '),
  })
})
