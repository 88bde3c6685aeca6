import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame
let destroy = noContainerRuntime.destroy

beforeAll(async () => {
  test = await startTestApp({
    overrides: { containers: { ...noContainerRuntime, destroy: (id) => destroy(id) } },
  })
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 2, challenges: 1 })
})

afterAll(() => test.dispose())

type RunningContainer = { team: number; startedAt: string; publicIp?: string; publicPort?: number }

async function run({ team, startedAt, ...row }: RunningContainer): Promise<string> {
  const container = await test.services.db.container.create({
    data: {
      id: randomUUID(),
      image: 'sea/anchor:1',
      containerId: `backend-${team}`,
      status: 'Running',
      startedAt,
      expectStopAt: '2026-01-01T10:00:00Z',
      isProxy: false,
      ip: '10.213.0.2',
      port: 80,
      ...row,
    },
  })
  await test.services.db.assignment.upsert({
    where: {
      challengeId_participationId: {
        challengeId: played.challengeIds[0] ?? 0,
        participationId: played.players[team]?.participationId ?? 0,
      },
    },
    create: {
      gameId: played.gameId,
      challengeId: played.challengeIds[0] ?? 0,
      participationId: played.players[team]?.participationId ?? 0,
      containerId: container.id,
    },
    update: { containerId: container.id },
  })
  return container.id
}

const list = async () => (await admin.rest('GET', '/api/admin/instances')).body
const destroyed = async (id: string) =>
  (await test.services.db.container.findUnique({ where: { id } })) === null

describe('containers', () => {
  it('are listed, the first started first, where players reach them, over REST for teams only', async () => {
    const late = await run({
      team: 0,
      startedAt: '2026-01-01T09:00:00Z',
      publicIp: 'sea.test',
      publicPort: 5,
    })
    const early = await run({ team: 1, startedAt: '2026-01-01T08:00:00Z' })
    const unused = randomUUID()
    await test.services.pool.query(
      `INSERT INTO container (id, image, container_id, expect_stop_at, is_proxy, ip, port)
       VALUES ($1, 'x', 'x', now(), false, 'x', 1)`,
      [unused],
    )
    const row = {
      team: { id: played.players[1]?.teamId, name: expect.any(String), avatar: null },
      challenge: { id: played.challengeIds[0], title: 'Challenge 1', category: 'Crypto' },
      image: 'sea/anchor:1',
      containerGuid: early,
      containerId: 'backend-1',
      startedAt: Date.UTC(2026, 0, 1, 8),
      expectStopAt: Date.UTC(2026, 0, 1, 10),
      ip: '10.213.0.2',
      port: 80,
    }
    expect(await list()).toEqual({
      data: [row, expect.objectContaining({ containerGuid: late, ip: 'sea.test', port: 5 })],
      length: 2,
      total: 2,
    })
    const { instances } = await admin.query<{ instances: object }>(
      `{ instances(first: 1) { totalCount edges { node { databaseId image containerId startedAt ip port
           team { databaseId } challenge { title category } } } } }`,
    )
    expect(instances).toEqual({
      totalCount: 3,
      edges: [
        {
          node: {
            databaseId: early,
            image: 'sea/anchor:1',
            containerId: 'backend-1',
            startedAt: '2026-01-01T08:00:00.000Z',
            ip: '10.213.0.2',
            port: 80,
            team: { databaseId: played.players[1]?.teamId },
            challenge: { title: 'Challenge 1', category: 'Crypto' },
          },
        },
      ],
    })
    const { all } = await admin.query<{ all: { edges: object[] } }>(
      '{ all: instances(first: 9) { edges { node { kind databaseId challenge { title } } } } }',
    )
    expect(all.edges.at(-1)).toEqual({ node: { kind: 'Unused', databaseId: unused, challenge: null } })
  })

  it('stay where nothing runs containers, and that is written down', async () => {
    const id = await run({ team: 0, startedAt: '2026-01-01T09:00:00Z' })
    const answer = await admin.rest('DELETE', `/api/admin/instances/${id}`)
    expect(answer.body).toMatchObject({ status: 400, code: 'CONTAINER_DESTROY_FAILED' })
    expect(await admin.mutate('destroyInstance', { instanceId: id })).toMatchObject({
      __typename: 'ConflictError',
      code: 'CONTAINER_DESTROY_FAILED',
    })
    expect(await destroyed(id)).toBe(false)
    await test.services.logs.flush()
    expect(await test.services.db.log.count({ where: { level: 'Warning', status: 'Failed' } })).toBe(2)
  })

  it('go once the backend has removed them, and the instance stays without one', async () => {
    const removed: string[] = []
    destroy = async (id) => void removed.push(id)
    const [first, second] = [
      await run({ team: 0, startedAt: '2026-01-01T09:00:00Z' }),
      await run({ team: 1, startedAt: '2026-01-01T09:00:00Z' }),
    ]
    const answer = await admin.rest('DELETE', `/api/admin/instances/${first}`)
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    const result = await admin.mutate('destroyInstance', { instanceId: second }, 'destroyedInstanceId')
    expect(result.__typename).toBe('DestroyInstancePayload')
    expect(removed).toEqual([first, second])
    expect([await destroyed(first), await destroyed(second)]).toEqual([true, true])
    expect(await test.services.db.assignment.count({ where: { containerId: null } })).toBe(2)
    expect((await admin.rest('DELETE', `/api/admin/instances/${first}`)).status).toBe(404)
    expect((await admin.rest('DELETE', '/api/admin/instances/nothing')).status).toBe(404)
  })
})

describe('the list of files', () => {
  it('goes by name, and its total is the length of the page', async () => {
    const names = ['b.txt', 'a.txt', 'C.txt']
    for (const name of names) {
      const form = new FormData()
      form.append('files', new Blob([name]), name)
      await admin.rest('POST', '/api/assets', form)
    }
    const read = async (query: string) => (await admin.rest('GET', `/api/admin/files${query}`)).body
    expect(await read('')).toEqual({
      data: names.toSorted().map((name) => ({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), name })),
      length: 3,
      total: 3,
    })
    expect(await read('?count=1&skip=1')).toMatchObject({ data: [{ name: 'a.txt' }], length: 1, total: 1 })
    expect((await admin.rest('GET', '/api/admin/files?count=501')).status).toBe(400)
  })
})
