import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import {
  addContainer,
  dial,
  exchange,
  giveToFirstTeam,
  proxySettings,
  proxyUrl,
  startTarget,
  type TestTarget,
} from '../../kit/services/proxy.ts'
import { readPcap } from './read-pcap.ts'
import { until } from '../../kit/wait.ts'

const log = captureLog('debug')
let test: TestApp
let target: TestTarget

beforeAll(async () => {
  test = await startTestApp({ env: proxySettings, logger: log.logger })
  target = await startTarget()
})

afterAll(async () => {
  await test.dispose()
  await target.stop()
})

type Wanted = { isWanted?: boolean; flag?: string; on?: TestApp; to?: TestTarget }

/** Creates a team's container for a challenge with captures enabled. */
async function makeContainer({ isWanted = true, flag, on = test, to = target }: Wanted = {}) {
  const played: PlayedGame = await makePlayedGame(on, { teams: 1, challenges: 1 })
  const { db, pool } = on.services
  const containerId = await addContainer(pool, { port: to.port })
  const challengeId = played.challengeIds[0] ?? 0
  const held = flag === undefined ? null : await db.flag.create({ data: { challengeId, flag } })
  await db.challenge.update({
    where: { id: challengeId },
    data: { title: 'Léak “one”', enableTrafficCapture: isWanted },
  })
  const place = await giveToFirstTeam(on, { played, containerId, ...(held && { flagId: held.id }) })
  return { played, containerId, folder: `capture/${place.challengeId}/${place.participationId}` }
}

async function filesOf(folder: string, app = test): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.storage.named.list(folder)) keys.push(key)
  return keys
}

async function read(key: string) {
  return readPcap(await buffer(test.services.storage.named.open(key)))
}

async function endOf(socket: WebSocket, containerId: string): Promise<void> {
  socket.close()
  await log.lineWith('a connection to a container ended', containerId.slice(0, 8))
}

const localPort = (socket: WebSocket) => (socket as unknown as { _socket: Socket })._socket.localPort
const mapped = (port: number | undefined) => `00000000000000000000ffff7f000001:${port}`

it('a connection writes one file with its addresses and all bytes', async () => {
  const { played, containerId, folder } = await makeContainer({ flag: 'flag{ünseen}' })
  const before = Date.now() * 1000
  const socket = await dial(proxyUrl(test, containerId))
  const client = mapped(localPort(socket))
  await exchange(socket, 'ahoy')
  const large = randomBytes(20_001)
  await exchange(socket, large)
  await endOf(socket, containerId)

  const [key = '', ...more] = await filesOf(folder)
  expect(more).toEqual([])
  expect(key).toMatch(new RegExp(`^${folder}/${containerId.slice(0, 8)}-[0-9A-Z]+\\.pcap$`))
  const [about, ...packets] = await read(key)
  expect(about).toMatchObject({ source: `${'0'.repeat(32)}:65535`, destination: client })
  const container = await test.services.db.container.findUniqueOrThrow({ where: { id: containerId } })
  const team = await test.services.db.team.findUniqueOrThrow({
    where: { id: played.players[0]?.teamId ?? 0 },
  })
  expect(about?.payload.toString()).toBe(
    [
      '{',
      '  "Challenge": "Léak “one”",',
      `  "ChallengeId": ${played.challengeIds[0]},`,
      `  "Team": "${team.name}",`,
      `  "TeamId": ${team.id},`,
      `  "ContainerId": "${container.containerId}",`,
      '  "Flag": "flag{ünseen}"',
      '}',
    ].join('\n'),
  )
  const service = mapped(target.port)
  const said = (source: string) =>
    packets.filter((packet) => packet.source === source).map(({ payload }) => payload)
  for (const end of [client, service]) {
    expect(Buffer.concat(said(end)).equals(Buffer.concat([Buffer.from('ahoy'), large]))).toBe(true)
  }
  expect(packets[0]).toMatchObject({ source: client, destination: service, payload: Buffer.from('ahoy') })
  expect(packets[1]).toMatchObject({ source: service, destination: client, payload: Buffer.from('ahoy') })
  expect(Math.max(...packets.map(({ payload }) => payload.length))).toBe(4096)
  expect(new Set(packets.map(({ checksumSum }) => checksumSum))).toEqual(new Set([0xffff]))
  const times = [about, ...packets].map((packet) => packet?.atMicroseconds ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeGreaterThanOrEqual(before - 1000)
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now() * 1000 + 1000)

  const monitor = await signIn(test, 'Monitor')
  const [, challengeId, participationId, fileName] = key.split('/')
  const address = `/api/game/captures/${challengeId}/${participationId}`
  const listed = (await monitor.rest('GET', address)).body
  const download = await monitor.fetch(`${address}/${fileName}`)
  const bytes = Buffer.from(await download.arrayBuffer())
  expect(listed).toEqual([{ fileName, size: bytes.length, updateTime: expect.any(Number) }])
  expect(readPcap(bytes)).toHaveLength(times.length)
})

it('every connection has a file, also one on which nothing passed; an end of the service shows', async () => {
  const { containerId, folder } = await makeContainer()
  const silent = await dial(proxyUrl(test, containerId))
  await endOf(silent, containerId)
  const [first = ''] = await filesOf(folder)
  const packets = await read(first)
  expect(packets).toHaveLength(1)
  expect(JSON.parse(packets[0]?.payload.toString() ?? '')).toMatchObject({ Flag: null })

  const count = target.sockets.length
  const ended = await dial(proxyUrl(test, containerId))
  await until(() => target.sockets.length === count + 1, 'the service is connected to')
  target.sockets.at(-1)?.end()
  await once(ended, 'close')
  await until(async () => (await filesOf(folder)).length === 2, 'the second file')
  const second = (await filesOf(folder)).find((key) => key !== first) ?? ''
  const [, last, ...none] = await read(second)
  expect([last?.source, last?.payload.length, none]).toEqual([mapped(target.port), 0, []])
})

it('nothing is kept unless the challenge, the platform and the path say so', async () => {
  const quiet = await makeContainer({ isWanted: false })
  const socket = await dial(proxyUrl(test, quiet.containerId))
  await exchange(socket, 'ahoy')
  await endOf(socket, quiet.containerId)
  expect(await filesOf(quiet.folder)).toEqual([])

  const author = await addContainer(test.services.pool, { port: target.port })
  const before = await filesOf('capture')
  for (const folder of ['', 'noinst/']) {
    const tried = await dial(proxyUrl(test, author, folder))
    await exchange(tried, 'ahoy')
    tried.close()
  }
  await until(() => target.sockets.length === 0, 'the service is let go')
  expect(await filesOf('capture')).toEqual(before)

  const off = await startTestApp({ env: { ...proxySettings, HALYARD_TRAFFIC_CAPTURE: 'off' } })
  const wanted = await makeContainer({ on: off })
  const unseen = await dial(proxyUrl(off, wanted.containerId))
  await exchange(unseen, 'ahoy')
  unseen.close()
  await until(() => target.sockets.length === 0, 'the service is let go')
  expect(await filesOf(wanted.folder, off)).toEqual([])
  await off.dispose()
})

it('a platform that stops keeps its captures', async () => {
  const files = await mkdtemp(path.join(tmpdir(), 'halyard-captures-'))
  const ending = await startTestApp({
    env: { ...proxySettings, HALYARD_STORAGE_URL: pathToFileURL(files).href },
  })
  const { containerId, folder } = await makeContainer({ on: ending })
  const socket = await dial(proxyUrl(ending, containerId))
  await exchange(socket, 'ahoy')
  await Promise.all([ending.dispose(), once(socket, 'close')])
  const [name = ''] = await readdir(path.join(files, folder))
  expect(readPcap(await readFile(path.join(files, folder, name)))).toHaveLength(3)
  await rm(files, { recursive: true })
})

it('a storage that fails costs the file, not the connection', async () => {
  const faults = captureLog('debug')
  const { storage } = test.services
  const broken = { ...storage.named, draft: () => Promise.reject(new Error('the disk has gone')) }
  const app = await startTestApp({
    env: proxySettings,
    logger: faults.logger,
    overrides: { storage: { ...storage, named: broken } },
  })
  const { containerId, folder } = await makeContainer({ on: app })
  const socket = await dial(proxyUrl(app, containerId))
  expect((await exchange(socket, 'ahoy')).toString()).toBe('ahoy')
  socket.terminate()
  await faults.lineWith('could not record a capture', folder)
  await app.dispose()
})

it('the operator hears that captures need the platform in between', async () => {
  const warnings = captureLog('warn')
  const app = await startTestApp({ env: { HALYARD_TRAFFIC_CAPTURE: 'on' }, logger: warnings.logger })
  expect(warnings.text()).toContain('HALYARD_TRAFFIC_CAPTURE has no effect')
  await app.dispose()
})
