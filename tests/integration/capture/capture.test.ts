import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import {
  captureStorages,
  pathOf,
  startCaptureStage,
  type CaptureFolder,
  type CaptureStage,
} from '../../kit/server/captures.ts'

const run = promisify(execFile)

// Captures look the same to readers in every kind of storage.
describe.each(captureStorages)('captures in %s', (_where, isRemote) => {
  let stage: CaptureStage
  let test: TestApp
  let monitor: Actor

  beforeAll(async () => {
    stage = await startCaptureStage(isRemote)
    ;({ test, monitor } = stage)
  })
  afterAll(() => stage.dispose())

  it('are listed by challenge, team and file, through both APIs', async () => {
    const { gameId, challengeIds, player, rival, first } = await stage.makeCapturedGame()
    const own = { challengeId: first, participationId: player.participationId }
    const names = [
      await stage.record(own, 'AAA'),
      await stage.record(own, 'BBB', 'a longer word'),
      await stage.record({ ...own, participationId: rival.participationId }, 'CCC'),
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
    const files = await stage.listed(own)
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(names.slice(0, 2))
    const times = files.map(({ updateTime }) => updateTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(60_000)

    const { game } = await monitor.query<{ game: { captures: unknown } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { captures { challengeDatabaseId isEnabled teamCount
           teams { participationDatabaseId teamDatabaseId teamName captureCount size updatedAt archiveUrl
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
            size: files.reduce((sum, { size }) => sum + size, 0),
            updatedAt: new Date(Math.max(...times)).toISOString(),
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
    const { first, player } = await stage.makeCapturedGame()
    expect((await monitor.rest('GET', '/api/game/games/2147483647/captures')).body).toEqual([])
    expect(codeOf(await monitor.rest('GET', `/api/game/captures/${first}`))).toEqual([
      404,
      'CAPTURE_NO_CAPTURES',
    ])
    const folder = { challengeId: first, participationId: player.participationId }
    expect(await stage.listed(folder)).toEqual([])
    expect(codeOf(await monitor.rest('GET', pathOf(folder, '/one.pcap')))).toEqual([404, 'CAPTURE_NOT_FOUND'])
    expect((await monitor.rest('DELETE', pathOf(folder, '/all'))).status).toBe(200)
    expect((await unpack(monitor, folder)).entries).toEqual([])
  })

  it('come out as they were recorded, one by one and as an archive', async () => {
    const { first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const names = [await stage.record(folder, 'ONE'), await stage.record(folder, 'TWO', 'x'.repeat(100_000))]
    const files = await stage.listed(folder)
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

  it('come out as TCP connections too, one by one and as an archive', async () => {
    const { gameId, first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const fileName = await stage.record(folder, 'ONE')
    const name = fileName.replace('.pcap', '-tcp.pcap')
    const { game } = await monitor.query<{
      game: { captures: { teams: { archiveUrl: string; captures: { url: string }[] }[] }[] }
    }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { captures(challengeId: ${first}) {
           teams { archiveUrl(form: Tcp) captures { url(form: Tcp) } } } } }`,
    )
    const team = game.captures[0]?.teams[0]
    expect(team).toEqual({
      archiveUrl: pathOf(folder, '/all?form=tcp'),
      captures: [{ url: pathOf(folder, `/${fileName}?form=tcp`) }],
    })
    const answer = await monitor.fetch(team?.captures[0]?.url ?? '')
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    // The first packet after the metadata opens the connection: TCP of IPv4 with SYN.
    const at = 24 + 16 + bytes.readUInt32LE(24 + 8) + 16
    expect([bytes.readUInt16BE(at + 12), bytes[at + 14 + 9], bytes[at + 14 + 20 + 13]]).toEqual([
      0x0800, 6, 2,
    ])
    expect(bytes.includes('yourself')).toBe(true)
    const { entries } = await unpack(monitor, folder, '/all?form=tcp')
    expect(entries.map((entry) => [entry.name.split('/')[1], entry.bytes.equals(bytes)])).toEqual([
      [name, true],
    ])
    expect((await monitor.rest('GET', pathOf(folder, `/${fileName}?form=sctp`))).status).toBe(400)
  })

  it('are not left by way of a name', async () => {
    const { first, player, rival } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const others = { ...folder, participationId: rival.participationId }
    await stage.record(folder, 'ONE')
    const name = await stage.record(others, 'TWO')
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
    expect(await stage.listed(folder)).toHaveLength(1)
    expect(await stage.listed(others)).toHaveLength(1)
  })

  it('are for monitors', async () => {
    const { gameId, first, player } = await stage.makeCapturedGame()
    const folder = { challengeId: first, participationId: player.participationId }
    const name = await stage.record(folder, 'ONE')
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
    expect(await stage.listed(folder)).toHaveLength(1)
  })
})

/** Reads the archive with tar, as organizers do. */
async function unpack(monitor: Actor, from: CaptureFolder, place = '/all') {
  const answer = await monitor.fetch(pathOf(from, place))
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
