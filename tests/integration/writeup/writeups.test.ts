import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeFiles } from '../../../server/domains/asset/file-store.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

const run = promisify(execFile)
let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** Stores a write-up under the team's name, so that equal bytes keep two names. */
async function handIn(played: PlayedGame, place: number, text: string, at: string): Promise<string> {
  const player = played.players[place]
  if (!player) throw new Error('no such team')
  const name =
    `Writeup-${played.gameId}-${player.teamId}-${at.replace(/[-:]/g, (sign) => (sign === ':' ? '.' : ''))}`
      .replace('T', '-')
      .replace(/Z$/, 'Z.pdf')
  const draft = await test.services.storage.receive(Readable.from([Buffer.from(text)]))
  await storeFiles(test.services, [{ draft, name }], async (tx, files) => {
    await tx.participation.update({
      where: { id: player.participationId },
      data: {
        writeupFileId: files.get(draft.hash)?.id ?? null,
        writeupName: name,
        writeupAt: new Date(at),
      },
    })
  })
  return name
}

/** Reads the archive with tar, as organizers do. */
async function unpack(archive: Uint8Array): Promise<{ name: string; text: string; mtime: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-writeups-'))
  try {
    const file = path.join(folder, 'all.tar.gz')
    await writeFile(file, archive)
    const { stdout } = await run('tar', ['--quoting-style=literal', '-tzf', file])
    await run('tar', ['-xzf', file, '-C', folder])
    return await Promise.all(
      stdout
        .split('\n')
        .filter(Boolean)
        .map(async (name) => ({
          name,
          text: await readFile(path.join(folder, name), 'utf8'),
          mtime: (await stat(path.join(folder, name))).mtimeMs,
        })),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the write-ups of a game', () => {
  it('are listed for every status, the latest first', async () => {
    const played = await makePlayedGame(test, { teams: 3, challenges: 1 })
    const [first, second] = played.players
    const early = await handIn(played, 0, 'one', '2026-01-02T03:04:05Z')
    const late = await handIn(played, 1, 'two', '2026-01-02T03:04:06Z')
    await test.services.db.participation.update({
      where: { id: second?.participationId ?? 0 },
      data: { status: 'Suspended' },
    })
    const rows = (await admin.rest('GET', `/api/admin/writeups/${played.gameId}`)).body
    expect(rows).toEqual([
      {
        id: second?.participationId,
        team: {
          id: second?.teamId,
          name: expect.any(String),
          bio: null,
          avatar: null,
          locked: false,
          members: null,
        },
        url: `/assets/${hashOf('two')}/${late}`,
        uploadTimeUtc: Date.UTC(2026, 0, 2, 3, 4, 6),
      },
      expect.objectContaining({ id: first?.participationId, url: `/assets/${hashOf('one')}/${early}` }),
    ])
    const { game } = await admin.query<{ game: { writeups: { totalCount: number; edges: object[] } } }>(
      `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { writeups(first: 1) { totalCount edges { node {
           participationDatabaseId url uploadedAt size team { databaseId } } } } } }`,
    )
    expect(game.writeups).toEqual({
      totalCount: 2,
      edges: [
        {
          node: {
            participationDatabaseId: second?.participationId,
            url: `/assets/${hashOf('two')}/${late}`,
            uploadedAt: '2026-01-02T03:04:06.000Z',
            size: 3,
            team: { databaseId: second?.teamId },
          },
        },
      ],
    })
    const monitor = await signIn(test, 'Monitor')
    const refused = await monitor.graphql(
      `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { writeups { edges { cursor } } } }`,
    )
    expect(refused.data).toEqual({ game: { writeups: null } })
    expect((await admin.rest('GET', '/api/admin/writeups/2147483647')).status).toBe(404)
    expect((await admin.rest('GET', '/api/admin/writeups/2147483647/all')).status).toBe(404)
  })

  it('are listed page by page, also where times are equal', async () => {
    const played = await makePlayedGame(test, { teams: 5, challenges: 1 })
    for (const [place, second] of [3, 1, 3, 2, 3].entries())
      await handIn(played, place, `page ${place}`, `2026-01-02T03:04:0${second}Z`)
    const ids = played.players.map(({ participationId }) => participationId)
    type Page = {
      edges: { node: { participationDatabaseId: number } }[]
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
    }
    const readPage = async (after: string | null) => {
      const { game } = await admin.query<{ game: { writeups: Page } }>(
        `query ($after: String) { game: gameByDatabaseId(databaseId: ${played.gameId}) {
           writeups(first: 2, after: $after) {
             edges { node { participationDatabaseId } } pageInfo { endCursor hasNextPage } } } }`,
        { after },
      )
      return game.writeups
    }
    const pages: number[][] = []
    let after: string | null = null
    do {
      const { edges, pageInfo }: Page = await readPage(after)
      pages.push(edges.map(({ node }) => node.participationDatabaseId))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null && pages.length < 5)
    const [a, b, c, d, e] = ids
    // The second page starts among the write-ups of one moment.
    expect(pages).toEqual([[e, c], [a, d], [b]])
  })

  it('are streamed as one archive in the order of the list, with their stored names', async () => {
    const played = await makePlayedGame(test, { teams: 3, challenges: 1 })
    const title = 'Sea & Salt / Öl'
    await test.services.db.game.update({ where: { id: played.gameId }, data: { title } })
    const names = [
      await handIn(played, 0, 'the same', '2026-01-02T03:04:05Z'),
      await handIn(played, 1, 'the same', '2026-01-02T03:04:06Z'),
      await handIn(played, 2, 'x'.repeat(300_000), '2026-01-02T03:04:07Z'),
    ]
    const answer = await admin.fetch(`/api/admin/writeups/${played.gameId}/all`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-length')).toBeNull()
    expect(answer.headers.get('content-encoding')).toBeNull()
    const disposition = answer.headers.get('content-disposition') ?? ''
    const [, time] =
      /^attachment; filename="Writeups-Sea\+%26\+Salt\+%2F\+%C3%96l-(\d{8}-\d\d\.\d\d\.\d\dZ)\.tar\.gz"$/.exec(
        disposition,
      ) ?? []
    expect({ disposition, time }).toEqual({ disposition, time: expect.any(String) })
    const entries = await unpack(new Uint8Array(await answer.arrayBuffer()))
    const folder = `Writeups-Sea & Salt - Öl-${time}`
    expect(entries.map(({ name }) => name)).toEqual(names.toReversed().map((name) => `${folder}/${name}`))
    expect(entries.map(({ text }) => text.length)).toEqual([300_000, 8, 8])
    const modified = await test.services.storage.info(hashOf('the same'))
    expect(entries[2]?.mtime).toBe(Math.floor((modified?.modifiedAt.getTime() ?? 0) / 1000) * 1000)
  })

  it('have the names of their teams, and a list, at the link of administrators', async () => {
    const played = await makePlayedGame(test, { teams: 5, challenges: 1 })
    const names = ['Gulls', 'gulls', '..\u202E/=Terns: "A|B"?', '-~ .', '海'.repeat(128)]
    for (const [place, name] of names.entries()) {
      await test.services.db.team.update({
        where: { id: played.players[place]?.teamId ?? 0 },
        data: { name },
      })
      await handIn(played, place, `by ${place}`, `2026-01-02T03:04:0${place}Z`)
    }
    const division = await test.services.db.division.create({
      data: { gameId: played.gameId, name: 'Öl', position: 0 },
    })
    await test.services.db.participation.update({
      where: { id: played.players[0]?.participationId ?? 0 },
      data: { divisionId: division.id },
    })
    await test.services.storage.remove(hashOf('by 1'))
    const { game } = await admin.query<{ game: { writeupArchiveUrl: string } }>(
      `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { writeupArchiveUrl } }`,
    )
    const answer = await admin.fetch(game.writeupArchiveUrl, { headers: { 'accept-language': 'de-DE' } })
    const entries = await unpack(new Uint8Array(await answer.arrayBuffer()))
    const [gulls, , terns, dots, sea] = played.players.map(({ teamId }) => teamId)
    const files = [
      `${'海'.repeat(80)}-${sea}.pdf`,
      `team-${dots}.pdf`,
      `Terns- -A-B---${terns}.pdf`,
      `Gulls-${gulls}.pdf`,
    ]
    expect(entries.map(({ name }) => name.split('/')[1])).toEqual([...files, 'writeups.csv'])
    expect(entries.slice(0, 4).map(({ text }) => text)).toEqual(['by 4', 'by 3', 'by 2', 'by 0'])
    expect(entries[4]?.text.split('\r\n')).toEqual([
      '\uFEFF"Datei","Team","Division","Zeit"',
      `"${files[0]}","${names[4]}","","2026-01-02T03:04:04.000Z"`,
      `"${files[1]}","'${names[3]}","","2026-01-02T03:04:03.000Z"`,
      `"${files[2]}","../=Terns: ""A|B""?","","2026-01-02T03:04:02.000Z"`,
      '"","gulls","","2026-01-02T03:04:01.000Z"',
      `"${files[3]}","Gulls","Öl","2026-01-02T03:04:00.000Z"`,
      '',
    ])
    const unknown = await admin.rest('GET', `/api/admin/writeups/${played.gameId}/all?names=rank`)
    expect(unknown.status).toBe(400)
  })

  it('are an empty archive if there are none', async () => {
    const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const answer = await admin.fetch(`/api/admin/writeups/${played.gameId}/all`)
    expect(await unpack(new Uint8Array(await answer.arrayBuffer()))).toEqual([])
  })

  it('omit a file that the storage has lost', async () => {
    const played = await makePlayedGame(test, { teams: 2, challenges: 1 })
    await handIn(played, 0, 'lost at sea', '2026-01-02T03:04:05Z')
    const kept = await handIn(played, 1, 'still here', '2026-01-02T03:04:06Z')
    await test.services.storage.remove(hashOf('lost at sea'))
    const answer = await admin.fetch(`/api/admin/writeups/${played.gameId}/all`)
    const entries = await unpack(new Uint8Array(await answer.arrayBuffer()))
    expect(entries.map(({ name, text }) => [name.split('/')[1], text])).toEqual([[kept, 'still here']])
  })

  it('are opened one after another, and closed when the client disconnects', async () => {
    const played = await makePlayedGame(test, { teams: 3, challenges: 1 })
    for (const place of [0, 1, 2]) {
      const text = randomBytes(3_000_000).toString('latin1')
      await handIn(played, place, text, `2026-01-02T03:04:0${place}Z`)
    }
    const opened = vi.spyOn(test.services.storage, 'open')
    const leaving = new AbortController()
    const answer = await admin.fetch(`/api/admin/writeups/${played.gameId}/all`, { signal: leaving.signal })
    await answer.body?.getReader().read()
    expect(opened).toHaveBeenCalledTimes(1)
    leaving.abort()
    const contents = () => opened.mock.results.map(({ value }) => value as Readable)
    await until(() => contents().every(({ destroyed }) => destroyed), 'the file is closed')
    expect(opened).toHaveBeenCalledTimes(1)
    opened.mockRestore()
  })
})
