import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { captureFileName } from '../../../server/domains/capture/capture-path.ts'
import { recordCapture } from '../../../server/domains/capture/record-capture.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { startS3, type TestS3 } from '../../kit/services/test-s3.ts'

const run = promisify(execFile)
const containerId = '1f2e3d4c-0000-4000-8000-000000000000'

type CaptureFolder = { challengeId: number; participationId: number }

const pathOf = ({ challengeId, participationId }: CaptureFolder, rest = '') =>
  `/api/game/captures/${challengeId}/${participationId}${rest}`

// Captures look the same to readers in every kind of storage.
describe.each([
  ['a folder', false],
  ['S3', true],
])('captures in %s', (_where, isRemote) => {
  let s3: TestS3 | undefined
  let test: TestApp
  let monitor: Actor

  beforeAll(async () => {
    s3 = isRemote ? await startS3() : undefined
    test = await startTestApp({ env: s3 ? { HALYARD_STORAGE_URL: s3.urlOf('captures') } : {} })
    monitor = await signIn(test, 'Monitor')
  })
  afterAll(async () => {
    await test.dispose()
    await s3?.stop()
  })

  /** A game in which challenges with even indexes are captured. The last of them is disabled. */
  async function makeCapturedGame(): Promise<PlayedGame & { player: Player; rival: Player; first: number }> {
    const played = await makePlayedGame(test, { teams: 2, challenges: 4 })
    const [first = 0, , third = 0] = played.challengeIds
    const [player, rival] = played.players
    if (!player || !rival) throw new Error('no teams')
    const { db } = test.services
    await db.challenge.updateMany({
      where: { id: { in: [first, third] } },
      data: { enableTrafficCapture: true },
    })
    await db.challenge.update({ where: { id: third }, data: { isEnabled: false } })
    return { ...played, player, rival, first }
  }

  type Limits = { connectionBytes: number; teamBytes: number }
  const start = (folder: CaptureFolder, connectionId: string, limits?: Limits) =>
    recordCapture(test.services, {
      folder,
      containerId,
      connectionId,
      client: { ip: '192.0.2.7', port: 40_000 },
      target: { ip: '10.213.0.2', port: 80 },
      about: { ChallengeId: folder.challengeId },
      ...(limits && { limits }),
    })

  /** Opens a connection that sends a word in each direction, and returns the name of its capture. */
  async function record(
    folder: CaptureFolder,
    connectionId: string,
    word = 'ahoy',
    limits?: Limits,
  ): Promise<string> {
    const capture = await start(folder, connectionId, limits)
    capture?.fromClient(Buffer.from(word))
    capture?.fromTarget(Buffer.from(`${word} yourself`))
    await capture?.keep()
    return captureFileName(containerId, connectionId)
  }

  async function listed(
    folder: CaptureFolder,
  ): Promise<{ fileName: string; size: number; updateTime: number }[]> {
    const answer = await monitor.rest('GET', pathOf(folder))
    expect(answer.status).toBe(200)
    return answer.body as { fileName: string; size: number; updateTime: number }[]
  }

  it('are listed by challenge, team and file, through both doors', async () => {
    const { gameId, challengeIds, player, rival, first } = await makeCapturedGame()
    const own = { challengeId: first, participationId: player.participationId }
    const names = [
      await record(own, 'AAA'),
      await record(own, 'BBB', 'a longer word'),
      await record({ ...own, participationId: rival.participationId }, 'CCC'),
    ]
    const challenges = [
      { id: first, isEnabled: true, count: 2 },
      { id: challengeIds[2], isEnabled: false, count: 0 },
    ]
    const traffic = await monitor.rest('GET', `/api/game/games/${gameId}/captures`)
    expect(traffic.body).toEqual(
      challenges.map((challenge) => ({
        ...challenge,
        title: expect.stringMatching(/^Challenge \d$/),
        category: expect.any(String),
        type: 'StaticAttachment',
      })),
    )
    const teams = await test.services.db.team.findMany({
      where: { id: { in: [player.teamId, rival.teamId] } },
      orderBy: { id: 'asc' },
    })
    const [ownTeam, rivalTeam] = teams
    const team = { division: null, avatar: null }
    expect((await monitor.rest('GET', `/api/game/captures/${first}`)).body).toEqual([
      { id: player.participationId, teamId: player.teamId, name: ownTeam?.name, count: 2, ...team },
      { id: rival.participationId, teamId: rival.teamId, name: rivalTeam?.name, count: 1, ...team },
    ])
    const files = await listed(own)
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(names.slice(0, 2))
    const times = files.map(({ updateTime }) => updateTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(60_000)

    const { game } = await monitor.query<{ game: { captures: unknown } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { captures { challengeDatabaseId isEnabled teamCount
           teams { participationDatabaseId teamDatabaseId teamName captureCount archiveUrl
             captures { fileName size updatedAt url } } } } }`,
    )
    expect(game.captures).toEqual([
      {
        challengeDatabaseId: first,
        isEnabled: true,
        teamCount: 2,
        teams: [
          {
            participationDatabaseId: player.participationId,
            teamDatabaseId: player.teamId,
            teamName: ownTeam?.name,
            captureCount: 2,
            archiveUrl: pathOf(own, '/all'),
            captures: files.map(({ fileName, size, updateTime }) => ({
              fileName,
              size,
              updatedAt: new Date(updateTime).toISOString(),
              url: pathOf(own, `/${fileName}`),
            })),
          },
          expect.objectContaining({ participationDatabaseId: rival.participationId, captureCount: 1 }),
        ],
      },
      { challengeDatabaseId: challengeIds[2], isEnabled: false, teamCount: 0, teams: [] },
    ])
    const some = await monitor.query<{ game: { captures: { teams: unknown[] }[] } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { captures(challengeId: ${first}) {
           teams(participationId: ${rival.participationId}) { captureCount } } } }`,
    )
    expect(some.game.captures).toEqual([{ teams: [{ captureCount: 1 }] }])
  })

  it('are nothing where nothing was captured', async () => {
    const { first, player } = await makeCapturedGame()
    expect((await monitor.rest('GET', '/api/game/games/2147483647/captures')).body).toEqual([])
    expect(codeOf(await monitor.rest('GET', `/api/game/captures/${first}`))).toEqual([
      404,
      'CAPTURE_NO_CAPTURES',
    ])
    const folder = { challengeId: first, participationId: player.participationId }
    expect(await listed(folder)).toEqual([])
    expect(codeOf(await monitor.rest('GET', pathOf(folder, '/one.pcap')))).toEqual([404, 'CAPTURE_NOT_FOUND'])
    expect((await monitor.rest('DELETE', pathOf(folder, '/all'))).status).toBe(200)
    expect((await unpack(monitor, folder)).entries).toEqual([])
  })

  it('come out as they were recorded, one by one and as an archive', async () => {
    const { first, player } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const names = [await record(folder, 'ONE'), await record(folder, 'TWO', 'x'.repeat(100_000))]
    const files = await listed(folder)
    const contents = new Map<string, Buffer>()
    for (const fileName of names) {
      const answer = await monitor.fetch(pathOf(folder, `/${fileName}`))
      expect(answer.headers.get('content-type')).toBe('application/octet-stream')
      expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${fileName}"`)
      expect(answer.headers.get('content-encoding')).toBeNull()
      const bytes = Buffer.from(await answer.arrayBuffer())
      const size = files.find((file) => file.fileName === fileName)?.size
      expect([bytes.length, Number(answer.headers.get('content-length'))]).toEqual([size, size])
      expect(bytes.readUInt32LE(0)).toBe(0xa1b2c3d4)
      contents.set(fileName, bytes)
    }
    expect(contents.get(names[1] ?? '')?.includes('yourself')).toBe(true)

    const { entries, headers } = await unpack(monitor, folder)
    expect(headers.get('content-type')).toBe('application/gzip')
    const [, name] =
      /^attachment; filename="(Capture-\d+-\d+-\d{8}-\d\d\.\d\d\.\d\dZ)\.tar\.gz"$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? []
    expect(name).toContain(`Capture-${first}-${player.participationId}-`)
    expect(entries.map((entry) => entry.name)).toEqual(files.map(({ fileName }) => `${name}/${fileName}`))
    for (const [index, { bytes, mtime }] of entries.entries()) {
      const file = files[index]
      expect(bytes.equals(contents.get(file?.fileName ?? '') ?? Buffer.of())).toBe(true)
      expect(mtime).toBe(Math.floor((file?.updateTime ?? 0) / 1000) * 1000)
    }
  })

  it.each(['rest', 'graphql'] as const)('are deleted, one or all of a team (%s)', async (door) => {
    const { first, player, rival } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const others = { ...folder, participationId: rival.participationId }
    const [one, two, three] = [
      await record(folder, 'ONE'),
      await record(folder, 'TWO'),
      await record(folder, 'SIX'),
    ]
    const kept = await record(others, 'ONE')
    const statusOf = async (fileName: string) => {
      if (door === 'rest') return codeOf(await monitor.rest('DELETE', pathOf(folder, `/${fileName}`)))
      const { __typename, code } = await monitor.mutate('deleteCapture', { ...folder, fileName })
      return [__typename, code]
    }
    const missing = door === 'rest' ? [404, 'CAPTURE_NOT_FOUND'] : ['NotFoundError', 'CAPTURE_NOT_FOUND']
    const done = door === 'rest' ? [200, undefined] : ['DeleteCapturePayload', undefined]
    expect(await statusOf(one)).toEqual(done)
    expect(await statusOf(one)).toEqual(missing)
    expect((await listed(folder)).map(({ fileName }) => fileName).toSorted()).toEqual([three, two].toSorted())

    const emptied =
      door === 'rest'
        ? (await monitor.rest('DELETE', pathOf(folder, '/all'))).status
        : (await monitor.mutate('deleteCaptures', folder)).__typename
    expect(emptied).toBe(door === 'rest' ? 200 : 'DeleteCapturesPayload')
    expect(await listed(folder)).toEqual([])
    expect((await listed(others)).map(({ fileName }) => fileName)).toEqual([kept])
    const teams = (await monitor.rest('GET', `/api/game/captures/${first}`)).body
    expect(teams).toMatchObject([{ id: rival.participationId }])
  })

  it('are not left by way of a name', async () => {
    const { first, player, rival } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const others = { ...folder, participationId: rival.participationId }
    await record(folder, 'ONE')
    const name = await record(others, 'TWO')
    const away = [
      `..%2F${rival.participationId}%2F${name}`,
      `..%5C${rival.participationId}%5C${name}`,
      '..',
      '.',
      '%2E%2E',
      '..%2F..%2F..%2Fuploads',
      '%2Fetc%2Fpasswd',
      `${name}%00.txt`,
      `.%2F${name}`,
      'x'.repeat(300),
      '%20',
    ]
    for (const fileName of away) {
      for (const method of ['GET', 'DELETE']) {
        // This client does not normalize the path.
        const status = await rawStatus(test, monitor, method, pathOf(folder, `/${fileName}`))
        expect([method, fileName, [400, 404].includes(status)]).toEqual([method, fileName, true])
      }
      const { __typename } = await monitor.mutate('deleteCapture', {
        ...folder,
        fileName: decodeURIComponent(fileName),
      })
      expect(__typename).toMatch(/^(NotFound|InvalidInput)Error$/)
    }
    expect(await listed(folder)).toHaveLength(1)
    expect(await listed(others)).toHaveLength(1)
  })

  it('end at the limit of a connection, and the list says so', async () => {
    const { first, player } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const limits = { connectionBytes: 500, teamBytes: 100_000 }
    const short = await record(folder, 'SHORT', 'ahoy', limits)
    const capture = await start(folder, 'LONG', limits)
    for (let part = 0; part < 10; part += 1) capture?.fromClient(Buffer.from(noise(100)))
    await capture?.keep()
    const files = await listed(folder)
    const long = `${containerId.slice(0, 8)}-LONG-truncated.pcap`
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual([long, short].toSorted())
    expect(files.find(({ fileName }) => fileName === long)?.size).toBeLessThan(1500)
  })

  it('stop at the limit of a team, and the list says so until some are deleted', async () => {
    const { first, player } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const limits = { connectionBytes: 10_000, teamBytes: 200 }
    const name = await record(folder, 'ONE', 'ahoy', limits)
    expect(await start(folder, 'TWO', limits)).toBeNull()
    expect(await start(folder, 'SIX', limits)).toBeNull()
    const names = async () => (await listed(folder)).map(({ fileName }) => fileName).toSorted()
    expect(await names()).toEqual([name, 'limit-reached.pcap'].toSorted())
    await monitor.rest('DELETE', pathOf(folder, '/all'))
    expect(await start(folder, 'TEN', limits)).not.toBeNull()
  })

  it('are let go of when whoever downloads goes away', async () => {
    const { first, player } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    for (const id of ['ONE', 'TWO', 'SIX']) await record(folder, id, noise(2_000_000))
    const opened = vi.spyOn(test.services.storage.named, 'open')
    const leaving = new AbortController()
    const answer = await monitor.fetch(pathOf(folder, '/all'), { signal: leaving.signal })
    await answer.body?.getReader().read()
    leaving.abort()
    await vi.waitFor(() => {
      const contents = opened.mock.results.map(({ value }) => value as Readable)
      expect(contents.every(({ destroyed }) => destroyed)).toBe(true)
    }, 15_000)
    expect(opened.mock.calls.length).toBeLessThan(3)
    opened.mockRestore()
  })

  it('are for monitors', async () => {
    const { gameId, first, player } = await makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const name = await record(folder, 'ONE')
    const calls = [
      ['GET', `/api/game/games/${gameId}/captures`],
      ['GET', `/api/game/captures/${first}`],
      ['GET', pathOf(folder)],
      ['GET', pathOf(folder, '/all')],
      ['GET', pathOf(folder, `/${name}`)],
      ['DELETE', pathOf(folder, `/${name}`)],
      ['DELETE', pathOf(folder, '/all')],
    ] as const
    const query = `{ game: gameByDatabaseId(databaseId: ${gameId}) { captures { teams { captures { url } } } } }`
    for (const [actor, status, type] of [
      [test.anonymous(), 401, 'UnauthenticatedError'],
      [await signIn(test), 403, 'ForbiddenError'],
      [player.actor, 403, 'ForbiddenError'],
    ] as const) {
      for (const [method, call] of calls) expect((await actor.rest(method, call)).status).toBe(status)
      expect((await actor.graphql(query)).data).toEqual({ game: { captures: null } })
      expect((await actor.mutate('deleteCaptures', folder)).__typename).toBe(type)
      expect((await actor.mutate('deleteCapture', { ...folder, fileName: name })).__typename).toBe(type)
    }
    expect(await listed(folder)).toHaveLength(1)
  })
})

/** Random bytes, which cannot be compressed, so that their archive takes a while. */
function noise(length: number): string {
  return Array.from({ length: length / 8 }, () =>
    Math.random().toString(36).slice(2, 10).padEnd(8, 'x'),
  ).join('')
}

/** Reads the archive with tar, as organizers do. */
async function unpack(monitor: Actor, from: CaptureFolder) {
  const answer = await monitor.fetch(pathOf(from, '/all'))
  expect(answer.status).toBe(200)
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-captures-'))
  try {
    const archive = path.join(folder, 'all.tar.gz')
    await writeFile(archive, new Uint8Array(await answer.arrayBuffer()))
    const { stdout } = await run('tar', ['-tzf', archive])
    await run('tar', ['-xzf', archive, '-C', folder])
    const names = stdout.split('\n').filter(Boolean)
    const entries = await Promise.all(
      names.map(async (name) => ({
        name,
        bytes: await readFile(path.join(folder, name)),
        mtime: (await stat(path.join(folder, name))).mtimeMs,
      })),
    )
    return { entries, headers: answer.headers }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function rawStatus(test: TestApp, actor: Actor, method: string, rawPath: string): Promise<number> {
  const { hostname, port } = new URL(test.url)
  return new Promise((resolve, reject) => {
    const headers = { cookie: actor.cookieHeader }
    request({ hostname, port, method, path: rawPath, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
