import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'
import { addContainer, giveToFirstTeam } from '../../kit/services/proxy.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame
let stats = noContainerRuntime.stats
let logs = noContainerRuntime.logs
const engine = 'unix:///sea/docker.sock'
let hasImage: (image: string) => Promise<boolean> = async () => true
/** The pulls that the engine was asked for. */
const pulls: { image: string; onPercent: (percent: number | null) => void; end: (error?: Error) => void }[] =
  []

beforeAll(async () => {
  const containers = {
    ...noContainerRuntime,
    stats: (id: string) => stats(id),
    logs: (id: string, options: { tail: number }) => logs(id, options),
    images: [
      {
        engine,
        has: (image: string) => hasImage(image),
        pull: (image: string, onPercent: (percent: number | null) => void) =>
          new Promise<void>((resolve, reject) => {
            pulls.push({ image, onPercent, end: (error) => (error ? reject(error) : resolve()) })
          }),
      },
    ],
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

it('images of a running game are pulled before a team needs them, and again when an organizer asks', async () => {
  const image = 'sea/chest:2'
  const present = new Set<string>()
  hasImage = async (name) => present.has(name) || name !== image
  const [challengeId = 0] = played.challengeIds
  const data = { type: 'StaticContainer', containerImage: ` ${image}` } as const
  await test.services.db.challenge.update({ where: { id: challengeId }, data })
  const prepare = () =>
    test.services.pool.query(`SELECT FROM graphile_worker.add_job('prepare-images', job_key => 'prepare')`)
  const prepared = async () => {
    await prepare()
    const left = `SELECT FROM graphile_worker.jobs WHERE key = 'prepare'`
    await until(async () => (await test.services.pool.query(left)).rowCount === 0, 'the images are compared')
  }
  const read = async (actor = admin) => {
    const { game } = await actor.query<{ game: { containerImages: { image: string }[] | null } }>(
      `{ game: gameByDatabaseId(databaseId: ${played.gameId}) {
           containerImages { image challenges { title } engines { engine status progress message } } } }`,
    )
    return game.containerImages && game.containerImages.find((one) => one.image === image)
  }
  const shown = (status: string, rest: { progress?: number; message?: string } = {}) => ({
    image,
    challenges: [{ title: 'Challenge 1' }],
    engines: [{ engine, status, progress: null, message: null, ...rest }],
  })
  const shows = (...state: Parameters<typeof shown>) =>
    until(async () => isDeepStrictEqual(await read(), shown(...state)), state[0])
  expect(await read()).toEqual(shown('Missing'))
  expect(await read(played.players[0]?.actor)).toBeNull()

  await prepared()
  await until(() => pulls.length === 1, 'the engine pulls the missing image')
  pulls[0]?.onPercent(40)
  await shows('Pulling', { progress: 40 })
  await prepared()
  pulls[0]?.end(new Error('no such tag'))
  await shows('Failed', { message: 'no such tag' })
  // It is tried again, but not at once.
  await prepared()
  expect(await read()).toEqual(shown('Failed', { message: 'no such tag' }))
  test.services.clock.offsetMs = 11 * 60_000
  await prepared()
  test.services.clock.offsetMs = 0
  await until(() => pulls.length === 2, 'the engine pulls it again')
  present.add(image)
  pulls[1]?.end()
  await shows('Present')
  await prepared()
  expect(pulls.map((pull) => pull.image)).toEqual([image, image])

  const result = await admin.mutate('pullImages', { gameId: played.gameId })
  expect(result.__typename).toBe('PullImagesPayload')
  await until(() => pulls.length === 4, 'both images of the game are pulled')
  expect(
    pulls
      .slice(2)
      .map((pull) => pull.image)
      .toSorted(),
  ).toEqual(['sea/anchor:1', image])
  for (const pull of pulls.slice(2)) pull.end(new Error('the registry is away'))
  await shows('Present', { message: 'the registry is away' })
  hasImage = () => Promise.reject(new Error('the engine is away'))
  expect(await read()).toMatchObject({ engines: [{ status: 'Unknown' }] })
})

it('a pull is followed from the queue to its end, by authors only', async () => {
  type Engine = { status: string; progress: number | null; message: string | null }
  const query = `subscription { game: containerImagesChanged(gameId: ${played.gameId}) {
    containerImages { engines { status progress message } } } }`
  const follow = (actor: Actor) => {
    const headers = { cookie: actor.cookieHeader, origin: test.url }
    const live = followOverSocket(test.url, { query }, { headers })
    onTestFinished(() => live.stop())
    return live
  }
  const refused = await follow(await signIn(test)).next()
  expect(refused?.errors?.[0]?.extensions?.['code']).toBe('AUTH_FORBIDDEN')

  const live = follow(admin)
  const states = async () => {
    const { data } = (await live.next()) as { data: { game: { containerImages: { engines: Engine[] }[] } } }
    return data.game.containerImages.flatMap(({ engines }) => engines)
  }
  const shows = async (wanted: (states: Engine[]) => boolean) => {
    while (!wanted(await states()));
  }
  hasImage = async () => true
  await shows((now) => now.every(({ status }) => status === 'Present'))
  pulls.length = 0
  await admin.mutate('pullImages', { gameId: played.gameId })
  await until(() => pulls.length === 2, 'both images are pulled')
  await shows((now) => now.every(({ status }) => status === 'Pulling'))
  pulls[0]?.onPercent(40)
  await shows((now) => now.some(({ progress }) => progress === 40))
  pulls[0]?.end()
  pulls[1]?.end(new Error('no such tag'))
  await shows((now) => now.every(({ status }) => status === 'Present') && now.some(({ message }) => message))
})

it('instances are measured for administrators only, at the start of the subscription too', async () => {
  const containerId = await addContainer(test.services.pool, { port: 80, isProxy: false })
  await giveToFirstTeam(test, { played, containerId })
  stats = async () => ({ memoryBytes: 1024, cpuPercent: 12.5 })
  const query =
    'subscription { instancesMeasured { instances(first: 5) { databaseId usage { cpuPercent } } room { queuedCount } } }'
  const first = async (actor: Actor) => {
    const headers = { cookie: actor.cookieHeader, origin: test.url }
    const live = followOverSocket(test.url, { query }, { headers })
    onTestFinished(() => live.stop())
    return live.next()
  }
  for (const role of ['User', 'Monitor'] as const) {
    expect((await first(await signIn(test, role)))?.errors?.[0]?.extensions?.['code']).toBe('AUTH_FORBIDDEN')
  }
  const usage = { cpuPercent: 12.5 }
  expect((await first(admin))?.data?.['instancesMeasured']).toEqual({
    instances: expect.arrayContaining([{ databaseId: containerId, usage }]),
    room: { queuedCount: expect.any(Number) },
  })
})

// Last, because the game gets another image that the tests above would see pulled.
it('a failed start tells authors what to check, and players that they know', async () => {
  const changes = { containerImage: 'sea/anchor:2', containerExposePort: 80, isEnabled: true }
  const challengeId = await makeChallenge(admin, played.gameId, { type: 'DynamicContainer', changes })
  const own = await addContainer(test.services.pool, { port: 82, isProxy: false })
  const tried = await addContainer(test.services.pool, { port: 83, isProxy: false })
  await test.services.db.challenge.update({ where: { id: challengeId }, data: { testContainerId: tried } })
  const [player] = played.players
  if (!player) throw new Error('nobody plays')
  await test.services.db.assignment.create({
    data: { challengeId, participationId: player.participationId, gameId: played.gameId, containerId: own },
  })
  await test.services.db.container.updateMany({
    where: { id: { in: [own, tried] } },
    data: { status: 'Destroyed', failure: 'image' },
  })
  const message = async (actor: Actor, field: string) => {
    const { game } = await actor.query<{ game: { challenge: Record<string, { message: string }> } }>(
      `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { ${field} { message } } } }`,
    )
    return game.challenge[field]?.message
  }
  expect(await message(admin, 'testContainer')).toBe(
    'The image of this challenge could not be pulled. Check its name and the access to its registry.',
  )
  expect(await message(player.actor, 'instance')).toBe(
    'This challenge is not set up yet. The organizers know.',
  )
})
