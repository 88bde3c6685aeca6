import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHalyardClient, type HalyardClient } from '../../../cli/client/client.ts'
import { findChallengeFiles } from '../../../cli/challenge-file/find-files.ts'
import { importChallenges } from '../../../cli/import/import-challenges.ts'
import { pullChallenges } from '../../../cli/import/pull/pull-challenges.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { comparedChallenges } from '../../kit/cli/compared-challenges.ts'
import { dialectFiles } from '../../kit/cli/dialect-files.ts'
import { eventFolders } from '../../kit/cli/event-folders.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let api: HalyardClient
let token: string
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const author = await tokenOf(test, admin, ['read', 'author'])
  token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  api = createHalyardClient({ url: test.url, token })
  commandLine = await makeCommandLine()
})
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

const importAll = (gameId: number, dryRun: boolean) =>
  importChallenges({ api, gameId, found: findChallengeFiles(commandLine.folder), dryRun })
const pull = (gameId: number) => pullChallenges({ api, gameId, folder: commandLine.folder })

/** Expects that a plan of the folder shows neither a change nor a loss. */
async function expectNoChange(gameId: number): Promise<void> {
  const { files, removed } = await importAll(gameId, true)
  const rows = files.map(({ status, changes, warnings, reason }) => ({ status, changes, warnings, reason }))
  expect(rows).toEqual(rows.map(() => ({ status: 'unchanged', changes: [], warnings: [], reason: null })))
  expect(removed).toEqual([])
}

const challengesOf = (gameId: number) => comparedChallenges(test, gameId)

const contents = () =>
  commandLine.files().map((file) => [file, readFileSync(path.join(commandLine.folder, file), 'utf8')])

it.each(eventFolders)(
  'imports $event, names each loss, and plans no change after a pull',
  async ({ files, links = {}, titles, losses }) => {
    const gameId = await makeGame(admin, {})
    commandLine.clear()
    commandLine.write(files)
    commandLine.link(links)
    const plan = await importAll(gameId, true)
    const report = await importAll(gameId, false)
    expect(report.files.flatMap(({ reason, warnings }) => [reason ?? [], warnings].flat())).toEqual(losses)
    expect(report.summary).toEqual(plan.summary)
    const imported = await challengesOf(gameId)
    expect(imported.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    const statuses = async () => (await importAll(gameId, true)).files.map(({ status }) => status)
    expect(await statuses()).toEqual(titles.map(() => 'unchanged'))
    commandLine.clear()
    expect((await pull(gameId)).filter(({ isFailed }) => isFailed)).toEqual([])
    expect(await statuses()).toEqual(titles.map(() => 'unchanged'))
    const copyId = await makeGame(admin, {})
    await importAll(copyId, false)
    expect(await challengesOf(copyId)).toEqual(imported)
  },
)

it.each(dialectFiles)(
  'plans no change after an import and after a pull: $dialect',
  async (fixture) => {
    const gameId = await makeGame(admin, {})
    commandLine.clear()
    commandLine.write(fixture.files)
    const written = contents()
    const plan = await importAll(gameId, true)
    expect(plan.summary).toMatchObject({ created: fixture.titles.length, skipped: 0, failed: 0, warnings: 0 })
    expect(await challengesOf(gameId)).toEqual([])
    const { summary } = await importAll(gameId, false)
    expect(summary).toEqual(plan.summary)
    const imported = await challengesOf(gameId)
    expect(imported.map(({ title }) => title)).toEqual(fixture.titles)
    await expectNoChange(gameId)

    const before = contents()
    expect((await pull(gameId)).map(({ isWritten, warnings }) => ({ isWritten, warnings }))).toEqual(
      fixture.titles.map(() => ({ isWritten: false, warnings: [] })),
    )
    expect(contents()).toEqual(before)

    commandLine.clear()
    const pulled = await pull(gameId)
    // The files come back as they were, unless their values need a file that the platform does not have.
    expect(fixture.isWhole ? contents() : written).toEqual(written)
    expect(pulled.flatMap(({ warnings }) => warnings)).toEqual([])
    await expectNoChange(gameId)
    const copyId = await makeGame(admin, {})
    await importAll(copyId, false)
    expect(await challengesOf(copyId)).toEqual(imported)

    commandLine.clear()
    commandLine.write({ ...fixture.files, ...fixture.loss })
    const env = { HALYARD_URL: test.url, HALYARD_TOKEN: token }
    const strict = await commandLine.run(
      env,
      'plan',
      commandLine.folder,
      '--game',
      String(gameId),
      '--strict',
    )
    expect(strict.out).toContain(fixture.warning)
    expect(strict.code).toBe(1)
  },
  60_000,
)

it('pulls all values of challenges that were made on the platform, and rewrites only files that differ', async () => {
  const gameId = await makeGame(admin, {})
  const common = { gameId, isEnabled: true, content: 'Braces {{ host }} stay.\r\n\r\n' }
  await test.services.db.challenge.create({
    data: {
      ...common,
      title: 'Each',
      category: 'Pwn',
      type: 'DynamicContainer',
      containerImage: 'ghcr.io/event/each:2',
      containerExposePort: 1337,
      memoryLimitMib: 512,
      cpuTenths: 7,
      storageLimitMib: 300,
      enableTrafficCapture: true,
      flagTemplate: 'flag{[GUID]}',
      scoreCurve: 'Table',
      scoreTable: [300, 200, 100],
      originalScore: 300,
      submissionLimit: 5,
      attemptMode: 'Cooldown',
      cooldownSeconds: 90,
      disableBloodBonus: true,
      decidesTies: false,
      closeAt: new Date('2099-02-01T00:00Z'),
      flags: { create: [{ flag: 'flag{bait}', isBait: true }] },
      extraHints: {
        create: [{ position: 0, content: 'later', releaseAt: new Date('2099-01-01T00:00Z') }],
      },
    },
  })
  const odd = { ...common, originalScore: 999, minScoreRate: 0.123_456, difficulty: 7.25 }
  await test.services.db.challenge.create({ data: { ...odd, title: 'Curve', isEnabled: false } })
  const ready = { type: 'StaticContainer', containerImage: 'ghcr.io/event/all:1', warmInstances: 3 } as const
  await test.services.db.challenge.create({
    data: { ...common, ...ready, title: 'Ready', flags: { create: [{ flag: 'flag{ready}' }] } },
  })
  commandLine.clear()
  expect((await pull(gameId)).map(({ title, warnings }) => [title, warnings])).toEqual([
    ['Curve', []],
    ['Ready', []],
    ['Each', []],
  ])
  await expectNoChange(gameId)
  const copyId = await makeGame(admin, {})
  expect((await importAll(copyId, false)).summary).toMatchObject({ created: 3, failed: 0, warnings: 0 })
  const withoutKeys = async (id: number) =>
    (await challengesOf(id)).map((row) => ({ ...row, sourceKey: null, content: row.content.trim() }))
  const [copies, originals] = await Promise.all([withoutKeys(copyId), withoutKeys(gameId)])
  expect(copies).toEqual(originals.map((row) => ({ ...row, content: row.content.replaceAll('\r\n', '\n') })))

  // A hint from the editor is in no file: an import keeps it, and a pull writes it.
  await importAll(gameId, false)
  await test.services.db.challenge.updateMany({ where: { gameId, title: 'Curve' }, data: { hints: ['new'] } })
  const again = await pull(gameId)
  expect(again.map(({ title, isWritten }) => [title, isWritten])).toEqual([
    ['Curve', true],
    ['Ready', false],
    ['Each', false],
  ])
  await expectNoChange(gameId)
})

it('never replaces a file of another format, and keeps the keys of authors in one of ctfcli', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  commandLine.write({
    'cellar/metadata.yml': 'version: beta1\nname: Cellar\nflag: f\nvalue: 9\nmin_value: 9\ntags: [Crypto]\n',
    'door/challenge.yml':
      'name: Door\ncategory: web\nvalue: 1\nflags: [f]\ntopics: [locks]\nsolution: solve.md\n',
  })
  await importAll(gameId, false)
  await test.services.db.challenge.updateMany({ where: { gameId }, data: { originalScore: 20 } })
  const before = readFileSync(path.join(commandLine.folder, 'cellar/metadata.yml'), 'utf8')
  const pulled = await pull(gameId)
  expect(pulled.find(({ title }) => title === 'Cellar')).toMatchObject({
    isWritten: false,
    warnings: ['value: other values on the platform, and only files of ctfcli are rewritten. Edit the file'],
  })
  expect(readFileSync(path.join(commandLine.folder, 'cellar/metadata.yml'), 'utf8')).toBe(before)
  const door = readFileSync(path.join(commandLine.folder, 'door/challenge.yml'), 'utf8')
  expect(door).toContain('value: 20')
  expect(door).toContain('topics:\n  - locks\nsolution: solve.md')
})

it('keeps the text of each file for authors, and writes it back while it gives the values of the platform', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const text = '# The *door* of the harbor.\nname: Door\ncategory: web\nvalue: 1\nflags: [f]\n'
  commandLine.write({ 'door/challenge.yml': text })
  await importAll(gameId, false)
  const sourceOf = async (actor: Actor) => {
    const { game } = await actor.query<{ game: { allChallenges: { source: unknown }[] | null } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { allChallenges { source { format document } } } }`,
    )
    return game.allChallenges?.map(({ source }) => source) ?? null
  }
  expect(await sourceOf(admin)).toEqual([{ format: 'ctfcli', document: text }])
  expect(await sourceOf(await signIn(test, 'Monitor'))).toBeNull()

  // A text that gives the same values is kept anew without a change.
  const commented = text.replace('*door*', 'door')
  commandLine.write({ 'door/challenge.yml': commented })
  await expectNoChange(gameId)
  await importAll(gameId, false)
  commandLine.clear()
  await pull(gameId)
  expect(contents().map(([, content]) => content)).toEqual([commented])

  // A file that gives other values is written anew, and a file above 64 KiB is not kept.
  await test.services.db.challenge.updateMany({ where: { gameId }, data: { originalScore: 20 } })
  commandLine.clear()
  await pull(gameId)
  expect(contents().map(([, content]) => content)[0]).toContain('value: 20')
  commandLine.write({ 'door/challenge.yml': `${text}# ${'x'.repeat(65_536)}\n` })
  const { files } = await importAll(gameId, false)
  expect(files[0]?.warnings).toEqual([
    'the file is larger than 64 KiB, so the platform does not keep its text',
  ])
  expect(await sourceOf(admin)).toEqual([null])
})

it('reports the pages of a site of ctfcli as a loss, or writes them as posts on request', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const page = (title: string, more: string) => `---\ntitle: ${title}\n${more}\n---\nBe kind.\n`
  commandLine.write({
    'door/challenge.yml': 'name: Door\ncategory: web\nvalue: 1\nflags: [f]\n',
    'pages/en/rules.md': page('Rules', 'route: rules'),
    'pages/notes.md': 'Not a page.\n',
  })
  const { files, summary } = await importAll(gameId, true)
  expect(summary).toMatchObject({ created: 1, skipped: 1 })
  expect(files.find(({ file }) => file === 'pages/en/rules.md')).toMatchObject({
    status: 'skipped',
    reason: 'it is a page of a site. With --pages it becomes a post',
  })
  const env = { HALYARD_URL: test.url, HALYARD_TOKEN: token }
  const target = [commandLine.folder, '--game', String(gameId), '--strict', '--json']
  const strict = async (command: 'plan' | 'apply', ...options: string[]) => {
    const { code, out } = await commandLine.run(env, command, ...target, ...options)
    const report = JSON.parse(out) as Awaited<ReturnType<typeof importAll>>
    return { code, of: Object.fromEntries(report.files.map(({ file, status }) => [file, status])) }
  }
  expect((await strict('plan')).code).toBe(1)

  commandLine.write({ 'pages/home.md': page('Home', 'route: index') })
  const created = {
    'door/challenge.yml': 'created',
    'pages/en/rules.md': 'created',
    'pages/home.md': 'changed',
  }
  expect(await strict('plan', '--pages')).toEqual({ code: 0, of: created })
  const posts = () => test.services.db.post.findMany({ select: { title: true, content: true } })
  expect(await posts()).toEqual([])
  expect(await strict('apply', '--pages')).toEqual({ code: 0, of: created })
  expect(await posts()).toEqual([{ title: 'Rules', content: 'Be kind.' }])
  const { content } = await test.services.db.game.findUniqueOrThrow({ where: { id: gameId } })
  expect(content).toBe('Be kind.')
  const again = await strict('apply', '--pages')
  expect([again.code, new Set(Object.values(again.of))]).toEqual([0, new Set(['unchanged'])])

  commandLine.write({
    'pages/en/rules.md': page('Rules', 'route: rules').replace('kind', 'fair'),
    'pages/fr/rules.md': page('Rules', 'route: regles'),
  })
  expect(await strict('apply', '--pages')).toMatchObject({
    code: 1,
    of: { 'pages/en/rules.md': 'changed', 'pages/fr/rules.md': 'skipped' },
  })
  expect(await posts()).toEqual([{ title: 'Rules', content: 'Be fair.' }])
})
