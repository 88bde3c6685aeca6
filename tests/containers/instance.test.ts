import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepContainers } from '../../server/domains/instance/container/sweep-containers.job.ts'
import type { Actor } from '../kit/calls/actor.ts'
import type { TestApp } from '../kit/server/app.ts'
import { codeOf, editUrl, makePlayer } from '../kit/world/challenges.ts'
import {
  bothSides,
  containerUrl,
  makeContainerChallenge,
  startContainerApp,
  testContainerUrl,
} from '../kit/server/containers.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame, readParticipations } from '../kit/world/games.ts'
import { followOverSocket } from '../kit/calls/live.ts'
import { askService, endingImage, missingImage, runInside } from '../kit/services/test-images.ts'
import { until } from '../kit/wait.ts'

const minuteMs = 60_000
type Info = { status: string; startedAt: number; expectStopAt: number; entry: string }
type Player = Awaited<ReturnType<typeof makePlayer>>

let test: TestApp
let admin: Actor
let gameId: number
let player: Player

beforeAll(async () => {
  test = await startContainerApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, {
    acceptWithoutReview: true,
    containerCountLimit: 0,
    end: Date.now() + 600 * minuteMs,
  })
  player = await makePlayer(test, gameId)
})
afterEach(async () => {
  test.services.clock.offsetMs = 0
  await test.services.db.container.updateMany({ data: { expectStopAt: new Date(0) } })
  await sweepContainers(test.services)
  await until(async () => (await whatRuns()) === 0, 'nothing is left', 30_000)
})
afterAll(() => test.dispose())

const start = (actor: Actor, challengeId: number, game = gameId) =>
  actor.rest('POST', containerUrl(game, challengeId))
const stop = (actor: Actor, challengeId: number) => actor.rest('DELETE', containerUrl(gameId, challengeId))
const extend = (actor: Actor, challengeId: number) =>
  actor.rest('POST', `${containerUrl(gameId, challengeId)}/extend`)
const later = (minutes: number) => (test.services.clock.offsetMs += minutes * minuteMs)
const whatRuns = async () => (await bothSides(test)).real.length

async function mustStart(actor: Actor, challengeId: number): Promise<Info> {
  const answer = await start(actor, challengeId)
  if (answer.status !== 200) throw new Error(`did not start: ${answer.text}`)
  return answer.body as Info
}
async function fetchEntry(entry: string): Promise<string> {
  let text = ''
  const ask = async () => ((text = await (await askService(entry)).text()), true)
  await until(() => ask().catch(() => false), 'the service answers', 30_000)
  return text
}

const instanceOf = (actor: Actor, challengeId: number) =>
  actor
    .query<{ game: { challenges: { databaseId: number; instance: Record<string, unknown> }[] } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenges { databaseId instance { id status position message entry isProxied
       expectStopAt extendableAt readyAt } } } }`,
    )
    .then(({ game }) => game.challenges.find(({ databaseId }) => databaseId === challengeId)?.instance)

describe('the container of a team', () => {
  it('is started, extended and stopped, with a flag of the team’s own', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const info = await mustStart(player, challengeId)
    expect(info).toEqual({
      status: 'Running',
      startedAt: expect.any(Number),
      expectStopAt: info.startedAt + 120 * minuteMs,
      entry: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    })
    const flag = await fetchEntry(info.entry)
    expect(flag).toMatch(/^flag\{[0-9a-f-]{36}\}$/)
    const row = await test.services.db.container.findFirstOrThrow()
    const env = await runInside(row, 'env')
    for (const line of [
      `FLAG=${flag}`,
      `GZCTF_FLAG=${flag}`,
      `TEAM_ID=${player.teamId}`,
      `GZCTF_TEAM_ID=${player.teamId}`,
    ]) {
      expect(env.split('\n')).toContain(line)
    }
    const detail = await player.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
    expect(detail.body).toMatchObject({
      context: { closeTime: info.expectStopAt, instanceEntry: info.entry },
    })
    expect(await instanceOf(player, challengeId)).toMatchObject({
      status: 'Running',
      entry: info.entry,
      position: null,
    })

    expect(codeOf(await start(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])
    expect(codeOf(await stop(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])
    later(1)
    expect(codeOf(await start(player, challengeId))).toEqual([400, 'CONTAINER_RUNNING'])
    expect(codeOf(await extend(player, challengeId))).toEqual([400, 'CONTAINER_TOO_EARLY'])
    later(110)
    const extended = await extend(player, challengeId)
    expect(extended).toMatchObject({ status: 200, body: { expectStopAt: info.startedAt + 240 * minuteMs } })
    const answer = await stop(player, challengeId)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(await whatRuns()).toBe(0)
    expect(codeOf(await stop(player, challengeId))).toEqual([400, 'CONTAINER_NONE'])
    expect(codeOf(await extend(player, challengeId))).toEqual([400, 'CONTAINER_NONE'])
    expect(codeOf(await start(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])

    const events = await test.services.db.gameEvent.findMany({ orderBy: { id: 'asc' } })
    expect(events.map(({ type, values, userId, teamId }) => ({ type, values, userId, teamId }))).toEqual(
      (['ContainerStart', 'ContainerDestroy'] as const).map((type) => ({
        type,
        values: [String(challengeId), expect.any(String)],
        userId: player.userId,
        teamId: player.teamId,
      })),
    )
    const accepted = await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })
    const status = await player.rest(
      'GET',
      `/api/game/${gameId}/challenges/${challengeId}/status/${accepted.body}`,
    )
    expect(status.body).toBe('Accepted')
    await test.services.logs.flush()
    const logged = await test.services.db.log.findMany({
      where: { userName: player.userName, status: 'Success' },
    })
    expect(logged.filter(({ message }) => /^(started|stopped) the container of/.test(message)).length).toBe(2)
  })

  it('has no flag of its own where all teams have the same, and nothing to connect to behind the proxy', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId, { type: 'StaticContainer' })
    await mustStart(player, challengeId)
    const row = await test.services.db.container.findFirstOrThrow()
    expect(await runInside(row, 'env')).not.toContain('FLAG=')
  })

  it('is one, however often two of the team click at once', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const clicks = await Promise.all([
      ...Array.from({ length: 3 }, () => start(player, challengeId).then(({ status }) => status)),
      ...Array.from({ length: 3 }, () =>
        player.mutate('startInstance', { gameId, challengeId }).then(({ __typename }) => __typename),
      ),
    ])
    const begun = clicks.filter((answer) => answer === 200 || answer === 'StartInstancePayload')
    expect(begun.length).toBe(1)
    await until(async () => (await bothSides(test)).rows.length === 1, 'it runs', 60_000)
    expect(await whatRuns()).toBe(1)
    later(1)
    const stops = await Promise.all([stop(player, challengeId), stop(player, challengeId)])
    expect(stops.map(({ status }) => status).toSorted()).toEqual([200, 429])
  })

  it('says why it could not be started, and may be tried again at once', async () => {
    const missing = await makeContainerChallenge(admin, gameId, { changes: { containerImage: missingImage } })
    const ending = await makeContainerChallenge(admin, gameId, { changes: { containerImage: endingImage } })
    const blank = await makeContainerChallenge(admin, gameId, { changes: { containerImage: '' } })
    for (const [challengeId, code] of [
      [missing, 'CONTAINER_FAILURE_IMAGE'],
      [missing, 'CONTAINER_FAILURE_IMAGE'],
      [ending, 'CONTAINER_FAILURE_EXITED'],
      [blank, 'CONTAINER_FAILURE_IMAGE'],
    ] as const) {
      expect(codeOf(await start(player, challengeId))).toEqual([400, code])
    }
    const instance = await instanceOf(player, missing)
    expect(instance).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('image'),
      entry: null,
      readyAt: null,
    })
    const result = await player.mutate(
      'startInstance',
      { gameId, challengeId: missing },
      'instance { status }',
    )
    expect(result.__typename).toBe('StartInstancePayload')
    expect((await admin.rest('GET', '/api/admin/instances')).body).toMatchObject({
      total: expect.any(Number),
    })
    await until(async () => (await instanceOf(player, missing))?.['status'] === 'Failed', 'it failed again')
    await test.services.logs.flush()
    const logged = await test.services.db.log.findMany({ where: { userName: 'System', status: 'Failed' } })
    expect(logged.length).toBe(5)
  })

  it('is rejected for users who do not play, and for challenges without containers', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const plain = await makeContainerChallenge(admin, gameId, {
      type: 'StaticAttachment',
      changes: { isEnabled: false },
    })
    const off = await makeContainerChallenge(admin, gameId, { changes: { isEnabled: false } })
    expect(codeOf(await start(test.anonymous(), challengeId))).toEqual([401, 'AUTH_LOGIN_REQUIRED'])
    expect((await start(await signIn(test), challengeId)).status).toBe(400)
    expect(codeOf(await start(player, off))).toEqual([404, 'CHALLENGE_NOT_FOUND'])
    expect((await start(player, plain)).status).toBe(404)
    const open = await makeContainerChallenge(admin, gameId, {
      type: 'StaticAttachment',
      changes: { isEnabled: false },
    })
    await admin.rest('POST', editUrl(gameId, `/${open}/flags`), [{ flag: 'flag{x}' }])
    await admin.rest('PUT', editUrl(gameId, `/${open}`), { isEnabled: true })
    for (const call of [start, stop, extend]) {
      expect(codeOf(await call(player, open))).toEqual([400, 'CONTAINER_NOT_OF_THIS_TYPE'])
    }
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
    const both = await Promise.all([start(crew, first, game), start(crew, second, game)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [runs, other] = both[0]?.status === 200 ? [first, second] : [second, first]
    const refused = await start(crew, other, game)
    expect(codeOf(refused)).toEqual([400, 'CONTAINER_LIMIT'])
    expect(refused.text).toContain('running instances (1)')
    await admin.rest('PUT', '/api/admin/config', { containerPolicy: { autoDestroyOnLimitReached: true } })
    try {
      expect((await start(crew, other, game)).status).toBe(200)
      await until(async () => (await whatRuns()) === 1, 'the oldest is gone', 30_000)
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

describe('a container that should not run any more', () => {
  const gone = (what: string) => until(async () => (await whatRuns()) === 0, `gone: ${what}`, 60_000)

  it('is stopped when its challenge is switched off or deleted, or its team suspended', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await mustStart(player, challengeId)
    await admin.rest('PUT', editUrl(gameId, `/${challengeId}`), { isEnabled: false })
    await gone('switched off')
    const deleted = await makeContainerChallenge(admin, gameId)
    await mustStart(player, deleted)
    await admin.rest('DELETE', editUrl(gameId, `/${deleted}`))
    await gone('deleted')
    const third = await makeContainerChallenge(admin, gameId)
    const rival = await makePlayer(test, gameId)
    await mustStart(rival, third)
    const theirs = (await readParticipations(admin, gameId)).find(({ team }) => team.id === rival.teamId)
    await admin.rest('PUT', `/api/admin/participation/${theirs?.id}`, { status: 'Suspended' })
    await gone('suspended')
    expect((await start(rival, third)).status).toBe(400)
  })

  it('is stopped when its time or its game is over', async () => {
    const strict = await makeGame(admin, { acceptWithoutReview: true, practiceMode: false })
    const challengeId = await makeContainerChallenge(admin, strict)
    const rival = await makePlayer(test, strict)
    expect((await start(rival, challengeId, strict)).status).toBe(200)
    later(50)
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(1)
    later(11)
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(0)
    test.services.clock.offsetMs = 0
    const practice = await makeGame(admin, { acceptWithoutReview: true, practiceMode: true })
    const open = await makeContainerChallenge(admin, practice)
    const crew = await makePlayer(test, practice)
    expect((await start(crew, open, practice)).status).toBe(200)
    later(119)
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(1)
    later(2)
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(0)
    const events = await test.services.db.gameEvent.count({
      where: { gameId: practice, type: 'ContainerDestroy' },
    })
    expect(events).toBe(0)
  })

  it('is stopped when the start of its game is moved to later', async () => {
    const moved = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeContainerChallenge(admin, moved)
    const rival = await makePlayer(test, moved)
    expect((await start(rival, challengeId, moved)).status).toBe(200)
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(1)
    await test.services.db.game.update({
      where: { id: moved },
      data: { start: new Date(Date.now() + minuteMs) },
    })
    await sweepContainers(test.services)
    expect(await whatRuns()).toBe(0)
  })

  it('can be extended in the last ten minutes, not earlier', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await mustStart(player, challengeId)
    later(109)
    expect(codeOf(await extend(player, challengeId))).toEqual([400, 'CONTAINER_TOO_EARLY'])
    later(2)
    expect((await extend(player, challengeId)).status).toBe(200)
  })

  it('is a failure that the team reads, when it ended by itself', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await mustStart(player, challengeId)
    const row = await test.services.db.container.findFirstOrThrow()
    await test.services.containers.destroy(row.id)
    await sweepContainers(test.services)
    expect(await instanceOf(player, challengeId)).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('exited unexpectedly'),
    })
    await mustStart(player, challengeId)
  })
})

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
    await mustStart(player, challengeId)
    later(1)
    expect((await stop(player, challengeId)).status).toBe(200)
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
    const { entry, startedAt, expectStopAt } = first.body as Info
    expect(await fetchEntry(entry)).toBe('flag{GZCTF_dynamic_flag_test}')
    expect(expectStopAt - startedAt).toBe(120 * minuteMs)
    const edit = await admin.rest('GET', editUrl(gameId, `/${challengeId}`))
    expect(edit.body).toMatchObject({ testContainer: first.body })
    const again = await admin.rest('POST', url)
    expect(again.status).toBe(200)
    expect(await whatRuns()).toBe(1)
    expect((await admin.rest('GET', '/api/admin/instances')).body).toMatchObject({ total: 0 })
    const stopped = await admin.rest('DELETE', url)
    expect([stopped.status, stopped.text]).toEqual([200, ''])
    expect(await whatRuns()).toBe(0)
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
