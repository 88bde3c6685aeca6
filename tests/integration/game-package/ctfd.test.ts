import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipSync } from 'fflate'
import type { Actor } from '../../kit/calls/actor.ts'
import { sha256 as hashOf } from '../../kit/calls/forms.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { countRows } from './compared-platforms.ts'
import { ctfdEntries, ctfdTables } from './ctfd-export.ts'
import { expectedBoard } from './expected-board.ts'
import { download, linesOf, pack, unpack, upload, type Entries, type ImportAnswer } from './package-kit.ts'

// An event of CTFd, imported from its export.
let test: TestApp
let admin: Actor
let zip: Buffer
let imported: ImportAnswer
let gameId: number
let own: Entries

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  zip = await pack(ctfdEntries())
})

afterAll(() => test.dispose())

it('lists every loss in a dry run and writes nothing', async () => {
  const before = await countRows(test)
  imported = await upload(admin, zip, true)
  expect(imported).toMatchObject({ __typename: 'ImportGamePayload', title: 'Harbour CTF', game: null })
  const found = Object.fromEntries(
    (imported.differences ?? []).map(({ code, subject, value }) => [`${code} ${subject}`, value]),
  )
  expect(found).toEqual({
    'LEFT_OUT field_entries': '1',
    'LEFT_OUT kube_instances': '2',
    'LEFT_OUT users: without a team': '2',
    'LEFT_OUT teams: without a member': '1',
    'LEFT_OUT files: in no text: ff/unused.png': '1',
    'FILE_MISSING uploads/dd/gone.txt': null,
    'LEFT_OUT config.score_visibility: private': '1',
    'LEFT_OUT flags: unsupported regular expression: Fender': '1',
    'LEFT_OUT flags: type plugin: Fender': '1',
    'CHANGED flags: Cleat: \\d': 'ASCII',
    'CHANGED challenges.state: Davit: hidden': 'enabled',
    'CHANGED challenges.function: Eyelet': 'Table: 1: 397',
    'CHANGED challenges.type: Fender: multiple_choice': 'standard',
    'CHANGED challenges.category: Fender: knots': 'Misc',
    'CHANGED challenges.state: Fender: visible': 'disabled',
    'CHANGED challenges.state: Gangway: visible': 'disabled',
    'LEFT_OUT hints.requirements: Anchor': '1',
    'LEFT_OUT pages.format: html': '1',
    'LEFT_OUT pages: auth_required': '1',
    'LEFT_OUT notifications: to one user or team': '1',
    'LEFT_OUT users.affiliation': '1',
    'LEFT_OUT users.banned': '1',
    'CHANGED users.name: bob@harbour': 'bob_harbour',
    'CHANGED users.email: eve': 'ctfd-user-6@imported.invalid',
    'CHANGED teams: hidden or banned: Ghosts': 'Suspended',
    'CHANGED teams: hidden or banned: Cheaters': 'Suspended',
    'LEFT_OUT submissions.provided: longer than 512': '1',
    'LEFT_OUT submissions.type: discard': '1',
    'LEFT_OUT submissions: correct without a solve': '1',
    'LEFT_OUT solves: without a submission': '1',
    'LEFT_OUT awards: worth 0': '1',
    'USER_CREATED Ada': null,
    'USER_CREATED bob_harbour': null,
    'USER_CREATED A user with a long name': null,
    'USER_CREATED dee': null,
    'USER_CREATED eve': null,
    'USER_RENAMED Ada': 'Ada_2',
    'POST_CREATED Rules': null,
  })
  expect(await countRows(test)).toEqual(before)
})

it('refuses a strict import, since there are losses, and writes nothing', async () => {
  const before = await countRows(test)
  const answer = await upload(admin, zip, false, true)
  expect(answer).toMatchObject({ __typename: 'ConflictError', code: 'GAME_PACKAGE_LOSSES' })
  expect(answer.message).toContain('field_entries')
  expect(await countRows(test)).toEqual(before)
})

it('imports what the dry run has shown', async () => {
  const expected = imported.differences
  imported = await upload(admin, zip)
  expect(imported).toMatchObject({ __typename: 'ImportGamePayload', title: 'Harbour CTF' })
  expect(imported.differences).toEqual(expected)
  gameId = imported.game?.databaseId ?? 0
  own = await unpack(await download(admin, gameId, '?history=true'))
})

it('has the board of CTFd, also for equal scores in the same millisecond', async () => {
  const { body } = await admin.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { items } = body as { items: { name: string; rank: number; score: number }[] }
  expect(items.map(({ name, rank, score }) => ({ rank, name, score }))).toEqual(expectedBoard())
  expect(items.map(({ name }) => name)).toEqual(['A team with a very long name', 'Blue', 'Red'])
})

it('keeps challenges, flags, hints, files, divisions, notices and pages', async () => {
  const [game] = linesOf(own, 'game.json')
  expect(game).toMatchObject({
    summary: 'An old event',
    content: `Welcome aboard ![ship](/assets/${hashOf(Buffer.from('png'))}/page.png)`,
    practiceMode: true,
    teamMemberCountLimit: 4,
    bloodBonus: 0,
  })
  expect(new Date(String(game?.['freezeAt'])).getTime()).toBe(1_777_755_000_000)
  const challenges = linesOf(own, 'challenges.jsonl')
  expect(challenges.map(({ title, isEnabled }) => `${String(title)} ${String(isEnabled)}`)).toEqual([
    'Anchor true',
    'Bowline true',
    'Cleat true',
    'Davit true',
    'Eyelet true',
    'Fender false',
    'Gangway false',
  ])
  expect(challenges[0]).toMatchObject({
    content: 'About Anchor\n\n```\nnc anchor.test 31337\n```\n\nby Ada\n\n*Tags: easy\\**',
    submissionLimit: 3,
    attachment: { name: 'anchor.txt' },
  })
  expect(challenges[1]).toMatchObject({
    category: 'Crypto',
    lockedView: 'Card',
    attachment: { name: 'Bowline.zip' },
  })
  expect(challenges[2]).toMatchObject({
    scoreCurve: 'Linear',
    originalScore: 300,
    difficulty: 20,
    attachment: null,
  })
  const { sha256 } = (challenges[1]?.['attachment'] ?? {}) as { sha256?: string }
  const knots = await unpack(own.get(`files/${sha256 ?? ''}`) ?? Buffer.alloc(0))
  expect([...knots].map(([name, content]) => [name, String(content)])).toEqual([
    ['knot.txt', 'one'],
    ['2-knot.txt', 'two'],
  ])
  expect(linesOf(own, 'requirements.jsonl')).toHaveLength(1)
  expect(linesOf(own, 'flags.jsonl').map(({ kind, flag }) => [kind, flag])).toEqual([
    ['Exact', 'flag{1}'],
    ['CaseInsensitive', 'Flag{2}'],
    ['Regex', '(?i)flag\\{\\d\\}'],
    ['Exact', 'flag{4}'],
    ['Exact', 'flag{5}'],
  ])
  expect(linesOf(own, 'hints.jsonl').map(({ title, content, cost }) => [title, content, cost])).toEqual([
    ['Chain', 'Pull', 10],
    ['', 'Free', 0],
  ])
  expect(linesOf(own, 'divisions.jsonl').map(({ name }) => name)).toEqual(['Students'])
  expect(linesOf(own, 'notices.jsonl').map(({ values }) => values)).toEqual([['**Hello**\n\nWe start']])
  const posts = await test.services.db.post.findMany({ where: { title: { in: ['Rules', 'Secret'] } } })
  expect(posts.map(({ title, content }) => [title, content])).toEqual([['Rules', 'Be kind']])
})

it('keeps the pictures of texts as long as the texts show them', async () => {
  const hash = hashOf(Buffer.from('png'))
  const answer = await test.anonymous().fetch(`/assets/${hash}/page.png`)
  expect([answer.status, await answer.text()]).toEqual([200, 'png'])
  expect(own.get(`files/${hash}`)?.toString()).toBe('png')
  expect(await admin.mutate('deleteFile', { hash }, 'removed')).toMatchObject({ removed: false })
})

it.each([
  ['Harbour.2026/', '__MACOSX/Harbour.2026/._db'],
  ['exports/Harbour.2026/', 'exports/Thumbs.db'],
])('reads an export whose folder was packed again: %s', async (folder, added) => {
  const nested = [...ctfdEntries()].map(([name, bytes]): [string, Buffer] => [`${folder}${name}`, bytes])
  const answer = await upload(admin, await pack([...nested, [added, Buffer.of()]]), true)
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload', title: 'Harbour CTF' })
})

it('keeps who solved what when, attempts, awards and bought hints', () => {
  const solves = linesOf(own, 'solves.jsonl').map(({ solvedAt }) => new Date(String(solvedAt)).toISOString())
  expect(solves).toHaveLength(12)
  expect(solves[1]).toBe('2026-05-02T09:20:00.123Z')
  expect(linesOf(own, 'attempt-counts.jsonl').map(({ wrong }) => wrong)).toEqual([2])
  const adjustments = linesOf(own, 'adjustments.jsonl').map(({ kind, points, reason }) => [
    kind,
    points,
    reason,
  ])
  expect(adjustments).toEqual([
    ['Hint', -10, ''],
    ['Award', 500, 'Hidden'],
    ['Award', 60, 'Write-up'],
  ])
})

it('takes no password, and leaves an account to the owner of its address', async () => {
  const users = await test.services.db.user.findMany({ where: { email: { startsWith: 'user' } } })
  expect(users.map(({ passwordHash, role }) => [passwordHash, role])).toEqual(
    Array.from({ length: 5 }, () => [null, 'User']),
  )
  const { rows } = await test.services.pool.query<{ found: number }>(
    `SELECT (SELECT count(*) FROM "user" u WHERE u::text LIKE '%never%')
       + (SELECT count(*) FROM audit_entry a WHERE a::text LIKE '%never%stored%') AS found`,
  )
  expect(Number(rows[0]?.found)).toBe(0)
})

it('says in a second import what exists already', async () => {
  const again = await upload(admin, zip, true)
  expect(again.differences).toContainEqual(
    expect.objectContaining({ code: 'SAME_TITLE', subject: 'Harbour CTF', value: String(gameId) }),
  )
  expect(again.differences?.filter(({ code }) => code === 'TEAM_REUSED')).toHaveLength(5)
  expect(again.differences).toContainEqual(expect.objectContaining({ code: 'POST_EXISTS', subject: 'Rules' }))
})

const users = ctfdTables['users'] ?? []
const cases: [string, string, string, () => Entries | Buffer][] = [
  [
    'a date that is none',
    'BAD_DOCUMENT',
    'db/awards.json',
    () => ctfdEntries({ awards: [{ id: 1, date: 'soon' }] }),
  ],
  [
    'a number as a name',
    'BAD_DOCUMENT',
    'results.0.name',
    () => ctfdEntries({ teams: [{ id: 1, name: 7 }] }),
  ],
  [
    'a number that is too large',
    'BAD_DOCUMENT',
    'results.0.value',
    () => ctfdEntries({ challenges: [{ id: 1, value: 1e300 }] }),
  ],
  [
    'a flag without text',
    'BAD_DOCUMENT',
    'results.8.id',
    () => ctfdEntries({ users: [...users, { id: 'x' }] }),
  ],
  [
    'text that is no JSON',
    'BAD_DOCUMENT',
    'db/users.json',
    () => ctfdEntries().set('db/users.json', Buffer.from('{')),
  ],
  [
    'a path that leads out',
    'DAMAGED',
    '../x',
    () => Buffer.from(zipSync({ 'db/alembic_version.json': Buffer.from(''), '../x': Buffer.from('x') })),
  ],
  ['a bomb', 'TOO_LARGE', '', () => ctfdEntries().set('uploads/aa/bomb', Buffer.alloc(64 * 1024 ** 2))],
]

describe('a damaged export', () => {
  it.each(cases)('with %s is refused as %s', async (_name, code, text, make) => {
    const before = await countRows(test)
    const made = make()
    const answer = await upload(admin, made instanceof Map ? await pack(made) : made)
    expect(answer).toMatchObject({ __typename: 'ConflictError', code: `GAME_PACKAGE_${code}` })
    expect(answer.message).toContain(text)
    expect(await countRows(test)).toEqual(before)
  })
})
