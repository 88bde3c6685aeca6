import { randomUUID } from 'node:crypto'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame
/** By the id of a container, the letter by which the tests name it. */
const names = new Map<string, string>()
const removed: string[] = []

beforeAll(async () => {
  test = await startTestApp({
    overrides: {
      containers: {
        ...noContainerRuntime,
        destroy: async (id) => {
          const name = names.get(id) ?? ''
          if (name === 'b') throw new Error('The backend does not answer.')
          removed.push(name)
        },
      },
    },
  })
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 3, challenges: 2 })
  const { db } = test.services
  for (const [index, name] of ['Beacon', 'Anchor', 'Compass'].entries())
    await db.team.update({ where: { id: played.players[index]?.teamId ?? 0 }, data: { name } })
  for (const [index, title] of ['Shell', 'Heap'].entries())
    await db.challenge.update({ where: { id: played.challengeIds[index] ?? 0 }, data: { title } })
  await run({ id: 'a', team: 0, challenge: 0, started: 1, expires: 9, image: 'sea/web:1', port: 1001 })
  await run({ id: 'b', team: 1, challenge: 1, started: 2, expires: 7, image: 'sea/pwn:2', port: 1002 })
  await run({ id: 'c', team: 2, challenge: 0, started: 3, expires: 8, image: 'sea/web:1', port: 1003 })
  await run({ id: 'd', team: 0, challenge: 1, started: 4, expires: 6, image: 'sea/pwn:2', isQueued: true })
})

afterAll(() => test.dispose())

type Run = {
  /** The letter by which the tests name the instance; its id at the backend. */
  id: string
  team: number
  challenge: number
  /** Hours of the first day of 2026. */
  started: number
  expires: number
  image: string
  port?: number
  isQueued?: boolean
}

async function run({ id, team, challenge, started, expires, image, port = 0, isQueued = false }: Run) {
  const { db } = test.services
  const container = await db.container.create({
    data: {
      id: randomUUID(),
      image,
      containerId: id,
      status: isQueued ? 'Pending' : 'Running',
      startedAt: new Date(Date.UTC(2026, 0, 1, started)),
      expectStopAt: new Date(Date.UTC(2026, 0, 1, expires)),
      isProxy: false,
      ip: '10.213.0.2',
      port: 80,
      publicIp: isQueued ? null : 'sea.test',
      publicPort: isQueued ? null : port,
    },
  })
  names.set(container.id, id)
  const key = {
    challengeId: played.challengeIds[challenge] ?? 0,
    participationId: played.players[team]?.participationId ?? 0,
  }
  await db.assignment.upsert({
    where: { challengeId_participationId: key },
    create: { ...key, gameId: played.gameId, containerId: container.id },
    update: { containerId: container.id },
  })
}

type Page = {
  instances: {
    totalCount: number
    pageInfo: { endCursor: string; hasNextPage: boolean }
    edges: { node: { containerId: string } }[]
  }
}

async function page(args: string) {
  const { instances } = await admin.query<Page>(
    `{ instances(${args}) { totalCount pageInfo { endCursor hasNextPage } edges { node { containerId } } } }`,
  )
  const ids = instances.edges.map(({ node }) => node.containerId).join('')
  return { ids, total: instances.totalCount, ...instances.pageInfo }
}

it.each([
  ['a part of a team’s name', 'ANCH', 'b'],
  ['a part of a challenge’s title', 'hea', 'bd'],
  ['a part of an image', 'web:', 'ac'],
  ['the address for players', 'sea.test', 'abc'],
  ['an address with a port', 'sea.test:1003', 'c'],
  ['a port after a colon', ':1002', 'b'],
  ['the address for the platform, of an instance that has no other', '10.213.0.2:80', 'abcd'],
  ['a wildcard of the database', '%', ''],
])('the list of instances is searched by %s', async (_what, search, ids) => {
  expect(await page(`first: 9, search: ${JSON.stringify(search)}`)).toMatchObject({ ids, total: ids.length })
})

it.each([
  ['Running', 'abc'],
  ['Queued', 'd'],
  ['Starting', ''],
  ['Stopping', ''],
  ['Failed', ''],
])('the list of instances in the state %s has only these', async (status, ids) => {
  expect(await page(`first: 9, status: ${status}`)).toMatchObject({ ids, total: ids.length })
})

it('an instance names the game of its challenge', async () => {
  const { title } = await test.services.db.game.findUniqueOrThrow({ where: { id: played.gameId } })
  const { instances } = await admin.query<{ instances: { edges: { node: { gameTitle: string } }[] } }>(
    '{ instances(first: 1) { edges { node { gameTitle } } } }',
  )
  expect(instances.edges).toEqual([{ node: { gameTitle: title } }])
})

it.each([
  ['TEAM_NAME', 'ASC', 'badc'],
  ['TEAM_NAME', 'DESC', 'cadb'],
  ['CHALLENGE_TITLE', 'ASC', 'bdac'],
  ['CHALLENGE_TITLE', 'DESC', 'acbd'],
  ['STARTED_AT', 'ASC', 'abcd'],
  ['STARTED_AT', 'DESC', 'dcba'],
  ['EXPECT_STOP_AT', 'ASC', 'dbca'],
  ['EXPECT_STOP_AT', 'DESC', 'acbd'],
])('the instances are in the order %s %s over all pages', async (field, direction, ids) => {
  const order = `orderBy: { field: ${field}, direction: ${direction} }`
  const first = await page(`first: 2, ${order}`)
  const rest = await page(`first: 2, after: "${first.endCursor}", ${order}`)
  expect([first.ids + rest.ids, first.hasNextPage, rest.hasNextPage]).toEqual([ids, true, false])
})

it('many instances are destroyed, and one that the backend keeps does not stop the others', async () => {
  const rows = await test.services.db.container.findMany({ orderBy: { startedAt: 'asc' } })
  const ids = rows.map(({ id }) => encodeGlobalID('Container', id))
  const payload = 'destroyedIds refused { itemId code }'
  const audited = () => test.services.db.auditEntry.count({ where: { action: 'container.stopped' } })
  const player = await signIn(test)
  expect(await player.mutate('destroyInstances', { ids })).toMatchObject({ __typename: 'ForbiddenError' })
  const answer = await admin.mutate<{ destroyedIds: string[] }>(
    'destroyInstances',
    { ids: [...ids, 'no id'] },
    payload,
  )
  expect(answer).toMatchObject({
    refused: expect.arrayContaining([
      { itemId: ids[1], code: 'CONTAINER_DESTROY_FAILED' },
      { itemId: 'no id', code: 'CONTAINER_NOT_FOUND' },
    ]),
  })
  expect(answer.destroyedIds.toSorted()).toEqual([ids[0], ids[2], ids[3]].toSorted())
  // A start in the queue has nothing at the backend.
  expect(removed.toSorted()).toEqual(['a', 'c'])
  expect(await page('first: 9')).toMatchObject({ ids: 'b', total: 1 })
  expect(await audited()).toBe(3)
})
