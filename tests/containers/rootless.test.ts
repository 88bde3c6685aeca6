import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../kit/server/app.ts'
import { captureLog } from '../kit/server/captured-log.ts'
import { containerUrl, makeContainerChallenge, startContainerApp } from '../kit/server/containers.ts'
import { readiness } from '../kit/server/readiness.ts'
import { startRootlessPodman } from '../kit/services/docker/test-rootless-podman.ts'
import { makePlayer } from '../kit/world/challenges.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame } from '../kit/world/games.ts'

const log = captureLog('info')
let podman: Awaited<ReturnType<typeof startRootlessPodman>>
let test: TestApp

beforeAll(async () => {
  podman = await startRootlessPodman()
  test = await startContainerApp({ env: { DOCKER_HOST: podman.host }, logger: log.logger })
})

afterAll(async () => {
  await test?.dispose()
  await podman?.stop()
})

it('a rootless Podman starts nothing, as the log, readyz and the answer to a team say', async () => {
  expect(await readiness(test)).toMatchObject({
    containers: 'down',
    reasons: {
      containers: expect.stringMatching(
        /^No container starts: .* \(the engine is rootless\), .* isolation rules$/,
      ),
    },
  })
  expect(log.text()).toContain('is not that of the platform (the engine is rootless)')
  expect(log.text()).toContain('HALYARD_CONTAINER_ISOLATION=external')
  const admin = await signIn(test, 'Admin')
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challengeId = await makeContainerChallenge(admin, gameId)
  const player = await makePlayer(test, gameId)
  expect(await player.rest('POST', containerUrl(gameId, challengeId))).toMatchObject({
    status: 400,
    body: { code: 'CONTAINER_FAILURE_OPEN' },
  })
  expect(await podman.docker.listContainers({ all: true })).toEqual([])
  expect(await podman.docker.listNetworks({ filters: { driver: ['bridge'] } })).toHaveLength(1)
})
