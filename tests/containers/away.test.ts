import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import type { TestApp } from '../kit/server/app.ts'
import { captureLog } from '../kit/server/captured-log.ts'
import { codeOf, makePlayer } from '../kit/world/challenges.ts'
import {
  bothSides,
  containerUrl,
  makeContainerChallenge,
  startContainerApp,
  testContainerUrl,
} from '../kit/server/containers.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame } from '../kit/world/games.ts'
import { startDockerGate, type DockerGate } from '../kit/services/docker/docker-gate.ts'
import { until } from '../kit/wait.ts'
import { readiness } from '../kit/server/readiness.ts'

const log = captureLog('warn')
let gate: DockerGate
let test: TestApp
let admin: Actor
let gameId: number

beforeAll(async () => {
  gate = await startDockerGate(inject('dockerHost'))
  gate.goAway()
  test = await startContainerApp({ env: { DOCKER_HOST: gate.host }, logger: log.logger })
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { acceptWithoutReview: true })
})
afterAll(async () => {
  await test.dispose()
  gate.stop()
})

describe('a platform whose Docker is down', () => {
  it('starts, reports it, and recovers when Docker is up', async () => {
    expect(log.text()).toContain('Docker does not answer')
    const down = /^The container backend does not answer: ./
    expect(await readiness(test)).toMatchObject({
      containers: 'down',
      reasons: { containers: expect.stringMatching(down) },
    })
    expect(log.lines.filter(({ msg }) => down.test(msg))).toHaveLength(1)
    const challengeId = await makeContainerChallenge(admin, gameId)
    const player = await makePlayer(test, gameId)
    const url = containerUrl(gameId, challengeId)
    const refused = await player.rest('POST', url)
    expect(codeOf(refused)).toEqual([400, 'CONTAINER_FAILURE_UNREACHABLE'])
    expect(refused.text).toContain('unavailable')
    expect(codeOf(await admin.rest('POST', testContainerUrl(gameId, challengeId)))).toEqual([
      400,
      'CONTAINER_FAILURE_UNREACHABLE',
    ])
    expect((await player.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)).status).toBe(200)

    gate.comeBack()
    expect(await readiness(test)).toMatchObject({ containers: 'up' })
    expect((await player.rest('POST', url)).status).toBe(200)

    gate.goAway()
    await test.services.db.assignment.updateMany({ data: { lastContainerOperationAt: null } })
    expect(codeOf(await player.rest('DELETE', url))).toEqual([400, 'CONTAINER_DESTROY_FAILED'])
    expect(await bothSides(test).catch(() => null)).toBeNull()
    gate.comeBack()
    expect((await bothSides(test)).rows).toHaveLength(1)
    expect((await player.rest('DELETE', url)).status).toBe(200)
    await until(async () => (await bothSides(test)).real.length === 0, 'it is gone')
    await test.services.logs.flush()
    const failed = await test.services.db.log.count({ where: { userName: 'System', status: 'Failed' } })
    expect(failed).toBeGreaterThanOrEqual(3)
  })

  it('tries a start again after a fault of Docker', async () => {
    gate.comeBack()
    const challengeId = await makeContainerChallenge(admin, gameId)
    for (const call of ['networks/create', 'containers/create', 'start']) {
      const player = await makePlayer(test, gameId)
      gate.fail({ method: 'POST', path: new RegExp(`/${call}\\b`), message: `a fault of ${call}` })
      expect((await player.rest('POST', containerUrl(gameId, challengeId))).status).toBe(200)
      expect(log.text()).toContain(`a fault of ${call}`)
    }
    const { rows, real } = await bothSides(test)
    expect(rows).toHaveLength(3)
    expect(real).toEqual(rows)
  })

  it('says that it runs none, where none were set up', async () => {
    const bare = await startContainerApp({ env: { HALYARD_CONTAINERS: 'none' } })
    try {
      const host = await signIn(bare, 'Admin')
      const game = await makeGame(host, { acceptWithoutReview: true })
      const challengeId = await makeContainerChallenge(host, game)
      const player = await makePlayer(bare, game)
      expect(codeOf(await player.rest('POST', containerUrl(game, challengeId)))).toEqual([
        400,
        'CONTAINER_OFF',
      ])
      expect(await player.mutate('startInstance', { gameId: game, challengeId })).toMatchObject({
        code: 'CONTAINER_OFF',
      })
      expect(await readiness(bare)).toMatchObject({ containers: 'off' })
    } finally {
      await bare.dispose()
    }
  })
})

it('starts the first containers of a game at once on an engine without quotas', async () => {
  gate.comeBack()
  const fresh = await startContainerApp({ env: { DOCKER_HOST: gate.host } })
  try {
    const host = await signIn(fresh, 'Admin')
    const game = await makeGame(host, { acceptWithoutReview: true })
    const url = containerUrl(game, await makeContainerChallenge(host, game))
    const players = await Promise.all([makePlayer(fresh, game), makePlayer(fresh, game)])
    const message = '--storage-opt is supported only for overlay over xfs'
    gate.fail({ method: 'POST', path: /\/containers\/create\b/, message, count: players.length })
    const started = await Promise.all(players.map((player) => player.rest('POST', url)))
    expect(started.map(({ status }) => status)).toEqual([200, 200])
    // Administrators are told, because a container can now fill the disk.
    const asked = '{ settings { containerStorageLimited } }'
    expect(await host.query(asked)).toEqual({ settings: { containerStorageLimited: false } })
  } finally {
    await fresh.dispose()
  }
})
