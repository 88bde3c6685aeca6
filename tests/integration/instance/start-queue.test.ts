import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ContainerRuntimeError,
  type ContainerCapacity,
  type ContainerRuntime,
} from '../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

// As many teams as one process starts at once, and some that wait in the queue.
const atOnce = 6
const teams = atOnce + 3

let test: TestApp
let played: PlayedGame
let leaving: AbortController
const failStart: (() => void)[] = []
/** The containers that the backend was asked for, in their order. */
const begun: string[] = []
let capacity: ContainerCapacity | null = null

beforeAll(async () => {
  test = await startTestApp({
    overrides: {
      containers: {
        ...noContainerRuntime,
        name: 'docker',
        create: (spec) =>
          new Promise((_resolve, reject) => {
            begun.push(spec.containerId)
            failStart.push(() => reject(new ContainerRuntimeError('failed', 'no')))
          }),
        capacity: async () => capacity,
        list: async () => [],
        destroy: async () => undefined,
      },
    },
  })
  played = await makePlayedGame(test, { teams, challenges: 1 })
  await test.services.db.challenge.updateMany({
    where: { id: { in: played.challengeIds } },
    data: { type: 'StaticContainer', containerImage: 'sea:1', containerExposePort: 80 },
  })
  leaving = new AbortController()
  const address = `/api/game/${played.gameId}/container/${played.challengeIds[0]}`
  for (const { actor } of played.players) {
    actor.fetch(address, { method: 'POST', signal: leaving.signal }).catch(() => undefined)
  }
  await until(() => failStart.length === atOnce, 'the first starts have begun')
  await until(async () => (await queuedPlayers()).length === teams - atOnce, 'the others wait')
})

afterAll(async () => {
  const failAll = setInterval(() => failStart.splice(0).forEach((fail) => fail()), 20)
  await test.dispose()
  clearInterval(failAll)
})

async function queuedPlayers(): Promise<Player[]> {
  const rows = await test.services.db.assignment.findMany({
    where: { container: { status: 'Pending', phase: 'Queued' } },
    select: { participationId: true },
  })
  const ids = new Set(rows.map(({ participationId }) => participationId))
  return played.players.filter(({ participationId }) => ids.has(participationId))
}

/** Selects whole rows of containers by their ids. */
const looks = (all: string[]) =>
  all.filter((text) => /^SELECT .* FROM "[a-z]+"\."container" WHERE .*"container"\."id" (IN|=) /.test(text))

it('queued starts are loaded together', async () => {
  const statements = recordStatements()
  await until(() => looks(statements.all).length >= 3, 'three looks')
  statements.stop()
  for (const look of looks(statements.all)) expect(look).toContain(`$${teams}`)
})

it('a subscription begins with the present state of the instances', async () => {
  const [waiting] = await queuedPlayers()
  const query = `subscription { viewerInstanceChanged(gameId: ${played.gameId}) { status } }`
  const live = collectEvents(
    followOverSocket(test.url, { query }, { connectionParams: waiting?.actor.headers ?? {} }),
  )
  await until(() => live.all.length > 0, 'the present state arrives')
  expect(live.all).toEqual([{ viewerInstanceChanged: { status: 'Queued' } }])
  await live.stop()
})

it('positions in the queue are loaded once for all subscribers', async () => {
  const players = await queuedPlayers()
  const query = `subscription { viewerInstanceChanged(gameId: ${played.gameId}) { challengeDatabaseId position expectedStartAt status } }`
  const followers = players.flatMap(({ actor }) =>
    Array.from({ length: 10 }, () =>
      collectEvents(followOverSocket(test.url, { query }, { connectionParams: actor.headers })),
    ),
  )
  const changed = async () => {
    for (const { participationId } of players) {
      test.services.events.emit('container.changed', {
        containerId: '',
        gameId: played.gameId,
        challengeId: played.challengeIds[0] ?? 0,
        participationId,
      })
    }
  }
  type Told = { position: number | null; expectedStartAt: string | null; status: string } | undefined
  const last = (live: ReturnType<typeof collectEvents>) => live.all.at(-1)?.['viewerInstanceChanged'] as Told
  await until(async () => {
    if (followers.every((live) => live.all.length > 0)) return true
    await changed()
    return false
  }, 'all follow')
  const positions = () => [...new Set(followers.map((live) => last(live)?.position))].toSorted()
  expect(positions()).toEqual([1, 2, 3])

  // The first six began together a minute before the next one.
  test.services.clock.offsetMs = 60_000
  const statements = recordStatements()
  failStart.shift()?.()
  await until(() => String(positions()) === '1,2,', 'all have moved up')
  const expectedAt = (position: number) =>
    followers.map(last).find((one) => one?.position === position)?.expectedStartAt ?? ''
  expect(Date.parse(expectedAt(2))).toBeGreaterThan(Date.parse(expectedAt(1)))
  test.services.clock.offsetMs = 0
  statements.stop()
  const counts = statements.all.filter((text) => text.includes('queued_at') && !text.startsWith('INSERT'))
  const ofQueue = counts.filter((text) => /count\(\*\)|ORDER BY/.test(text))
  expect(ofQueue.length).toBeGreaterThan(0)
  expect(ofQueue.length).toBeLessThan(followers.length / 2)
  await Promise.all(followers.map((live) => live.stop()))
})

it('positions are not loaded for closed subscriptions', async () => {
  const rows = await test.services.db.container.findMany({ select: { id: true } })
  leaving.abort()
  let found: string[] = []
  await until(async () => {
    const statements = recordStatements()
    for (const { id } of rows) {
      test.services.events.emit('container.changed', {
        containerId: id,
        gameId: null,
        challengeId: null,
        participationId: null,
      })
    }
    await test.anonymous().rest('GET', '/api/config')
    statements.stop()
    found = looks(statements.all)
    return found.length === 0
  }, 'the looks end')
  expect(found).toEqual([])
})

it('starts wait in their order while the limits of the instances take all memory', async () => {
  const { db } = test.services
  const statuses = async () => {
    const rows = await db.container.findMany({ orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }] })
    return rows.map(({ status, phase }) => (status === 'Pending' ? phase : status))
  }
  const failed = setInterval(() => failStart.splice(0).forEach((fail) => fail()), 20)
  await until(
    async () => (await statuses()).every((status) => status === 'Destroyed'),
    'the former starts fail',
  )
  clearInterval(failed)
  begun.length = 0

  capacity = { memoryMiB: 200, cpuTenths: 10 }
  const [challengeId = 0] = played.challengeIds
  const { gameId } = played
  const needs = [64, 100, 128, 32, 500]
  for (const [at, memoryLimitMib] of needs.entries()) {
    await db.challenge.update({ where: { id: challengeId }, data: { memoryLimitMib } })
    const player = played.players[at]
    const started = await player?.actor.mutate(
      'startInstance',
      { gameId, challengeId },
      'instance { status }',
    )
    expect(started?.__typename).toBe('StartInstancePayload')
  }
  // The small one would fit, but waits behind the third. The last one never fits.
  const waiting = ['Starting', 'Starting', 'Queued', 'Queued', 'Destroyed']
  const newest = async () => (await statuses()).slice(-needs.length)
  await until(async () => String(await newest()) === String(waiting), 'two start, two wait')
  expect(begun).toHaveLength(2)
  const rows = await db.container.findMany({ orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }] })
  const ids = rows.slice(-needs.length).map(({ id }) => id)
  expect(rows.at(-1)).toMatchObject({ failure: 'full', memoryMib: 500 })

  const admin = await signIn(test, 'Admin')
  const { settings } = await admin.query<{ settings: object }>(
    `{ settings { instanceRoom { memoryUsed memoryLimit cpuUsed cpuLimit queuedCount } } }`,
  )
  expect(settings).toEqual({
    instanceRoom: { memoryUsed: 164, memoryLimit: 200, cpuUsed: 0.2, cpuLimit: null, queuedCount: 2 },
  })

  // The end of the second leaves room for the third, and that for the fourth, too little.
  failStart[1]?.()
  await until(() => begun.length === 3, 'the third starts')
  expect(begun[2]).toBe(ids[2])
  expect((await newest())[3]).toBe('Queued')
  failStart[0]?.()
  await until(() => begun.length === 4, 'the fourth starts')
  expect(begun[3]).toBe(ids[3])
})

it('a start that waits for room is continued by another process when its own stops', async () => {
  const { gameId, challengeIds: [challengeId = 0], players } = played // oxfmt-ignore
  const { db } = test.services
  await db.challenge.update({ where: { id: challengeId }, data: { memoryLimitMib: 100 } })
  await players[5]?.actor.mutate('startInstance', { gameId, challengeId }, 'instance { status }')
  const job = `SELECT FROM graphile_worker.jobs WHERE key LIKE 'start:%' AND locked_at IS NOT NULL`
  await until(async () => (await test.services.pool.query(job)).rowCount === 3, 'it waits in its process')
  const waiting = await db.container.findFirstOrThrow({ where: { status: 'Pending', phase: 'Queued' } })

  const continued: string[] = []
  const larger = {
    ...noContainerRuntime,
    name: 'docker',
    capacity: async () => ({ memoryMiB: 1000, cpuTenths: 10 }),
    create: async ({ containerId }) => {
      continued.push(containerId)
      throw new ContainerRuntimeError('failed', 'no')
    },
    destroy: async () => undefined,
  } satisfies ContainerRuntime
  const another = await startTestApp({ databaseUrl: test.databaseUrl, overrides: { containers: larger } })
  const first = test
  test = another
  const stopped = first.dispose()
  await until(() => continued.length > 0, 'the other process starts it')
  expect(continued).toEqual([waiting.id])
  const failAll = setInterval(() => failStart.splice(0).forEach((fail) => fail()), 20)
  await stopped
  clearInterval(failAll)
})
