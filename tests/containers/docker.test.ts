import { randomUUID } from 'node:crypto'
import Docker from 'dockerode'
import { pino } from 'pino'
import { beforeAll, expect, inject, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import { networkOptions } from '../../server/ports/containers/docker/docker-container-spec.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import { runInside } from '../kit/services/docker/test-images.ts'
import { answers, aSpec, describeContainerRuntime } from './container-runtime.contract.ts'
import { describeIsolation } from './isolation.contract.ts'
import { describeTakenNetwork } from './taken-network.contract.ts'

const host = inject('dockerHost')
const docker = new Docker({ socketPath: host.replace('unix://', '') })

const secret = randomUUID()
const open = (name: string, dockerHost = host, env: Record<string, string> = {}) =>
  openContainerRuntime({
    config: loadConfig({ HALYARD_CONTAINERS: 'docker', DOCKER_HOST: dockerHost, ...env }, '/nowhere'),
    secret: name,
    logger: pino({ level: 'silent' }),
  })

let runtime: ContainerRuntime
let stranger: ContainerRuntime
let away: ContainerRuntime
beforeAll(async () => {
  runtime = await open(secret)
  stranger = await open(`${secret}, another`)
  away = await open(secret, 'unix:///nowhere/docker.sock')
})

/** The network is created before the container. */
async function leaveHalf(containerId: string): Promise<void> {
  const subnet = `10.214.${Math.floor(Math.random() * 256)}.0/29`
  const [label = ''] = (await runtimeLabels()).filter((name) => name !== '')
  await docker.createNetwork(networkOptions(containerId, subnet, label))
}

/** The platform's label on the engine. */
async function runtimeLabels(): Promise<string[]> {
  const { containerId } = await runtime.create(aSpec())
  const networks = await docker.listNetworks({ filters: { label: [`halyard.instance=${containerId}`] } })
  await runtime.destroy(containerId)
  return networks.map(({ Labels }) => Labels?.['halyard.platform'] ?? '')
}

describeContainerRuntime('Docker', () => ({ runtime, stranger, away, leaveHalf }))
describeTakenNetwork('Docker', () => ({
  docker,
  range: '10.216.7',
  open: (env) => open(randomUUID(), host, env),
}))

it('is refused while its network cannot be closed, unless the operator closes it', async () => {
  const { PATH } = process.env
  process.env['PATH'] = '/nowhere'
  const [careful, external] = [
    await open(secret),
    await open(secret, host, { HALYARD_CONTAINER_ISOLATION: 'external' }),
  ]
  try {
    expect(await careful.issues()).toMatchObject([{ kind: 'isolation' }])
    expect(await external.issues()).toEqual([])
    await expect(careful.create(aSpec())).rejects.toMatchObject({ failure: 'open' })
    expect(await careful.list()).toEqual([])
    const { containerId } = await external.create(aSpec())
    await external.destroy(containerId)
  } finally {
    process.env['PATH'] = PATH
  }
  expect(await careful.issues()).toEqual([])
  const { containerId } = await careful.create(aSpec())
  expect(typeof careful.limitsStorage()).toBe('boolean')
  await careful.destroy(containerId)
})

describeIsolation('Docker', () => runtime)

it('gives a container the rights of a plain service and no others', async () => {
  const one = await runtime.create(aSpec())
  try {
    await answers(one)
    const status = await runInside(one, 'cat /proc/self/status')
    expect(/CapEff:\s+(\w+)/.exec(status)?.[1]).toBe('00000000000404fb')
    expect(/NoNewPrivs:\s+(\d)/.exec(status)?.[1]).toBe('1')
    const [made] = await docker.listContainers({
      filters: { label: [`halyard.instance=${one.containerId}`] },
    })
    const { HostConfig } = await docker.getContainer(made?.Id ?? '').inspect()
    expect(HostConfig).toMatchObject({
      Memory: 64 * 1024 ** 2,
      MemorySwap: 64 * 1024 ** 2,
      NanoCpus: 5e8,
      PidsLimit: 512,
      Privileged: false,
    })
    expect(made?.Labels).toMatchObject({ TeamId: '7', ChallengeId: '9' })
    expect(made?.Names[0]).toMatch(/^\/service_[0-9a-f]{16}$/)
  } finally {
    await runtime.destroy(one.containerId)
  }
})
