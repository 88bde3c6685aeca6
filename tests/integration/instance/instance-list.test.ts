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
  await run({ id: 'e', use: 'Test', challenge: 1, started: 5, expires: 5, image: 'sea/pwn:2', port: 1005 })
  await run({ id: 'f', use: 'Warm', challenge: 0, started: 6, expires: 10, image: 'sea/web:1', port: 1006 })
})

afterAll(() => test.dispose())

type Run = {
  /** The letter by which the tests name the instance; its id at the backend. */
  id: string
  /** The index of its team, or its other use. */
  team?: number
  use?: 'Test' | 'Warm'
  challenge: number
  /** Hours of the first day of 2026. */
  started: number
  expires: number
  image: string
  port?: number
  isQueued?: boolean
}

async function run({ id, team, use, challenge, started, expires, image, port = 0, isQueued = false }: Run) {
  const { db } = test.services
  const challengeId = played.challengeIds[challenge] ?? 0
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
      warmChallengeId: use === 'Warm' ? challengeId : null,
    },
  })
  names.set(container.id, id)
  if (use === 'Test')
    await db.challenge.update({ where: { id: challengeId }, data: { testContainerId: container.id } })
  if (team === undefined) return
  const key = { challengeId, participationId: played.players[team]?.participationId ?? 0 }
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
  ['a part of a challenge’s title', 'hea', 'bde'],
  ['a part of an image', 'web:', 'acf'],
  ['the address for players', 'sea.test', 'abcef'],
  ['an address with a port', 'sea.test:1003', 'c'],
  ['a port after a colon', ':1002', 'b'],
  ['the address for the platform, of an instance that has no other', '10.213.0.2:80', 'abcdef'],
  ['a wildcard of the database', '%', ''],
])('the list of instances is searched by %s', async (_what, search, ids) => {
  expect(await page(`first: 9, search: ${JSON.stringify(search)}`)).toMatchObject({ ids, total: ids.length })
})

it.each([
  ['Running', 'abcef'],
  ['Queued', 'd'],
  ['Starting', ''],
  ['Stopping', ''],
  ['Failed', ''],
])('the list of instances in the state %s has only these', async (status, ids) => {
  expect(await page(`first: 9, status: ${status}`)).toMatchObject({ ids, total: ids.length })
})

it('a container names its use, its team if it has one, its challenge and its game', async () => {
  const { title } = await test.services.db.game.findUniqueOrThrow({ where: { id: played.gameId } })
  const { instances } = await admin.query<{ instances: { edges: { node: object }[] } }>(
    `{ instances(first: 9) { edges { node {
         containerId kind team { name } challenge { title } challengeTitle challengeDatabaseId gameTitle } } } }`,
  )
  const of = (
    containerId: string,
    kind: string,
    { team, challenge }: { team?: string; challenge: 0 | 1 },
  ) => ({
    node: {
      containerId,
      kind,
      team: team ? { name: team } : null,
      challenge: { title: ['Shell', 'Heap'][challenge] },
      challengeTitle: ['Shell', 'Heap'][challenge],
      challengeDatabaseId: played.challengeIds[challenge],
      gameTitle: title,
    },
  })
  expect(instances.edges).toEqual([
    of('a', 'Team', { team: 'Beacon', challenge: 0 }),
    of('b', 'Team', { team: 'Anchor', challenge: 1 }),
    of('c', 'Team', { team: 'Compass', challenge: 0 }),
    of('d', 'Team', { team: 'Beacon', challenge: 1 }),
    of('e', 'Test', { challenge: 1 }),
    of('f', 'Warm', { challenge: 0 }),
  ])
})

it('the REST list has only the instances of teams', async () => {
  const { body } = await admin.rest('GET', '/api/admin/instances')
  const { data } = body as { data: { containerId: string }[] }
  expect(data.map(({ containerId }) => containerId).join('')).toBe('abcd')
})

it.each([
  ['TEAM_NAME', 'ASC', 'badcef'],
  ['TEAM_NAME', 'DESC', 'efcadb'],
  ['CHALLENGE_TITLE', 'ASC', 'bdacef'],
  ['CHALLENGE_TITLE', 'DESC', 'feacbd'],
  ['STARTED_AT', 'ASC', 'abcdef'],
  ['STARTED_AT', 'DESC', 'fedcba'],
  ['EXPECT_STOP_AT', 'ASC', 'edbcaf'],
  ['EXPECT_STOP_AT', 'DESC', 'facbde'],
])('the instances are in the order %s %s over all pages', async (field, direction, ids) => {
  const order = `orderBy: { field: ${field}, direction: ${direction} }`
  const first = await page(`first: 2, ${order}`)
  const second = await page(`first: 2, after: "${first.endCursor}", ${order}`)
  const last = await page(`first: 2, after: "${second.endCursor}", ${order}`)
  expect(first.ids + second.ids + last.ids).toBe(ids)
  expect([first.hasNextPage, second.hasNextPage, last.hasNextPage]).toEqual([true, true, false])
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
  expect(answer.destroyedIds.toSorted()).toEqual(ids.filter((id) => id !== ids[1]).toSorted())
  // A start in the queue has nothing at the backend.
  expect(removed.toSorted()).toEqual(['a', 'c', 'e', 'f'])
  expect(await page('first: 9')).toMatchObject({ ids: 'b', total: 1 })
  expect(await audited()).toBe(5)
})
