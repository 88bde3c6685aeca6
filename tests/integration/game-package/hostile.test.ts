import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { makePlayedGame, submit, flagOf } from '../../kit/world/played-game.ts'
import { download, linesOf, pack, unpack, upload, type Entries } from './package-kit.ts'

// Packages that were changed by hand. Each is refused, and nothing of it stays.
let test: TestApp
let admin: Actor
let good: Entries
let before: unknown

type Manifest = {
  version: number
  documents: { name: string; rows: number; bytes: number; sha256: string }[]
}

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [challengeId = 0] = challengeIds
  for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  const id = await makeChallenge(admin, gameId, { flags: ['flag{file}'] })
  const form = new FormData()
  form.append('files', new Blob(['bowline']), 'knots.txt')
  const { body } = await admin.rest('POST', '/api/assets', form)
  const fileHash = (body as { hash: string }[])[0]?.hash
  await admin.rest('POST', `/api/edit/games/${gameId}/challenges/${id}/attachment`, {
    attachmentType: 'Local',
    fileHash,
  })
  good = await unpack(await download(admin, gameId, '?history=true'))
  await makeGame(admin)
  before = await state()
})

afterAll(() => test.dispose())

/** The state that an import would change: rows of each table, and stored files. */
async function state() {
  const { pool, config } = test.services
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM game) AS games, (SELECT count(*) FROM challenge) AS challenges,
       (SELECT count(*) FROM attachment) AS attachments, (SELECT count(*) FROM file) AS files,
       (SELECT count(*) FROM team) AS teams, (SELECT count(*) FROM "user") AS users,
       (SELECT count(*) FROM submission) AS submissions, (SELECT count(*) FROM board_change) AS changes,
       (SELECT max(seq) FROM audit_entry) AS seq`,
  )
  const folder = path.join(config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
  return { rows, stored }
}

function manifestOf(entries: Entries): Manifest {
  return JSON.parse(String(entries.get('manifest.json'))) as Manifest
}

const asLines = (rows: object[]) => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

type Change = (rows: Record<string, unknown>[]) => object[]

/** The package with other rows of a document, whose checksum is right. */
function withRows(name: string, change: Change, base = good): Entries {
  const entries = new Map(base)
  const rows = change(linesOf(base, name))
  const bytes = asLines(rows)
  const manifest = manifestOf(base)
  for (const document of manifest.documents) {
    if (document.name !== name) continue
    Object.assign(document, {
      rows: rows.length,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  entries.set(name, bytes)
  return entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
}

const first = (name: string, change: object) =>
  withRows(name, ([row, ...rest]) => [{ ...row, ...change }, ...rest])

function withManifest(change: (manifest: Manifest) => object): Entries {
  return new Map(good).set('manifest.json', Buffer.from(JSON.stringify(change(manifestOf(good)))))
}

/** The package with a file that the platform does not have, and a challenge that the database refuses. */
function withNewFile(): Entries {
  const content = Buffer.from('a file of the package alone')
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = { sha256, name: 'new.txt', bytes: content.length, isMissing: false }
  const table = { scoreCurve: 'Table', scoreTable: [] }
  const withFile = withRows('files.jsonl', (rows) => [...rows, file]).set(`files/${sha256}`, content)
  return withRows('challenges.jsonl', ([one, ...rest]) => [{ ...one, ...table }, ...rest], withFile)
}

function withEntry(name: string, content: Buffer | null): Entries {
  const entries = new Map(good)
  if (content) entries.set(name, content)
  else entries.delete(name)
  return entries
}

const packedFile = () => [...good.keys()].find((name) => name.startsWith('files/')) ?? ''

const cases: [string, string, () => Entries | Promise<Buffer> | Buffer][] = [
  ['no ZIP file', 'OTHER_FORMAT', () => Buffer.from('not a package')],
  [
    'an export of RootTheBox',
    'OTHER_PLATFORM',
    () => Buffer.from('<?xml version="1.0"?>\n<rootthebox api="1"><corporations/></rootthebox>'),
  ],
  [
    'an export of FBCTF',
    'OTHER_PLATFORM',
    () => Buffer.from(JSON.stringify({ teams: [], logos: [], categories: [], levels: [{ title: 'a' }] })),
  ],
  ['an empty file', 'OTHER_FORMAT', () => Buffer.alloc(0)],
  ['another ZIP file', 'OTHER_FORMAT', () => withEntry('manifest.json', null)],
  ['another format', 'OTHER_FORMAT', () => withManifest((manifest) => ({ ...manifest, format: 'other' }))],
  ['a newer version', 'NEWER', () => withManifest((manifest) => ({ ...manifest, version: 2, more: true }))],
  ['a cut package', 'OTHER_FORMAT', async () => (await pack(good)).subarray(0, 900)],
  [
    'a document that changed',
    'DAMAGED',
    () => withEntry('game.json', Buffer.from(String(good.get('game.json')).replace('Game', 'Gane'))),
  ],
  ['a document that is missing', 'DAMAGED', () => withEntry('flags.jsonl', null)],
  ['a file that changed', 'DAMAGED', () => withEntry(packedFile(), Buffer.from('bowlina'))],
  ['a file that is missing', 'DAMAGED', () => withEntry(packedFile(), null)],
  ['a file that nobody names', 'DAMAGED', () => withEntry(`files/${'0'.repeat(64)}`, Buffer.from('x'))],
  ['an entry with another name', 'DAMAGED', () => withEntry('extra.txt', Buffer.from('x'))],
  ['a path that leads out', 'DAMAGED', () => Buffer.from(zipSync({ '../../etc/passwd': Buffer.from('x') }))],
  ['two games', 'DAMAGED', () => withRows('game.json', ([game = {}]) => [game, game])],
  ['no game', 'DAMAGED', () => withRows('game.json', () => [])],
  ['a text that is too long', 'BAD_ROW', () => first('teams.jsonl', { name: 'x'.repeat(129) })],
  ['an unknown member', 'BAD_ROW', () => first('challenges.jsonl', { rootShell: true })],
  [
    'an origin that adds to a policy',
    'BAD_ROW',
    () => first('game.json', { embedOrigins: ['https://ctf.example; script-src *'] }),
  ],
  ['a number that is none', 'BAD_ROW', () => first('challenges.jsonl', { originalScore: '7' })],
  ['a flag of another challenge', 'BAD_ROW', () => first('flags.jsonl', { challengeId: 999_999 })],
  [
    'a pattern that is too slow',
    'BAD_ROW',
    () => first('flags.jsonl', { kind: 'Regex', flag: '((a{99}){99}){9}' }),
  ],
  [
    'a script as a link',
    'BAD_ROW',
    () =>
      first('challenges.jsonl', {
        attachment: { type: 'Remote', remoteUrl: 'javascript:alert(1)', sha256: null, name: null },
      }),
  ],
  ['a file that is not packed', 'BAD_ROW', () => first('teams.jsonl', { avatarHash: 'a'.repeat(64) })],
  [
    'two users with one address',
    'BAD_ROW',
    () =>
      withRows('users.jsonl', ([one, two]) => [
        { ...one, email: 'A@x.test' },
        { ...two, email: 'a@x.test' },
      ]),
  ],
  [
    'an id twice',
    'BAD_ROW',
    () => withRows('challenges.jsonl', ([one = {}, ...rest]) => [one, one, ...rest]),
  ],
  [
    'a captain who is not a player',
    'CONTRADICTION',
    () =>
      withRows('users.jsonl', (users) =>
        users.map((user, index) => ({ ...user, email: `stranger${index}@x.test`, isPlayer: false })),
      ),
  ],
  [
    'a solve of another submission',
    'CONTRADICTION',
    () =>
      withRows('solves.jsonl', ([one, two]) => [
        { ...one, submissionId: two?.['submissionId'] },
        { ...two, submissionId: one?.['submissionId'] },
      ]),
  ],
  ['a new file and a curve without its table', 'CONTRADICTION', withNewFile],
  [
    'more than its size promises',
    'TOO_LARGE',
    () => pack([...good, [`files/${'1'.repeat(64)}`, Buffer.alloc(64 * 1024 ** 2)]]),
  ],
]

it.each(cases)('%s is refused as %s', async (_name, code, make) => {
  const made = await make()
  const zip = made instanceof Map ? await pack(made) : made
  const answer = await upload(admin, zip)
  expect(answer).toMatchObject({ __typename: 'ConflictError', code: `GAME_PACKAGE_${code}` })
  expect(answer.message).not.toMatch(/[{}]/)
})

it('leaves nothing of the refused packages', async () => {
  expect(await state()).toEqual(before)
  // The same package, unchanged, is accepted.
  expect(await upload(admin, await pack(good))).toMatchObject({ __typename: 'ImportGamePayload' })
})
