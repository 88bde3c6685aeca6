import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { sha256, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame } from '../../kit/world/games.ts'

const run = promisify(execFile)

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type ChallengeKey = { gameId: number; challengeId: number }

async function openChallenge(): Promise<ChallengeKey> {
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  return { gameId, challengeId: await makeChallenge(admin, gameId, { flags: ['flag{x}'] }) }
}

/** The file name in the URL. Fails unless both APIs show the author and a player the same name. */
async function namesOf({ gameId, challengeId }: ChallengeKey): Promise<string> {
  const player = await makePlayer(test, gameId)
  const query = `query ($g: Int!, $c: Int!) {
    game: gameByDatabaseId(databaseId: $g) { challenge: challengeByDatabaseId(databaseId: $c) { attachment { url name } challengeAttachment { url name } } } }`
  type Attachment = { url: string; name: string } | null
  type Answer = { game: { challenge: { attachment: Attachment; challengeAttachment: Attachment } } }
  const ids = { g: gameId, c: challengeId }
  const edited = await admin.rest('GET', editUrl(gameId, `/${challengeId}`))
  const played = await player.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
  const asAdmin = (await admin.query<Answer>(query, ids)).game.challenge.challengeAttachment
  const asPlayer = (await player.query<Answer>(query, ids)).game.challenge.attachment
  const urls = [
    (edited.body as { attachment: { url: string } }).attachment.url,
    (played.body as { context: { url: string } }).context.url,
    asAdmin?.url,
    asPlayer?.url,
  ]
  const names = new Set([...urls.map((url) => url?.split('/').at(-1)), asAdmin?.name, asPlayer?.name])
  expect([...names]).toHaveLength(1)
  const download = await player.fetch(urls[1] ?? '')
  expect(download.headers.get('content-disposition')).toContain(`filename="${[...names][0]}"`)
  return [...names][0] ?? ''
}

const attach = ({ gameId, challengeId }: ChallengeKey, input: object) =>
  admin.rest('POST', editUrl(gameId, `/${challengeId}/attachment`), { attachmentType: 'Local', ...input })

describe('equal bytes under two names', () => {
  it('keep each challenge’s name with REST clients', async () => {
    const bytes = randomBytes(30)
    const [one, two] = [await openChallenge(), await openChallenge()]
    const fileHash = await uploadFile(admin, bytes, 'first.txt')
    expect((await attach(one, { fileHash })).status).toBe(200)
    await uploadFile(admin, bytes, 'second.txt')
    expect((await attach(two, { fileHash })).status).toBe(200)
    expect(await namesOf(one)).toBe('first.txt')
    expect(await namesOf(two)).toBe('second.txt')
    // Each link to a file can use its own name.
    for (const name of ['first.txt', 'second.txt']) {
      const answer = await admin.fetch(`/assets/${fileHash}/${name}`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    }
  })

  it('get the requested name through both APIs, despite other uploads', async () => {
    const bytes = randomBytes(30)
    const [one, two] = [await openChallenge(), await openChallenge()]
    const fileHash = await uploadFile(admin, bytes, 'first.txt')
    await uploadFile(await signIn(test, 'Admin'), bytes, 'second.txt')
    await attach(one, { fileHash, fileName: 'folder/first.txt' })
    const input = { ...two, attachmentType: 'Local', fileHash, fileName: 'third.txt' }
    await admin.mutate('setChallengeAttachment', input, 'challenge { databaseId }')
    expect(await namesOf(one)).toBe('first.txt')
    expect(await namesOf(two)).toBe('third.txt')
  })

  it('keep the names of team files', async () => {
    const bytes = randomBytes(30)
    const gameId = await makeGame(admin)
    const challengeId = await makeChallenge(admin, gameId, { type: 'DynamicAttachment' })
    const fileHash = await uploadFile(admin, bytes, 'one.txt')
    const local = { attachmentType: 'Local', fileHash }
    await admin.rest('POST', editUrl(gameId, `/${challengeId}/flags`), [{ flag: 'flag{1}', ...local }])
    await uploadFile(admin, bytes, 'two.txt')
    const flags = ['two', 'three'].map((name) => ({
      flag: `flag{${name}}`,
      ...local,
      fileName: `${name}.txt`,
    }))
    await admin.mutate('createFlags', { gameId, challengeId, flags }, 'challenge { databaseId }')
    const { game } = await admin.query<{
      game: { challenge: { flags: { attachment: { name: string; url: string } }[] } }
    }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { flags { attachment { name url } } } } }`,
    )
    expect(game.challenge.flags.map(({ attachment }) => attachment)).toEqual(
      ['one.txt', 'two.txt', 'three.txt'].map((name) => ({ name, url: `/assets/${fileHash}/${name}` })),
    )
    const edited = await admin.rest('GET', editUrl(gameId, `/${challengeId}`))
    const { flags: shown } = edited.body as { flags: { attachment: { url: string } }[] }
    expect(shown.map(({ attachment }) => attachment.url.split('/').at(-1))).toEqual([
      'one.txt',
      'two.txt',
      'three.txt',
    ])
  })

  it('keep the names that an imported folder gives them, and a new name is an update', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'halyard-names-'))
    const bytes = randomBytes(30)
    const write = (title: string, name: string) => {
      mkdirSync(path.join(folder, title), { recursive: true })
      writeFileSync(path.join(folder, title, name), bytes)
      const text = `name: ${title}\ncategory: misc\nvalue: 100\nflags: ["flag{x}"]\nfiles: [${name}]\nstate: visible\n`
      writeFileSync(path.join(folder, title, 'challenge.yml'), text)
    }
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const { token } = await admin.mutate<{ token: string }>(
      'createApiToken',
      {
        name: 'import',
        scopes: ['read', 'author'],
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
      'token',
    )
    const importFolder = async () => {
      const env = { ...process.env, HALYARD_URL: test.url, HALYARD_TOKEN: token, NO_COLOR: '1' }
      const args = ['cli/bin.js', 'import', folder, '--game', String(gameId)]
      return (await run(process.execPath, args, { env })).stdout
    }
    const nameOf = async (title: string) => {
      const challenge = await test.services.db.challenge.findFirstOrThrow({ where: { gameId, title } })
      return namesOf({ gameId, challengeId: challenge.id })
    }
    try {
      write('Anchor', 'anchor.bin')
      write('Buoy', 'buoy.bin')
      expect(await importFolder()).toContain('2 created')
      expect(await test.services.db.file.count({ where: { hash: sha256(bytes) } })).toBe(1)
      expect([await nameOf('Anchor'), await nameOf('Buoy')]).toEqual(['anchor.bin', 'buoy.bin'])
      expect(await importFolder()).toContain('2 unchanged')
      write('Buoy', 'beacon.bin')
      expect(await importFolder()).toContain('1 changed')
      expect([await nameOf('Anchor'), await nameOf('Buoy')]).toEqual(['anchor.bin', 'beacon.bin'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
