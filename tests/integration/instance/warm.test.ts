import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ContainerCapacity, ContainerSpec } from '../../../server/ports/containers/container-runtime.ts'
import { ContainerRuntimeError } from '../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import { sweepContainers } from '../../../server/domains/instance/container/sweep-containers.job.ts'
import { keepWarm } from '../../../server/domains/instance/warm/keep-warm.job.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame
let challengeId: number
let capacity: ContainerCapacity | null = null
let refusal: ContainerRuntimeError | null = null
/** The containers of the stand-in of the backend, by their ids. */
const running = new Map<string, ContainerSpec>()
let starts = 0

beforeAll(async () => {
  test = await startTestApp({
    overrides: {
      containers: {
        ...noContainerRuntime,
        name: 'docker',
        create: async (spec) => {
          starts += 1
          if (refusal) throw refusal
          running.set(spec.containerId, spec)
          return {
            containerId: spec.containerId,
            status: 'Running',
            runtimeId: `backend-${spec.containerId}`,
            ip: '10.213.0.2',
            port: 80,
            publicPort: 30_000,
            startedAt: test.services.clock.now(),
          }
        },
        capacity: async () => capacity,
        list: async () =>
          [...running.keys()].map((containerId) => ({ containerId, status: 'Running' as const })),
        destroy: async (id) => void running.delete(id),
      },
    },
  })
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

beforeEach(async () => {
  test.services.clock.offsetMs = 0
  refusal = null
  if (played) await change({ isEnabled: false })
  await until(async () => (await compare(), running.size === 0), 'nothing runs')
  capacity = null
  played = await makePlayedGame(test, { teams: 3, challenges: 1 })
  challengeId = played.challengeIds[0] ?? 0
  await test.services.db.challenge.update({
    where: { id: challengeId },
    data: { type: 'StaticContainer', containerImage: 'sea:1', containerExposePort: 80 },
  })
})

/** The work of the server once a minute. */
async function compare(): Promise<void> {
  await sweepContainers(test.services)
  await keepWarm(test.services)
}

async function change(input: Record<string, unknown>): Promise<void> {
  const { gameId } = played
  const answer = await admin.mutate('updateChallenge', { gameId, challengeId, ...input }, 'challenge { id }')
  expect(answer.__typename).toBe('UpdateChallengePayload')
}

const warmRows = () =>
  test.services.db.container.findMany({
    where: { warmChallengeId: challengeId, stoppingAt: null },
    orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }],
  })

const untilWarm = (count: number) =>
  until(async () => {
    const rows = await warmRows()
    return rows.length === count && rows.every(({ status }) => status === 'Running')
  }, `${count} warm containers run`)

async function start(team: number): Promise<string> {
  const { gameId, players } = played
  const answer = await players[team]?.actor.mutate(
    'startInstance',
    { gameId, challengeId },
    'instance { status }',
  )
  return (answer as unknown as { instance: { status: string } }).instance.status
}

const containerOf = async (team: number) => {
  const { participationId = 0 } = played.players[team] ?? {}
  const key = { challengeId_participationId: { challengeId, participationId } }
  const { container } = await test.services.db.assignment.findUniqueOrThrow({
    where: key,
    include: { container: true },
  })
  return container
}

it('a team gets a warm container at once, and the next one is started', async () => {
  await change({ warmInstances: 2 })
  await untilWarm(2)
  const ready = (await warmRows()).map(({ id }) => id)
  for (const id of ready) expect(running.get(id)).toMatchObject({ image: 'sea:1', env: { TEAM_ID: '' } })
  const before = starts

  expect(await start(0)).toBe('Running')
  const own = await containerOf(0)
  expect(ready).toContain(own?.id)
  expect(own).toMatchObject({ warmChallengeId: null, warmSettings: null })
  const { containerPolicy } = (await admin.rest('GET', '/api/admin/config')).body as {
    containerPolicy: { defaultLifetime: number }
  }
  const lifetimeMs = Number(own?.expectStopAt) - Number(own?.startedAt)
  expect(lifetimeMs).toBe(containerPolicy.defaultLifetime * 60_000)
  const events = await test.services.db.gameEvent.findMany({ where: { gameId: played.gameId } })
  expect(events.map(({ type, teamId }) => [type, teamId])).toEqual([
    ['ContainerStart', played.players[0]?.teamId],
  ])

  await untilWarm(2)
  expect(starts).toBe(before + 1)
  await compare()
  expect(running.has(own?.id ?? '')).toBe(true)
})

it('teams that start together get different containers', async () => {
  await change({ warmInstances: 2 })
  await untilWarm(2)
  const ready = (await warmRows()).map(({ id }) => id)
  await Promise.all([0, 1, 2].map(start))
  const ids = await Promise.all([0, 1, 2].map(async (team) => (await containerOf(team))?.id ?? ''))
  expect(new Set(ids).size).toBe(3)
  expect(ids.filter((id) => ready.includes(id))).toHaveLength(2)
})

it('two processes that fill at once start no more than the challenge keeps', async () => {
  const { db } = test.services
  await db.challenge.update({ where: { id: challengeId }, data: { warmInstances: 3 } })
  await Promise.all(Array.from({ length: 4 }, () => keepWarm(test.services)))
  expect(await warmRows()).toHaveLength(3)
})

it.each([
  ['the image has changed', { containerImage: 'sea:2' }],
  ['the memory has changed', { memoryLimitMib: 128 }],
  ['the port has changed', { containerExposePort: 8080 }],
])('a warm container is replaced after %s, and no team gets the old one', async (_name, input) => {
  await change({ warmInstances: 1 })
  await untilWarm(1)
  const [old] = await warmRows()
  await test.services.db.challenge.update({ where: { id: challengeId }, data: input })
  await start(0)
  expect((await containerOf(0))?.id).not.toBe(old?.id)
  await compare()
  await untilWarm(1)
  const [next] = await warmRows()
  expect(next?.id).not.toBe(old?.id)
  expect(running.has(old?.id ?? '')).toBe(false)
})

it.each([
  ['the challenge is disabled', () => change({ isEnabled: false })],
  ['the number is lower', () => change({ warmInstances: 0 })],
  ['the challenge has closed', () => change({ closeAt: '2020-01-01T00:00:00Z' })],
  ['the game has ended', async () => void (test.services.clock.offsetMs = 2 * 3_600_000)],
])('warm containers stop when %s', async (_name, act) => {
  await change({ warmInstances: 2 })
  await untilWarm(2)
  await act()
  await until(async () => (await compare(), running.size === 0), 'they stop')
  expect(await warmRows()).toEqual([])
})

it('warm containers stay while a pause outlasts the planned end', async () => {
  const { db, clock } = test.services
  await change({ warmInstances: 2 })
  await untilWarm(2)
  const kept = (await warmRows()).map(({ id }) => id)
  await db.game.update({ where: { id: played.gameId }, data: { pausedAt: clock.now() } })
  clock.offsetMs = 2 * 3_600_000
  await compare()
  expect((await warmRows()).map(({ id }) => id)).toEqual(kept)
})

it('they start ten minutes before the game', async () => {
  const { db, clock } = test.services
  const startAt = new Date(clock.now().getTime() + 3_600_000)
  await db.game.update({ where: { id: played.gameId }, data: { start: startAt } })
  await db.challenge.update({ where: { id: challengeId }, data: { warmInstances: 1 } })
  clock.offsetMs = 49 * 60_000
  await compare()
  expect(await warmRows()).toEqual([])
  clock.offsetMs = 51 * 60_000
  await compare()
  await untilWarm(1)
})

it('a start that fails is not repeated at once', async () => {
  refusal = new ContainerRuntimeError('image', 'no such image')
  await change({ warmInstances: 1 })
  await until(async () => (await warmRows()).some(({ status }) => status === 'Destroyed'), 'it fails')
  const before = starts
  await compare()
  expect(starts).toBe(before)
  expect(await warmRows()).toHaveLength(1)

  refusal = null
  test.services.clock.offsetMs = 11 * 60_000
  await compare()
  await untilWarm(1)
})

it('a warm container leaves its room to the start of a team', async () => {
  capacity = { memoryMiB: 128, cpuTenths: 10 }
  await change({ warmInstances: 5 })
  await untilWarm(2)
  const before = await warmRows()
  const other = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const otherId = other.challengeIds[0] ?? 0
  await test.services.db.challenge.update({
    where: { id: otherId },
    data: { type: 'StaticContainer', containerImage: 'sky:1', containerExposePort: 80 },
  })
  await other.players[0]?.actor.rest('POST', `/api/game/${other.gameId}/container/${otherId}`)
  const images = () => [...running.values()].map(({ image }) => image).toSorted()
  const started = images()
  const kept = before.filter(({ id }) => running.has(id))
  await compare()
  await until(async () => (await warmRows()).length === 1, 'the rest finds no room')
  const later = images()
  await test.services.db.challenge.update({ where: { id: otherId }, data: { isEnabled: false } })
  expect(started).toEqual(['sea:1', 'sky:1'])
  expect(kept).toHaveLength(1)
  expect(later).toEqual(['sea:1', 'sky:1'])
})

it.each(['StaticAttachment', 'DynamicContainer', 'DynamicAttachment'] as const)(
  'a challenge of the type %s keeps none',
  async (type) => {
    await test.services.db.challenge.update({ where: { id: challengeId }, data: { type } })
    const { gameId } = played
    expect(await admin.mutate('updateChallenge', { gameId, challengeId, warmInstances: 1 })).toMatchObject({
      issues: [{ path: ['warmInstances'], message: expect.stringContaining('Static container') }],
    })
    expect(
      (await admin.mutate('updateChallenge', { gameId, challengeId, warmInstances: 0 })).__typename,
    ).toBe('UpdateChallengePayload')
  },
)
