import { encodeGlobalID } from '@pothos/plugin-relay'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { uploadFile } from '../../kit/calls/forms.ts'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { comparedChallenges } from '../../kit/cli/compared-challenges.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { codeOf, editUrl, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { unpack } from '../game-package/package-kit.ts'
import { attach, chartBytes, fillExportedGame } from './exported-game.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>
let env: { HALYARD_URL: string; HALYARD_TOKEN: string }
let gameId: number
let ids: Awaited<ReturnType<typeof fillExportedGame>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const author = await tokenOf(test, admin, ['read', 'author'])
  env = {
    HALYARD_URL: test.url,
    HALYARD_TOKEN: author.headers['authorization']?.replace('Bearer ', '') ?? '',
  }
  commandLine = await makeCommandLine()
  gameId = await makeGame(admin, { acceptWithoutReview: true, title: 'Harbor 港' })
  ids = await fillExportedGame(test, admin, gameId)
})
beforeEach(() => commandLine.clear())
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

const exportPath = (challengeIds: readonly (number | string)[], game = gameId) =>
  `${editUrl(game, '/export')}?challengeIds=${challengeIds.join(',')}`

async function download(address: string, actor: Actor = admin) {
  const response = await actor.fetch(address)
  expect(response.status).toBe(200)
  const entries = await unpack(Buffer.from(await response.arrayBuffer()))
  return { entries, headers: response.headers }
}

/** Writes the files of an archive to the empty folder of the command line. */
async function unpackedFrom(address: string) {
  const { entries } = await download(address)
  commandLine.clear()
  commandLine.write(Object.fromEntries(entries))
  return entries
}

const filesInFolder = () =>
  commandLine.files().map((file) => [file, readFileSync(path.join(commandLine.folder, file))] as const)

async function importFolder(game: number, ...options: string[]) {
  const { code, out } = await commandLine.run(
    env,
    'import',
    commandLine.folder,
    '--game',
    String(game),
    '--strict',
    '--json',
    ...options,
  )
  type Report = { files: { file: string; status: string; warnings: string[] }[] }
  const report = JSON.parse(out) as Report
  return { code, files: report.files.map(({ file, status, warnings }) => ({ file, status, warnings })) }
}

/** The challenges of a game, without the keys of their files. */
const valuesOf = async (game: number) =>
  (await comparedChallenges(test, game)).map((row) => ({
    ...row,
    sourceKey: null,
    content: row.content.trim(),
    flags: row.type === 'DynamicContainer' ? row.flags.filter(({ isBait }) => isBait) : row.flags,
  }))

describe('an export of challenges', () => {
  it('has the files that halyard pull writes', async () => {
    const { entries, headers } = await download(exportPath(Object.values(ids)))
    expect(headers.get('content-type')).toBe('application/zip')
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
      /filename\*=UTF-8''Harbor 港-challenges-\d{14}\.zip$/,
    )
    expect([...entries.keys()]).toEqual([
      'crypto/möwe-über-海/challenge.yml',
      'crypto/möwe-über-海/dist/Fähre 海図 (1).bin',
      'pwn/each/challenge.yml',
      'web/gate/challenge.yml',
    ])
    expect(entries.get('crypto/möwe-über-海/dist/Fähre 海図 (1).bin')).toEqual(Buffer.from(chartBytes))
    const pulled = await commandLine.run(env, 'pull', commandLine.folder, '--game', String(gameId))
    expect(pulled.code).toBe(0)
    expect(filesInFolder().toSorted()).toEqual([...entries].toSorted())
  })

  it('gives the same challenges when it is imported into another game', async () => {
    const entries = await unpackedFrom(exportPath(Object.values(ids)))
    const copyId = await makeGame(admin, {})
    const { code, files } = await importFolder(copyId)
    expect(files.map(({ status, warnings }) => ({ status, warnings }))).toEqual(
      files.map(() => ({ status: 'created', warnings: [] })),
    )
    expect([code, files.length]).toEqual([0, 3])
    expect(await valuesOf(copyId)).toEqual(await valuesOf(gameId))
    expect([...entries.values()].join('')).not.toContain('flag{of one team}')
  })

  it('of one challenge has its name, and changes nothing when it is imported again', async () => {
    await test.services.db.challenge.update({
      where: { id: ids.chart },
      data: { sourceKey: 'event/elsewhere/challenge.yml' },
    })
    const { headers } = await download(exportPath([ids.chart]))
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
      /filename\*=UTF-8''Möwe über 海-\d{14}\.zip$/,
    )
    await unpackedFrom(exportPath([ids.chart]))
    expect(await importFolder(gameId, '--dry-run')).toEqual({
      code: 0,
      files: [{ file: 'crypto/möwe-über-海/challenge.yml', status: 'unchanged', warnings: [] }],
    })
    const lint = await commandLine.run(env, 'lint', commandLine.folder)
    expect(lint.out).not.toContain('files:')
  })

  it('has a name without the slashes of a title', async () => {
    const game = await makeGame(admin, { title: 'Spring/2027' })
    const id = await makeChallenge(admin, game, { title: 'AC/DC' })
    const { headers } = await download(exportPath([id], game))
    const ofGame = await admin.fetch(`/api/admin/games/${game}/package`)
    await ofGame.arrayBuffer()
    expect(ofGame.headers.get('content-disposition')).toMatch(/^attachment; filename="Spring-2027-/)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="AC-DC-/)
  })

  it('has a folder for each challenge when several have one name', async () => {
    const game = await makeGame(admin, {})
    const made = { title: 'Twin: / \\ ..', category: 'OSINT', flags: ['flag{twin}'] }
    const first = await makeChallenge(admin, game, made)
    const second = await makeChallenge(admin, game, made)
    const { entries } = await download(exportPath([second, first, second], game))
    expect([...entries.keys()]).toEqual(['osint/twin/challenge.yml', `osint/twin-${second}/challenge.yml`])
  })

  it('says in the file that the flags of a dynamic attachment are not in it', async () => {
    const game = await makeGame(admin, {})
    const id = await makeChallenge(admin, game, {
      title: 'Own',
      type: 'DynamicAttachment',
      flags: ['flag{a}'],
    })
    const { entries } = await download(exportPath([id], game))
    const text = entries.get('misc/own/challenge.yml')?.toString() ?? ''
    expect(text).toMatch(
      /^# flags: the flags and files of a DynamicAttachment have no place in the file\nname: Own\n/,
    )
    expect(text).not.toContain('flag{a}')
  })

  it('leaves out a file that the storage has lost, and has all others', async () => {
    const game = await makeGame(admin, {})
    const lost = await makeChallenge(admin, game, { title: 'Lost', flags: ['flag{lost}'] })
    const last = await makeChallenge(admin, game, { title: 'Other', flags: ['flag{other}'] })
    const fileHash = await uploadFile(admin, new Uint8Array([1, 2, 3]), 'lost.bin')
    await attach(admin, { gameId: game, challengeId: lost }, { attachmentType: 'Local', fileHash })
    await test.services.storage.remove(fileHash)
    const { entries } = await download(exportPath([lost, last], game))
    expect([...entries.keys()]).toEqual(['misc/lost/challenge.yml', 'misc/other/challenge.yml'])
    expect(entries.get('misc/lost/challenge.yml')?.toString()).toContain('dist/lost.bin')
  })

  it('is recorded for each challenge, and is counted by the limit of authors', async () => {
    const charge = vi.spyOn(test.services.limits, 'charge')
    await download(exportPath([ids.each, ids.gate]))
    expect(charge.mock.calls.map(([, name]) => name)).toContain('Author')
    const entries = await test.services.db.auditEntry.findMany({ orderBy: { seq: 'desc' }, take: 2 })
    expect(
      entries.map(({ action, subjectName, actorName, door }) => ({ action, subjectName, actorName, door })),
    ).toEqual(
      ['Gate', 'Each'].map((subjectName) => ({
        action: 'challenge.exported',
        subjectName,
        actorName: admin.userName,
        door: 'Rest',
      })),
    )
  })
})

const linkOf = (challengeIds: number[], game = gameId, type = 'Challenge') =>
  `{ game: gameByDatabaseId(databaseId: ${game}) {
    challengeExportUrl(challengeIds: ${JSON.stringify(challengeIds.map((id) => encodeGlobalID(type, id)))}) } }`

describe('the address of an export', () => {
  it('is that of the route with the ids of the rows', async () => {
    const answer = await admin.graphql(linkOf([ids.gate, ids.each]))
    expect(answer.data).toEqual({ game: { challengeExportUrl: exportPath([ids.gate, ids.each]) } })
  })

  it('is refused for ids of other things and for none', async () => {
    for (const document of [linkOf([ids.gate], gameId, 'Game'), linkOf([])]) {
      expect((await admin.graphql(document)).errors?.[0]?.extensions?.code).toBe('INVALID_INPUT')
    }
  })
})

describe('who may export challenges', () => {
  it('are administrators, with the scope `author`', async () => {
    const player = await makePlayer(test, gameId)
    const refusals: [Actor, number, string][] = [
      [test.anonymous(), 401, 'AUTH_LOGIN_REQUIRED'],
      [player, 403, 'AUTH_FORBIDDEN'],
      [await signIn(test, 'Monitor'), 403, 'AUTH_FORBIDDEN'],
      [await tokenOf(test, admin, ['read', 'play', 'monitor', 'admin']), 403, 'AUTH_SCOPE_MISSING'],
    ]
    for (const [actor, status, code] of refusals) {
      expect(codeOf(await actor.rest('GET', exportPath([ids.gate])))).toEqual([status, code])
      expect((await actor.graphql(linkOf([ids.gate]))).errors?.[0]?.extensions?.code).toBe(code)
    }
    const bot = await tokenOf(test, admin, ['read', 'author'])
    expect([...(await download(exportPath([ids.gate]), bot)).entries.keys()]).toEqual([
      'web/gate/challenge.yml',
    ])
  })

  it('export only challenges of the game', async () => {
    const other = await makeGame(admin, {})
    const elsewhere = await makeChallenge(admin, other, {})
    const notFound = [404, 'CHALLENGE_NOT_FOUND']
    expect(codeOf(await admin.rest('GET', exportPath([ids.gate, elsewhere])))).toEqual(notFound)
    expect(codeOf(await admin.rest('GET', exportPath([2_147_483_647])))).toEqual(notFound)
    expect(codeOf(await admin.rest('GET', exportPath([1], 2_147_483_647)))).toEqual([404, 'GAME_NOT_FOUND'])
    const before = await test.services.db.auditEntry.count({ where: { action: 'challenge.exported' } })
    for (const invalid of ['', '?challengeIds=', '?challengeIds=x', `?challengeIds=${'1,'.repeat(500)}1`]) {
      expect((await admin.rest('GET', `${editUrl(gameId, '/export')}${invalid}`)).status).toBe(400)
    }
    expect(await test.services.db.auditEntry.count({ where: { action: 'challenge.exported' } })).toBe(before)
  })
})
