import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import type { TestApp } from '../kit/server/app.ts'
import { codeOf, editUrl, makePlayer } from '../kit/world/challenges.ts'
import { makeContainerChallenge, testContainerUrl } from '../kit/server/containers.ts'
import { makeGame } from '../kit/world/games.ts'
import { followOverSocket } from '../kit/calls/live.ts'
import { until } from '../kit/wait.ts'
import {
  fetchEntry,
  startInstanceStage,
  type InstanceInfo,
  type InstanceStage,
} from '../kit/server/instance-stage.ts'

let stage: InstanceStage
let test: TestApp
let admin: Actor
let gameId: number
let player: InstanceStage['player']

beforeAll(async () => {
  stage = await startInstanceStage()
  ;({ test, admin, gameId, player } = stage)
})
afterEach(() => stage.reset())
afterAll(() => test.dispose())

const minuteMs = 60_000

describe('administrators', () => {
  it('see the containers of all teams live, from the queue to their deletion', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const live = followOverSocket(
      test.url,
      {
        query:
          'subscription { containerInstanceChanged { instanceId instance { id ip port team { databaseId } } } }',
      },
      { headers: { cookie: admin.cookieHeader, origin: test.url } },
    )
    const first = live.next()
    const refused = followOverSocket(
      test.url,
      { query: 'subscription { containerInstanceChanged { instanceId } }' },
      { headers: { cookie: player.cookieHeader, origin: test.url } },
    )
    expect(JSON.stringify(await refused.next())).toContain('AUTH_FORBIDDEN')
    await refused.stop()
    await stage.mustStart(player, challengeId)
    stage.later(1)
    expect((await stage.stop(player, challengeId)).status).toBe(200)
    type Change = { instanceId: string; instance: { id: string; port: number; team: object } | null }
    const seen: Change[] = []
    for (let step = await first; step; step = await live.next()) {
      const { containerInstanceChanged } = step.data as { containerInstanceChanged: Change }
      seen.push(containerInstanceChanged)
      if (containerInstanceChanged.instance === null) break
    }
    await live.stop()
    expect(new Set(seen.map(({ instanceId }) => instanceId)).size).toBe(1)
    expect(seen[0]).toMatchObject({
      instance: { id: seen[0]?.instanceId, team: { databaseId: player.teamId } },
    })
    expect(seen.at(-1)?.instance).toBeNull()
    expect(seen.some(({ instance }) => (instance?.port ?? 0) > 0)).toBe(true)
  })
})

describe('a test container', () => {
  it('runs for authors, one at a time, also of a challenge that is not enabled', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId, { changes: { isEnabled: false } })
    const url = testContainerUrl(gameId, challengeId)
    const first = await admin.rest('POST', url)
    expect(first.status).toBe(200)
    const { entry, startedAt, expectStopAt } = first.body as InstanceInfo
    expect(await fetchEntry(entry)).toBe('flag{GZCTF_dynamic_flag_test}')
    expect(expectStopAt - startedAt).toBe(120 * minuteMs)
    const edit = await admin.rest('GET', editUrl(gameId, `/${challengeId}`))
    expect(edit.body).toMatchObject({ testContainer: first.body })
    const again = await admin.rest('POST', url)
    expect(again.status).toBe(200)
    expect(await stage.whatRuns()).toBe(1)
    expect((await admin.rest('GET', '/api/admin/instances')).body).toMatchObject({ total: 0 })
    const stopped = await admin.rest('DELETE', url)
    expect([stopped.status, stopped.text]).toEqual([200, ''])
    expect(await stage.whatRuns()).toBe(0)
    expect((await admin.rest('DELETE', url)).status).toBe(200)
    expect((await player.rest('POST', url)).status).toBe(403)
    expect(codeOf(await admin.rest('POST', testContainerUrl(gameId, 0)))).toEqual([
      404,
      'CHALLENGE_NOT_FOUND',
    ])
    expect((await admin.rest('POST', testContainerUrl(0, challengeId))).status).toBe(404)
  })

  it('is followed while it starts', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId, {
      changes: { flagTemplate: 'flag{my_[TEAM_HASH]}' },
    })
    const live = followOverSocket(
      test.url,
      { query: `subscription { testContainerChanged(gameId: ${gameId}) { status entry isTest } }` },
      { headers: { cookie: admin.cookieHeader, origin: test.url } },
    )
    const next = live.next()
    const result = await admin.mutate(
      'startTestContainer',
      { gameId, challengeId },
      'instance { id status isTest }',
    )
    expect(result).toMatchObject({ __typename: 'StartTestContainerPayload', instance: { isTest: true } })
    let last: { status: string; entry: string } | undefined
    for (let step = await next; step; step = await live.next()) {
      last = (step.data as { testContainerChanged: { status: string; entry: string } }).testContainerChanged
      if (last.status === 'Running') break
    }
    expect(last?.status).toBe('Running')
    expect(await fetchEntry(last?.entry ?? '')).toBe('flag{my_TestTeamHash}')
    await live.stop()
    const stopped = await admin.mutate('stopTestContainer', { gameId, challengeId }, 'instance { status }')
    expect(stopped).toMatchObject({ instance: { status: 'None' } })
  })
})

describe('the limit of a game', () => {
  it('refuses one container more, or stops the oldest', async () => {
    const game = await makeGame(admin, { acceptWithoutReview: true, containerCountLimit: 1 })
    const [first, second] = [
      await makeContainerChallenge(admin, game),
      await makeContainerChallenge(admin, game),
    ]
    const crew = await makePlayer(test, game)
    // Two simultaneous starts together must respect the limit too.
    const both = await Promise.all([stage.start(crew, first, game), stage.start(crew, second, game)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [runs, other] = both[0]?.status === 200 ? [first, second] : [second, first]
    const refused = await stage.start(crew, other, game)
    expect(codeOf(refused)).toEqual([400, 'CONTAINER_LIMIT'])
    expect(refused.text).toContain('running instances (1)')
    await admin.rest('PUT', '/api/admin/config', { containerPolicy: { autoDestroyOnLimitReached: true } })
    try {
      expect((await stage.start(crew, other, game)).status).toBe(200)
      await until(async () => (await stage.whatRuns()) === 1, 'the oldest is gone')
      const row = await test.services.db.container.findFirstOrThrow({ include: { assignment: true } })
      expect(row.assignment?.challengeId).toBe(other)
      expect(await test.services.db.assignment.findFirst({ where: { challengeId: runs } })).toMatchObject({
        containerId: null,
      })
    } finally {
      await admin.rest('PUT', '/api/admin/config', { containerPolicy: { autoDestroyOnLimitReached: false } })
    }
  })
})
