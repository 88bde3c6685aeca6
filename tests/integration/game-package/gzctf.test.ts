import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { countRows } from './compared-platforms.ts'
import {
  entriesOf,
  game,
  handout,
  hashOf,
  manifest,
  poster,
  sail,
  scoring,
  strayed,
} from './gzctf-package.ts'
import { download, linesOf, pack, unpack, upload, type Entries } from './package-kit.ts'

// A game package of GZCTF.
let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const expected = [
  { code: 'LEFT_OUT', subject: 'challenges: future', value: '1' },
  { code: 'LEFT_OUT', subject: 'challenges: flags of DynamicAttachment', value: '1' },
  { code: 'LEFT_OUT', subject: 'challenges: container.networkMode: Isolated', value: '1' },
  { code: 'LEFT_OUT', subject: 'divisions: defaultPermissions: Guests without GetScore', value: '1' },
  { code: 'LEFT_OUT', subject: 'files', value: '1' },
  { code: 'CHANGED', subject: 'game: acceptWithoutReview: true', value: 'false' },
  { code: 'CHANGED', subject: 'challenges: enabled: Keel', value: 'false' },
]

it('is imported as the dry run shows, with its challenges, divisions and files', async () => {
  const zip = await pack(entriesOf())
  const before = await countRows(test)
  const shown = await upload(admin, zip, true)
  expect(shown).toMatchObject({ __typename: 'ImportGamePayload', title: 'Regatta', game: null })
  expect(shown.differences).toEqual(expected)
  expect(await countRows(test)).toEqual(before)

  const imported = await upload(admin, zip)
  expect(imported).toMatchObject({ __typename: 'ImportGamePayload', differences: shown.differences })
  const own = await unpack(await download(admin, imported.game?.databaseId ?? 0))
  const [row] = linesOf(own, 'game.json')
  expect(row).toMatchObject({
    summary: 'Sails',
    content: '',
    practiceMode: true,
    acceptWithoutReview: false,
    bloodBonus: 0,
    containerCountLimit: 2,
    posterHash: hashOf(poster),
    writeupRequired: true,
    writeupNote: 'Please',
  })
  expect(
    [row?.['start'], row?.['writeupDeadline']].map((time) => new Date(String(time)).toISOString()),
  ).toEqual(['2026-06-01T06:00:00.000Z', '2026-06-03T06:00:00.000Z'])
  const challenges = linesOf(own, 'challenges.jsonl')
  expect(challenges.map(({ title, isEnabled }) => [title, isEnabled])).toEqual([
    ['Sail', true],
    ['Keel', false],
    ['Rudder', true],
  ])
  expect(challenges[0]).toMatchObject({
    scoreCurve: 'Exponential',
    originalScore: 500,
    minScoreRate: 0.25,
    difficulty: 6.5,
    submissionLimit: 7,
    disableBloodBonus: true,
    hints: ['Look up'],
    attachment: { type: 'Local', name: 'sail.txt', sha256: hashOf(handout) },
  })
  expect(challenges[2]).toMatchObject({
    containerImage: 'rudder:1',
    memoryLimitMib: 128,
    cpuTenths: 2,
    storageLimitMib: 256,
    containerExposePort: 8080,
    flagTemplate: 'flag{[TEAM_HASH]}',
    attachment: { type: 'Remote', remoteUrl: 'https://files.test/rudder.zip' },
  })
  expect(linesOf(own, 'flags.jsonl').map(({ flag }) => flag)).toEqual(['flag{one}', 'flag{two}'])
  expect(linesOf(own, 'divisions.jsonl')).toMatchObject([
    { name: 'Open', entry: 'Open', standing: 'Ranked', takesBloods: true, lowersValues: true },
    {
      name: 'Guests',
      entry: 'Code',
      inviteCode: 'GUEST-1',
      standing: 'OutOfCompetition',
      takesBloods: false,
    },
  ])
  expect(linesOf(own, 'exclusions.jsonl')).toHaveLength(1)
  expect(own.get(`files/${hashOf(handout)}`)?.toString()).toBe(handout)
  const stored = await test.services.db.game.findFirstOrThrow({ where: { title: 'Regatta' } })
  expect(stored.hidden).toBe(true)
})

describe('the command line', () => {
  type Failed = { code: number; stdout: string; stderr: string }
  let folder: string
  let run: (...args: string[]) => Promise<{ stdout: string; stderr: string }>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'halyard-gzctf-'))
    const { headers } = await tokenOf(test, admin, ['read', 'author', 'admin'])
    const token = headers['authorization']?.replace('Bearer ', '') ?? ''
    const env = { ...process.env, HALYARD_URL: test.url, HALYARD_TOKEN: token }
    run = (...args) => promisify(execFile)(process.execPath, ['cli/bin.js', 'game', ...args], { env })
  })

  afterAll(() => rm(folder, { recursive: true }))

  it('checks a package, and fails a strict check', async () => {
    const file = path.join(folder, 'regatta.zip')
    await writeFile(file, await pack(entriesOf()))
    const failed = (await run('import', file, '--dry-run', '--strict').catch(
      (error: unknown) => error,
    )) as Failed
    expect(failed.code).toBe(1)
    expect(failed.stdout).toContain('left out: challenges: container.networkMode: Isolated (1)')
    expect(failed.stdout).toContain('same title: Regatta')
    expect(failed.stderr).toContain('strict')
  })

  it('names a file that is missing', async () => {
    const failed = (await run('import', '/missing.zip').catch((error: unknown) => error)) as Failed
    expect(failed.code).toBe(1)
    expect(failed.stderr).toBe('File not found: /missing.zip\n')
  })

  it('creates the game of a .gzevent with its poster, once', async () => {
    const event = path.join(folder, 'events', 'spring')
    await mkdir(event, { recursive: true })
    await mkdir(path.join(folder, '.gzctf'))
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toFile(path.join(folder, 'poster.png'))
    await writeFile(
      path.join(event, '.gzevent'),
      `title: Spring
start: "2027-03-01T09:00:00Z"
end: "2027-03-02T09:00:00Z"
organizations: [Open, Students]
bloodBonus: 0
poster: poster.png
rank: 1
`,
    )
    const { stdout, stderr } = await run('create', '--from', event)
    expect(stdout).toContain('Spring')
    expect(stderr).toContain('rank: not supported')
    const created = await test.services.db.game.findFirstOrThrow({
      where: { title: 'Spring' },
      include: { divisions: true },
    })
    expect(created).toMatchObject({ bloodBonus: 0, start: new Date('2027-03-01T09:00:00Z') })
    expect(created.posterHash).not.toBeNull()
    expect(created.divisions.map(({ name }) => name)).toEqual(['Open', 'Students'])
    const again = (await run('create', '--from', event).catch((error: unknown) => error)) as Failed
    expect(again.stderr).toContain(`--game ${created.id}`)
  })
})

it('is imported strictly if nothing is lost', async () => {
  const divisions = game.divisions.slice(0, 1)
  const entries = entriesOf({
    'game.json': { ...game, title: 'Whole', acceptWithoutReview: false, divisions },
    'manifest.json': { ...manifest, statistics: null },
  })
  for (const name of [
    'challenges/challenge-12.json',
    'challenges/challenge-3.json',
    `files/${hashOf(strayed)}`,
  ]) {
    entries.delete(name)
  }
  const answer = await upload(admin, await pack(entries), false, true)
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload', title: 'Whole', differences: [] })
})

const changed = (value: object) => entriesOf({ 'challenges/challenge-2.json': { ...sail, ...value } })
const cases: [string, string, string, () => Entries][] = [
  ['a newer version', 'NEWER', '2.0', () => entriesOf({ 'manifest.json': { ...manifest, version: '2.0' } })],
  [
    'a missing challenge',
    'DAMAGED',
    'challenges/',
    () => entriesOf({ 'manifest.json': { ...manifest, statistics: { challengeCount: 4 } } }),
  ],
  [
    'another file under its hash',
    'DAMAGED',
    hashOf(handout),
    () => entriesOf().set(`files/${hashOf(handout)}`, Buffer.from('a hxndout')),
  ],
  [
    'an end before the start',
    'BAD_DOCUMENT',
    'endTime',
    () => entriesOf({ 'game.json': { ...game, endTime: game.startTime } }),
  ],
  ['an unknown type', 'BAD_DOCUMENT', 'challenges/challenge-2.json', () => changed({ type: 'Other' })],
  [
    'a number that is too large',
    'BAD_DOCUMENT',
    'scoring.original',
    () => changed({ scoring: { ...scoring, original: 1e12 } }),
  ],
  [
    'a flag that is too long',
    'BAD_DOCUMENT',
    'flags.static.0',
    () => changed({ flags: { static: [{ value: 'x'.repeat(513) }] } }),
  ],
  [
    'a script as a link',
    'BAD_DOCUMENT',
    'attachment',
    () => changed({ attachment: { type: 'Remote', remoteUrl: 'javascript:alert(1)' } }),
  ],
]

describe('a damaged package', () => {
  it.each(cases)('with %s is refused as %s', async (_name, code, text, make) => {
    const before = await countRows(test)
    const answer = await upload(admin, await pack(make()))
    expect(answer).toMatchObject({ __typename: 'ConflictError', code: `GAME_PACKAGE_${code}` })
    expect(answer.message).toContain(text)
    expect(await countRows(test)).toEqual(before)
  })
})
