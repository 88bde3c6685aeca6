import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import Docker from 'dockerode'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { ContainerRuntime, RunningContainer } from '../../server/ports/containers/container-runtime.ts'
import { bridgePrefix, effectOf } from '../../server/ports/containers/docker/container-rules.ts'
import { networkOptions } from '../../server/ports/containers/docker/docker-container-spec.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import { runInside } from '../kit/services/docker/test-images.ts'
import { answers, aSpec, describeContainerRuntime } from './container-runtime.contract.ts'

const run = promisify(execFile)
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

describe('a container at Docker', () => {
  let one: RunningContainer
  let two: RunningContainer
  beforeAll(async () => {
    one = await runtime.create(aSpec())
    two = await runtime.create(aSpec())
    await Promise.all([answers(one), answers(two)])
  })
  afterAll(() => Promise.all([one, two].map(({ containerId }) => runtime.destroy(containerId))))

  /** `refused` includes timeouts, which the shell reports differently. */
  const reach = async (address: string) => {
    const [ip = '', port = ''] = address.split(':')
    const output = await runInside(
      one,
      `echo | timeout 5 nc ${ip} ${port} >/dev/null 2>&1 && echo open || echo refused`,
    )
    return output.trim().split('\n').at(-1)
  }

  /** The machine's addresses: its own links and the gateways of these containers, without those of other tests. */
  const ownAddresses = (containers: RunningContainer[]) => {
    const subnetOf = (ip: string) => ip.replace(/\d+$/, (last) => String(Number(last) >> 3))
    const subnets = new Set(containers.map(({ ip }) => subnetOf(ip)))
    return Object.entries(networkInterfaces()).flatMap(([name, all = []]) =>
      all
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
        .filter((address) => !name.startsWith(bridgePrefix) || subnets.has(subnetOf(address))),
    )
  }

  it('reaches itself, and neither this machine nor another container', async () => {
    const server = createServer((_request, response) => response.end('private'))
    server.listen(0, '0.0.0.0')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    try {
      const addresses = ownAddresses([one, two])
      expect(addresses.length).toBeGreaterThan(2)
      const closed = [
        `${two.ip}:80`,
        ...addresses.flatMap((address) => [`${address}:${port}`, `${address}:${two.publicPort}`]),
      ]
      expect(await reach(`${one.ip}:80`)).toBe('open')
      for (const address of closed)
        expect({ address, is: await reach(address) }).toEqual({ address, is: 'refused' })
    } finally {
      server.close()
    }
  })

  it('reaches nobody through rules of other programs that accept its packets first', async () => {
    const accepting = ['FORWARD', 'INPUT'].map((chain) => [chain, '-i', `${bridgePrefix}+`, '-j', 'ACCEPT'])
    for (const [chain = '', ...rule] of accepting) await run('iptables', ['-w', '-I', chain, '1', ...rule])
    try {
      expect(await reach(`${two.ip}:80`)).toBe('refused')
      expect(
        await reach(`${two.ip.replace(/\d+$/, (last) => String(Number(last) - 1))}:${two.publicPort}`),
      ).toBe('refused')
    } finally {
      for (const rule of accepting) await run('iptables', ['-w', '-D', ...rule])
    }
  })

  it('is held by rules that the engine and other programs do not change', async () => {
    const saved = (await run('iptables-save')).stdout
    expect(effectOf({ subnets: '10.213.0.0/16', bridges: `${bridgePrefix}+` }, saved)).toEqual({
      isEnforced: true,
      isComplete: true,
    })
  })

  it('has the rights of a plain service and no others', async () => {
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
  })
})
