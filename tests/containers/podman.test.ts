import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import { networkOptions } from '../../server/ports/containers/docker/docker-container-spec.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import { makeContainerChallenge, startContainerApp } from '../kit/server/containers.ts'
import { fetchEntry } from '../kit/server/instance-stage.ts'
import { startPodman, type TestPodman } from '../kit/services/docker/test-podman.ts'
import { makePlayer } from '../kit/world/challenges.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame } from '../kit/world/games.ts'
import { aSpec, describeContainerRuntime } from './container-runtime.contract.ts'
import { describeIsolation, reach } from './isolation.contract.ts'
import { describeTakenNetwork } from './taken-network.contract.ts'

const secret = randomUUID()
let podman: TestPodman
let runtime: ContainerRuntime
let stranger: ContainerRuntime
let away: ContainerRuntime

const open = (name: string, host = podman.host, env: Record<string, string> = {}) =>
  openContainerRuntime({
    config: loadConfig({ HALYARD_CONTAINERS: 'docker', DOCKER_HOST: host, ...env }, '/nowhere'),
    secret: name,
    logger: pino({ level: 'silent' }),
  })

beforeAll(async () => {
  podman = await startPodman()
  runtime = await open(secret)
  stranger = await open(`${secret}, another`)
  away = await open(secret, 'unix:///nowhere/podman.sock')
})
afterAll(async () => {
  for (const one of [runtime, stranger, away]) await one?.dispose()
  await podman?.stop()
})

/** The network is created before the container. */
async function leaveHalf(containerId: string): Promise<void> {
  const made = await runtime.create(aSpec())
  const filters = { label: [`halyard.instance=${made.containerId}`] }
  const [network] = await podman.docker.listNetworks({ filters })
  await runtime.destroy(made.containerId)
  const label = network?.Labels?.['halyard.platform'] ?? ''
  await podman.docker.createNetwork(networkOptions(containerId, '10.214.7.0/29', label))
}

describeContainerRuntime('Podman', () => ({ runtime, stranger, away, leaveHalf }))
describeIsolation('Podman', () => runtime)
describeTakenNetwork('Podman', () => ({
  docker: podman.docker,
  range: '10.217.7',
  open: (env) => open(randomUUID(), podman.host, env),
}))

it('runs the instances of two teams, each with its flag and neither in reach of the other', async () => {
  const test = await startContainerApp({ env: { DOCKER_HOST: podman.host } })
  try {
    const admin = await signIn(test, 'Admin')
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeContainerChallenge(admin, gameId)
    const path = `/api/game/${gameId}/container/${challengeId}`
    const players = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    const flags: string[] = []
    for (const player of players) {
      const { status, body } = await player.rest('POST', path)
      expect(status).toBe(200)
      flags.push(await fetchEntry((body as { entry: string }).entry))
    }
    expect(new Set(flags).size).toBe(2)
    for (const [index, player] of players.entries()) {
      const answer = await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
        flag: flags[index],
      })
      const checked = await player.rest(
        'GET',
        `/api/game/${gameId}/challenges/${challengeId}/status/${String(answer.body)}`,
      )
      expect(checked.body).toBe('Accepted')
    }
    const [one, two] = await test.services.db.container.findMany({ orderBy: { startedAt: 'asc' } })
    if (!one || !two) throw new Error('two instances run')
    expect(await reach(one, `${two.ip}:80`)).toBe('refused')
    await test.services.db.assignment.updateMany({ data: { lastContainerOperationAt: null } })
    for (const player of players) expect((await player.rest('DELETE', path)).status).toBe(200)
    expect(await test.services.containers.list()).toEqual([])
  } finally {
    await test.dispose()
  }
})
