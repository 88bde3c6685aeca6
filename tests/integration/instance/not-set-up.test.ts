import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ContainerRuntimeError } from '../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { containerUrl, testContainerUrl } from '../../kit/server/containers.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let monitor: Actor
let played: PlayedGame
let challengeId: number
const known = 'This challenge is not set up yet. The organizers know.'

beforeAll(async () => {
  const create = () => Promise.reject(new ContainerRuntimeError('image', 'no such image'))
  test = await startTestApp({
    overrides: { containers: { ...noContainerRuntime, name: 'docker', create } },
  })
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})
afterAll(() => test.dispose())

beforeEach(async () => {
  test.services.clock.offsetMs = 0
  played = await makePlayedGame(test, { teams: 2, challenges: 1 })
  challengeId = played.challengeIds[0] ?? 0
  await setUp({ containerImage: 'sea:1', containerExposePort: 80 })
})

const setUp = (image: { containerImage: string | null; containerExposePort: number | null }) =>
  test.services.db.challenge.update({
    where: { id: challengeId },
    data: { title: 'Anchor', type: 'StaticContainer', ...image },
  })
const start = (place: number) =>
  played.players[place]?.actor.rest('POST', containerUrl(played.gameId, challengeId))

/** The events of the game as a monitor reads them through both APIs. */
async function readEvents() {
  const { game } = await monitor.query<{ game: { events: { edges: { node: object }[] } } }>(
    `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { events(types: [Normal]) { edges { node {
         teamName userName ... on TextEvent { content } } } } } }`,
  )
  const rest = (await monitor.rest('GET', `/api/game/${played.gameId}/events`)).body as { values: string[] }[]
  return { nodes: game.events.edges.map(({ node }) => node), values: rest.map(({ values }) => values) }
}
const content = 'Anchor: no instance could start, because the image is missing or could not be pulled'

it('the organizers read that the image of a challenge cannot be pulled, and the team that they know', async () => {
  const [player] = played.players
  expect((await start(0))?.body).toMatchObject({ title: known })
  expect(await readEvents()).toMatchObject({ nodes: [{ content }], values: [[content]] })
  const { game } = (await player?.actor.query<{ game: { challenge: object } }>(
    `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { instance { status message } } } }`,
  )) ?? { game: null }
  expect(game).toEqual({ challenge: { instance: { status: 'Failed', message: known } } })
})

it('a challenge without an image is told too, once in ten minutes', async () => {
  await setUp({ containerImage: null, containerExposePort: null })
  for (const place of [0, 1, 0])
    expect((await start(place))?.body).toMatchObject({ code: 'CONTAINER_NOT_SET_UP', title: known })
  expect((await readEvents()).values).toEqual([[content]])
  test.services.clock.offsetMs = 11 * 60_000
  await start(1)
  expect((await readEvents()).values).toEqual([[content], [content]])
})

it('a test of an author is no event, and names what to add', async () => {
  await setUp({ containerImage: null, containerExposePort: 80 })
  const answer = await admin.rest('POST', testContainerUrl(played.gameId, challengeId))
  expect(answer.body).toMatchObject({
    code: 'CONTAINER_NOT_CONFIGURED',
    title: 'This challenge has no image or no port. Add both to the challenge.',
  })
  expect((await readEvents()).nodes).toEqual([])
})
