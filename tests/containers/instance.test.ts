import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepContainers } from '../../server/domains/instance/container/sweep-containers.job.ts'
import type { Actor } from '../kit/calls/actor.ts'
import type { TestApp } from '../kit/server/app.ts'
import { codeOf, editUrl, makePlayer } from '../kit/world/challenges.ts'
import { bothSides, makeContainerChallenge } from '../kit/server/containers.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame, readParticipations } from '../kit/world/games.ts'
import { endingImage, missingImage, runInside } from '../kit/services/docker/test-images.ts'
import { until } from '../kit/wait.ts'
import { fetchEntry, startInstanceStage, type InstanceStage } from '../kit/server/instance-stage.ts'

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

const instanceOf = (actor: Actor, challengeId: number) =>
  actor
    .query<{ game: { challenges: { databaseId: number; instance: Record<string, unknown> }[] } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenges { databaseId instance { id status position message entry isProxied
       expectStopAt extendableAt readyAt } } } }`,
    )
    .then(({ game }) => game.challenges.find(({ databaseId }) => databaseId === challengeId)?.instance)

/** Sets the clock to the last start or stop: on a slow machine the ten seconds after it pass before they are tested. */
async function backToLastOperation(challengeId: number): Promise<void> {
  const { lastContainerOperationAt: at } = await test.services.db.assignment.findFirstOrThrow({
    where: { challengeId },
  })
  if (!at) throw new Error('nothing was started')
  test.services.clock.offsetMs = at.getTime() - Date.now()
}

describe('the container of a team', () => {
  it('is started, extended and stopped, with a flag of the team’s own', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const info = await stage.mustStart(player, challengeId)
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

    await backToLastOperation(challengeId)
    expect(codeOf(await stage.start(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])
    expect(codeOf(await stage.stop(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])
    stage.later(1)
    expect(codeOf(await stage.start(player, challengeId))).toEqual([400, 'CONTAINER_RUNNING'])
    expect(codeOf(await stage.extend(player, challengeId))).toEqual([400, 'CONTAINER_TOO_EARLY'])
    stage.later(110)
    const extended = await stage.extend(player, challengeId)
    expect(extended).toMatchObject({ status: 200, body: { expectStopAt: info.startedAt + 240 * minuteMs } })
    const answer = await stage.stop(player, challengeId)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(await stage.whatRuns()).toBe(0)
    expect(codeOf(await stage.stop(player, challengeId))).toEqual([400, 'CONTAINER_NONE'])
    expect(codeOf(await stage.extend(player, challengeId))).toEqual([400, 'CONTAINER_NONE'])
    await backToLastOperation(challengeId)
    expect(codeOf(await stage.start(player, challengeId))).toEqual([429, 'CONTAINER_COOLDOWN'])

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
    await stage.mustStart(player, challengeId)
    const row = await test.services.db.container.findFirstOrThrow()
    expect(await runInside(row, 'env')).not.toContain('FLAG=')
  })

  it('is one, however often two of the team click at once', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const clicks = await Promise.all([
      ...Array.from({ length: 3 }, () => stage.start(player, challengeId).then(({ status }) => status)),
      ...Array.from({ length: 3 }, () =>
        player.mutate('startInstance', { gameId, challengeId }).then(({ __typename }) => __typename),
      ),
    ])
    const begun = clicks.filter((answer) => answer === 200 || answer === 'StartInstancePayload')
    expect(begun.length).toBe(1)
    await until(async () => (await bothSides(test)).rows.length === 1, 'it runs')
    expect(await stage.whatRuns()).toBe(1)
    stage.later(1)
    const stops = await Promise.all([stage.stop(player, challengeId), stage.stop(player, challengeId)])
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
      expect(codeOf(await stage.start(player, challengeId))).toEqual([400, code])
    }
    const instance = await instanceOf(player, missing)
    expect(instance).toMatchObject({
      status: 'Failed',
      message: 'This challenge is not set up yet. The organizers know.',
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
    const logged = await test.services.db.log.findMany({
      where: { userName: 'System', status: 'Failed', message: { contains: 'could not be started' } },
    })
    expect(logged.length).toBe(5)
  })

  it('is rejected for users who do not play, and for challenges without containers', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    const plain = await makeContainerChallenge(admin, gameId, {
      type: 'StaticAttachment',
      changes: { isEnabled: false },
    })
    const off = await makeContainerChallenge(admin, gameId, { changes: { isEnabled: false } })
    expect(codeOf(await stage.start(test.anonymous(), challengeId))).toEqual([401, 'AUTH_LOGIN_REQUIRED'])
    expect((await stage.start(await signIn(test), challengeId)).status).toBe(400)
    expect(codeOf(await stage.start(player, off))).toEqual([404, 'CHALLENGE_NOT_FOUND'])
    expect((await stage.start(player, plain)).status).toBe(404)
    const open = await makeContainerChallenge(admin, gameId, {
      type: 'StaticAttachment',
      changes: { isEnabled: false },
    })
    await admin.rest('POST', editUrl(gameId, `/${open}/flags`), [{ flag: 'flag{x}' }])
    await admin.rest('PUT', editUrl(gameId, `/${open}`), { isEnabled: true })
    for (const call of [stage.start, stage.stop, stage.extend]) {
      expect(codeOf(await call(player, open))).toEqual([400, 'CONTAINER_NOT_OF_THIS_TYPE'])
    }
  })
})

describe('a container that should not run any more', () => {
  const gone = (what: string) => until(async () => (await stage.whatRuns()) === 0, `gone: ${what}`)

  it('is stopped when its challenge is switched off or deleted, or its team suspended', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await stage.mustStart(player, challengeId)
    await admin.rest('PUT', editUrl(gameId, `/${challengeId}`), { isEnabled: false })
    await gone('switched off')
    const deleted = await makeContainerChallenge(admin, gameId)
    await stage.mustStart(player, deleted)
    await admin.rest('DELETE', editUrl(gameId, `/${deleted}`))
    await gone('deleted')
    const third = await makeContainerChallenge(admin, gameId)
    const rival = await makePlayer(test, gameId)
    await stage.mustStart(rival, third)
    const theirs = (await readParticipations(admin, gameId)).find(({ team }) => team.id === rival.teamId)
    await admin.rest('PUT', `/api/admin/participation/${theirs?.id}`, { status: 'Suspended' })
    await gone('suspended')
    expect((await stage.start(rival, third)).status).toBe(400)
  })

  it('is stopped when its time or its game is over', async () => {
    const strict = await makeGame(admin, { acceptWithoutReview: true, practiceMode: false })
    const challengeId = await makeContainerChallenge(admin, strict)
    const rival = await makePlayer(test, strict)
    expect((await stage.start(rival, challengeId, strict)).status).toBe(200)
    stage.later(50)
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(1)
    stage.later(11)
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(0)
    test.services.clock.offsetMs = 0
    const practice = await makeGame(admin, { acceptWithoutReview: true, practiceMode: true })
    const open = await makeContainerChallenge(admin, practice)
    const crew = await makePlayer(test, practice)
    expect((await stage.start(crew, open, practice)).status).toBe(200)
    stage.later(119)
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(1)
    stage.later(2)
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(0)
    const events = await test.services.db.gameEvent.count({
      where: { gameId: practice, type: 'ContainerDestroy' },
    })
    expect(events).toBe(0)
  })

  it('is stopped when the start of its game is moved to later', async () => {
    const moved = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeContainerChallenge(admin, moved)
    const rival = await makePlayer(test, moved)
    expect((await stage.start(rival, challengeId, moved)).status).toBe(200)
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(1)
    await test.services.db.game.update({
      where: { id: moved },
      data: { start: new Date(Date.now() + minuteMs) },
    })
    await sweepContainers(test.services)
    expect(await stage.whatRuns()).toBe(0)
  })

  it('can be extended in the last ten minutes, not earlier', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await stage.mustStart(player, challengeId)
    stage.later(109)
    expect(codeOf(await stage.extend(player, challengeId))).toEqual([400, 'CONTAINER_TOO_EARLY'])
    stage.later(2)
    expect((await stage.extend(player, challengeId)).status).toBe(200)
  })

  it('is a failure that the team reads, when it ended by itself', async () => {
    const challengeId = await makeContainerChallenge(admin, gameId)
    await stage.mustStart(player, challengeId)
    const row = await test.services.db.container.findFirstOrThrow()
    await test.services.containers.destroy(row.id)
    await sweepContainers(test.services)
    expect(await instanceOf(player, challengeId)).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('exited unexpectedly'),
    })
    await stage.mustStart(player, challengeId)
  })
})
