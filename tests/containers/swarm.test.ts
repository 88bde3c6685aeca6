import { randomUUID } from 'node:crypto'
import Docker from 'dockerode'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import { freePort } from '../../server/database/free-port.ts'
import type { ContainerRuntime, RunningContainer } from '../../server/ports/containers/container-runtime.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import { createSwarmContainerRuntime } from '../../server/ports/containers/swarm/swarm-container-runtime.ts'
import { overlayOptions } from '../../server/ports/containers/swarm/swarm-service-spec.ts'
import { runInside } from '../kit/services/docker/test-images.ts'
import { until } from '../kit/wait.ts'
import { answers, aSpec, describeContainerRuntime } from './container-runtime.contract.ts'

const host = inject('dockerHost')
const docker = new Docker({ socketPath: host.replace('unix://', '') })

const open = (secret: string, dockerHost = host) =>
  openContainerRuntime({
    config: loadConfig({ HALYARD_CONTAINERS: 'swarm', DOCKER_HOST: dockerHost }, '/nowhere'),
    secret,
    logger: pino({ level: 'silent' }),
  })

const secret = randomUUID()
let runtime: ContainerRuntime
let stranger: ContainerRuntime
let away: ContainerRuntime
/** The response of an engine that is not a swarm. */
let early: unknown
beforeAll(async () => {
  runtime = await open(secret)
  early = await runtime.ping().catch((error: unknown) => error)
  const address = '127.0.0.1'
  await docker.swarmInit({
    ListenAddr: `${address}:${await freePort()}`,
    AdvertiseAddr: address,
    DataPathAddr: address,
    DefaultAddrPool: ['10.251.0.0/16'],
    SubnetSize: 24,
    ForceNewCluster: false,
    Spec: {},
  })
  stranger = await open(`${secret}, another`)
  away = await open(secret, 'unix:///nowhere/docker.sock')
})
afterAll(async () => {
  // Nodes stop the containers of removed services some seconds later.
  const left = () => docker.listContainers({ all: true, filters: { label: ['halyard.port'] } })
  await until(async () => (await left()).length === 0, 'every container is gone')
  await docker.swarmLeave({ force: true })
})

/** The network is created before the service. */
async function leaveHalf(containerId: string): Promise<void> {
  const whole = await runtime.create(aSpec())
  const owner = (await docker.getService(whole.runtimeId).inspect()).Spec.Labels['halyard.platform']
  await runtime.destroy(whole.containerId)
  await docker.createNetwork(
    overlayOptions(containerId, `10.214.${Math.floor(Math.random() * 256)}.0/29`, owner),
  )
}

describeContainerRuntime('Swarm', () => ({ runtime, stranger, away, leaveHalf }))

it('needs an engine that manages a swarm, and says so', () => {
  const message = 'this Docker Engine does not manage a swarm (docker swarm init)'
  expect(early).toMatchObject({ failure: 'failed', message })
})

it('starts in another network when its range is taken while it starts', async () => {
  const ranges = ['10.215.0.0/29', '10.215.0.8/29']
  const blocker = await docker.createNetwork({
    Name: randomUUID(),
    Driver: 'bridge',
    IPAM: { Driver: 'default', Config: [{ Subnet: '10.215.0.0/29' }] },
  })
  // The engine as it was before the other network was created.
  const earlier: Docker = Object.create(docker, {
    listNetworks: { value: (options?: object) => (options ? docker.listNetworks(options) : []) },
  })
  const subject = createSwarmContainerRuntime({
    engine: host,
    docker: earlier,
    owner: randomUUID(),
    subnets: { size: 2, take: () => ranges.shift() ?? '', release: () => undefined, learn: () => undefined },
    accounts: {},
    firewall: null,
  })
  try {
    const running = await subject.create(aSpec())
    expect({ status: running.status, ranges }).toEqual({ status: 'Running', ranges: [] })
    await subject.destroy(running.containerId)
  } finally {
    await blocker.remove()
  }
})

describe('a service of a swarm', () => {
  let one: RunningContainer
  let two: RunningContainer
  beforeAll(async () => {
    one = await runtime.create(aSpec({ cpuTenths: 3, memoryMiB: 48 }))
    two = await runtime.create(aSpec())
    await Promise.all([answers(one), answers(two)])
  })
  afterAll(() => Promise.all([one, two].map(({ containerId }) => runtime.destroy(containerId))))

  it('has limits, few rights, one task and the names that operators look for', async () => {
    const { Spec } = await docker.getService(one.runtimeId).inspect()
    expect(Spec).toMatchObject({
      Name: expect.stringMatching(/^service_[0-9a-f]{16}$/),
      Labels: { 'halyard.instance': one.containerId, TeamId: '7', ChallengeId: '9' },
      Mode: { Replicated: { Replicas: 1 } },
      TaskTemplate: {
        RestartPolicy: { Condition: 'none' },
        Resources: { Limits: { NanoCPUs: 3e8, MemoryBytes: 48 * 1024 ** 2, Pids: 512 } },
      },
    })
    const status = await runInside(one, 'cat /proc/1/status')
    // CHOWN, DAC_OVERRIDE, FOWNER, FSETID, KILL, SETGID, SETUID, NET_BIND_SERVICE, SYS_CHROOT.
    expect(status).toMatch(/^CapBnd:\s+00000000000404fb$/m)
  })

  it('does not reach another one, this machine or a private range', async () => {
    const reach = async (address: string) => {
      const [ip = '', port = ''] = address.split(':')
      const command = `echo | timeout 5 nc ${ip} ${port} >/dev/null 2>&1 && echo open || echo refused`
      return (await runInside(one, command)).trim().split('\n').at(-1)
    }
    const gateway = two.ip.replace(/\.\d+$/, '.1')
    const [, task] = await Promise.all([
      reach(`${one.ip}:80`),
      docker.listTasks({ filters: { service: [two.runtimeId] } }),
    ])
    const overlay: string = task[0].NetworksAttachments[0].Addresses[0].split('/')[0]
    for (const address of [`${two.ip}:80`, `${overlay}:80`, `${gateway}:${two.publicPort}`]) {
      expect({ address, is: await reach(address) }).toEqual({ address, is: 'refused' })
    }
  })
})
