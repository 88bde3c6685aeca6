import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sweepContainers } from '../../../server/domains/instance/container/sweep-containers.job.ts'
import type { ContainerSpec } from '../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor
/** The containers of the stand-in of the backend, by their ids. */
const running = new Map<string, ContainerSpec>()

beforeAll(async () => {
  test = await startTestApp({
    overrides: {
      containers: {
        ...noContainerRuntime,
        name: 'docker',
        create: async (spec) => {
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
        list: async () =>
          [...running.keys()].map((containerId) => ({ containerId, status: 'Running' as const })),
        destroy: async (id) => void running.delete(id),
      },
    },
  })
  admin = await signIn(test, 'Admin')
})
afterEach(() => running.clear())
afterAll(() => test.dispose())

type Started = Awaited<ReturnType<typeof start>>

/** Starts the instance of a team in a game that ends in an hour. Its own time is two hours. */
async function start(practiceMode: boolean, closesInMinutes: number | null = null) {
  const { db } = test.services
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 1,
    challenges: 1,
    practiceMode,
  })
  const [challengeId = 0] = challengeIds
  const closeAt = closesInMinutes === null ? null : new Date(Date.now() + closesInMinutes * minuteMs)
  await db.challenge.update({
    where: { id: challengeId },
    data: { type: 'StaticContainer', containerImage: 'sea:1', containerExposePort: 80, closeAt },
  })
  const player = players[0]?.actor as Actor
  const url = `/api/game/${gameId}/container/${challengeId}`
  const info = (await player.rest('POST', url)).body as { startedAt: number; expectStopAt: number }
  const { end } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
  const own = info.startedAt + 120 * minuteMs
  return { gameId, challengeId, player, url, info, own, end: end.getTime(), close: closeAt?.getTime() }
}

/** The expiry of an instance as every API tells it. */
async function toldExpiries({ gameId, challengeId, player }: Started) {
  const detail = await player.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
  const { body } = await admin.rest('GET', '/api/admin/instances')
  const { data } = body as { data: { challenge: { id: number }; expectStopAt: number }[] }
  const { instances } = await admin.query<{
    instances: { edges: { node: { challengeDatabaseId: number; expectStopAt: string } }[] }
  }>('{ instances(first: 50) { edges { node { challengeDatabaseId expectStopAt } } } }')
  const own = await instanceOf({ gameId, player })
  return {
    challenge: (detail.body as { context: { closeTime: number } }).context.closeTime,
    instance: Date.parse(own.expectStopAt),
    listed: data.find(({ challenge }) => challenge.id === challengeId)?.expectStopAt,
    listedInGraphQL: Date.parse(
      instances.edges.find(({ node }) => node.challengeDatabaseId === challengeId)?.node.expectStopAt ?? '',
    ),
  }
}

async function instanceOf({ gameId, player }: Pick<Started, 'gameId' | 'player'>) {
  const { game } = await player.query<{
    game: { challenges: { instance: { expectStopAt: string; extendableAt: string | null } }[] }
  }>(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
       challenges { instance { expectStopAt extendableAt } } } }`,
    { id: gameId },
  )
  return game.challenges[0]?.instance ?? { expectStopAt: '', extendableAt: null }
}

const everywhere = (time: number | undefined) => ({
  challenge: time,
  instance: time,
  listed: time,
  listedInGraphQL: time,
})

it.each([
  ['its own time', 'own', () => start(true)],
  ['the end of a game without practice', 'end', () => start(false)],
  ['the close of its challenge', 'close', () => start(true, 30)],
  ['the end before the close', 'end', () => start(false, 90)],
  ['its own time before the close', 'own', () => start(true, 150)],
] as const)('an instance expires at the earliest time: %s', async (_name, which, begin) => {
  const started = await begin()
  expect(started.info.expectStopAt).toBe(started[which])
  expect(await toldExpiries(started)).toEqual(everywhere(started[which]))
  const isCut = which !== 'own'
  const { extendableAt } = await instanceOf(started)
  expect(extendableAt === null).toBe(isCut)
})

it('the expiry follows the game and its challenge', async () => {
  const started = await start(false)
  const { gameId, challengeId, own } = started
  await admin.mutate('updateGame', { gameId, practiceMode: true })
  expect(await toldExpiries(started)).toEqual(everywhere(own))
  const closeAt = new Date(Date.now() + 20 * minuteMs)
  await admin.mutate('updateChallenge', { gameId, challengeId, closeAt: closeAt.toISOString() })
  expect(await toldExpiries(started)).toEqual(everywhere(closeAt.getTime()))
})

it('an extension tells the end of the game that comes first', async () => {
  const { url, player, end } = await start(false)
  const expectStopAt = new Date(Date.now() + 5 * minuteMs)
  await test.services.db.container.updateMany({ data: { expectStopAt } })
  expect(await player.rest('POST', `${url}/extend`)).toMatchObject({
    status: 200,
    body: { expectStopAt: end },
  })
})

it('instances stop at the close of their challenge, by the clock of the game', async () => {
  const { gameId, challengeId, player } = await start(true)
  const { db, clock } = test.services
  const before = { id: challengeId }
  const pausedAt = clock.now()
  const past = new Date(pausedAt.getTime() - minuteMs)
  await db.game.update({ where: { id: gameId }, data: { pausedAt: new Date(past.getTime() - minuteMs) } })
  await db.challenge.update({ where: before, data: { closeAt: past } })
  await sweepContainers(test.services)
  expect(running.size).toBe(1)
  await db.game.update({ where: { id: gameId }, data: { pausedAt: null } })
  await sweepContainers(test.services)
  expect(running.size).toBe(0)
  expect(await instanceOf({ gameId, player })).toMatchObject({ expectStopAt: null })
})
