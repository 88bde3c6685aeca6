import { afterAll, beforeAll, expect, it } from 'vitest'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { addContainer, giveToFirstTeam } from '../../kit/services/proxy.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame
let stats = noContainerRuntime.stats
let logs = noContainerRuntime.logs

beforeAll(async () => {
  const containers = {
    ...noContainerRuntime,
    stats: (id: string) => stats(id),
    logs: (id: string, options: { tail: number }) => logs(id, options),
  }
  test = await startTestApp({ overrides: { containers } })
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 1, challenges: 1 })
})

afterAll(() => test.dispose())

type Measured = { settings: object; instances: { edges: { node: object }[] } }

const readInstances = async () => {
  const { settings, instances } = await admin.query<Measured>(
    `{ settings { containerBackend }
       instances { edges { node { databaseId status usage { memoryBytes cpuPercent } } } } }`,
  )
  return { settings, nodes: instances.edges.map(({ node }) => node) }
}

it('administrators see what each container takes, and that nobody measures it', async () => {
  const containerId = await addContainer(test.services.pool, { port: 80, isProxy: false })
  await giveToFirstTeam(test, { played, containerId })
  const asked: string[] = []
  stats = async (id) => {
    asked.push(id)
    return { memoryBytes: 3_500_000_000.4, cpuPercent: 12.5 }
  }
  const usage = { memoryBytes: 3_500_000_000, cpuPercent: 12.5 }
  expect(await readInstances()).toEqual({
    settings: { containerBackend: 'none' },
    nodes: [{ databaseId: containerId, status: 'Running', usage }],
  })
  stats = () => Promise.reject(new Error('the backend is away'))
  expect((await readInstances()).nodes).toMatchObject([{ databaseId: containerId, usage: null }])

  // The backend is not asked about a stopped container.
  await test.services.pool.query(`UPDATE container SET status = 'Pending', phase = 'Queued'`)
  expect((await readInstances()).nodes).toMatchObject([{ status: 'Queued', usage: null }])
  expect(asked).toEqual([containerId])
})

it('authors read what the container wrote that they try a challenge with, players not that of theirs', async () => {
  const type = 'DynamicContainer'
  const changes = { containerImage: 'sea/anchor:1', containerExposePort: 80, isEnabled: true }
  const challengeId = await makeChallenge(admin, played.gameId, { type, changes })
  const own = await addContainer(test.services.pool, { port: 80, isProxy: false })
  const tried = await addContainer(test.services.pool, { port: 81, isProxy: false })
  await test.services.db.challenge.update({ where: { id: challengeId }, data: { testContainerId: tried } })
  const participationId = played.players[0]?.participationId ?? 0
  await test.services.db.assignment.create({
    data: { challengeId, participationId, gameId: played.gameId, containerId: own },
  })
  logs = async function* (id, { tail }) {
    yield `${id} ${tail}`
    yield 'x'.repeat(3000)
  }
  const read = (actor: Actor, field: string) =>
    actor
      .query<{ game: { challenge: Record<string, { output: string[] | null } | null> } }>(
        `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { ${field} { output } } } }`,
      )
      .then(({ game }) => game.challenge[field])
  expect(await read(admin, 'testContainer')).toEqual({ output: [`${tried} 50`, 'x'.repeat(2000)] })
  const player = played.players[0]?.actor
  if (!player) throw new Error('nobody plays')
  expect(await read(player, 'instance')).toEqual({ output: null })
  expect(await read(player, 'testContainer')).toBeNull()

  logs = () => {
    throw new Error('the backend is away')
  }
  expect(await read(admin, 'testContainer')).toEqual({ output: null })
})
