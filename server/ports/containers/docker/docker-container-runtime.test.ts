import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { startFakeEngine, type FakeEngine } from '../../../../tests/kit/services/docker/fake-engine.ts'
import { captureLog } from '../../../../tests/kit/server/captured-log.ts'
import type { ContainerSpec } from '../container-runtime.ts'
import { createDockerContainerRuntime } from './docker-container-runtime.ts'
import { createEnginePlace } from './engine-place.ts'
import { createSubnetPool } from './subnet-pool.ts'

const isolated = { check: async () => null }
let engine: FakeEngine
let log: ReturnType<typeof captureLog>
afterEach(() => engine.stop())

const limits = { Memory: 64 * 1024 ** 2, MemorySwap: 64 * 1024 ** 2, NanoCpus: 5e8, PidsLimit: 512 }

type Scene = { info?: object; stored?: object; warnings?: string[]; isExternal?: boolean }

/** A runtime at an engine that says that it runs every container, but makes no interface for its network. */
async function open({ info = {}, stored = limits, warnings = [], isExternal = false }: Scene) {
  log = captureLog('info')
  engine = await startFakeEngine({
    'GET /info': { MemTotal: 2 ** 30, NCPU: 2, ...info },
    'POST /networks/create': { Id: 'network' },
    'GET /networks': [],
    'GET /containers/json': [],
    'POST /containers/create': (response) => {
      response.writeHead(201, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ Id: 'one', Warnings: warnings }))
    },
    'POST /containers/one/start': (response) => response.writeHead(204).end(),
    'GET /containers/one/json': {
      Id: 'one',
      State: { Running: true, StartedAt: '2030-01-01T00:00:00Z' },
      Config: { Labels: { 'halyard.proxied': 'true' }, ExposedPorts: { '80/tcp': {} } },
      HostConfig: stored,
      NetworkSettings: {
        Networks: { one: { IPAddress: '10.213.0.2' } },
        Ports: { '80/tcp': [{ HostIp: '127.0.0.1', HostPort: '41000' }] },
      },
    },
  })
  const { docker, host } = engine
  return createDockerContainerRuntime({
    docker,
    engine: host,
    owner: 'me',
    subnets: createSubnetPool('10.213.0.0/16'),
    accounts: {},
    publishAddress: '0.0.0.0',
    place: createEnginePlace({
      docker,
      remote: null,
      firewall: isExternal ? null : isolated,
      logger: log.logger,
    }),
    logger: log.logger,
  })
}

const spec = (): ContainerSpec => ({
  containerId: randomUUID(),
  image: 'box:1',
  cpuTenths: 5,
  memoryMiB: 64,
  storageMiB: 256,
  exposedPort: 80,
  engine: null,
  labels: { teamId: '7', userId: '1', challengeId: '9' },
  env: {},
  isProxied: true,
})
const made = () => engine.calls.filter((call) => call === 'POST /containers/create').length

describe('an engine at a socket whose networks are elsewhere', () => {
  it.each([
    ['Podman', { Rootless: true }],
    ['Docker', { SecurityOptions: ['name=seccomp,profile=default', 'name=rootless'] }],
  ])('is known at once if it is a rootless one of %s, and starts nothing', async (_engine, info) => {
    const runtime = await open({ info })
    const [issue] = await runtime.issues()
    expect(issue).toMatchObject({ kind: 'isolation', detail: expect.stringContaining('rootless') })
    await expect(runtime.create(spec())).rejects.toMatchObject({ failure: 'open' })
    expect(made()).toBe(0)
    expect(log.text()).toContain('HALYARD_CONTAINER_ISOLATION=external')
  })

  it('is known by the first container, which does not stay', async () => {
    const runtime = await open({})
    expect(await runtime.issues()).toEqual([])
    await expect(runtime.create(spec())).rejects.toMatchObject({ failure: 'open' })
    expect(await runtime.issues()).toMatchObject([{ kind: 'isolation' }])
    await expect(runtime.create(spec())).rejects.toMatchObject({ failure: 'open' })
    expect(made()).toBe(1)
  })

  it('is used through published ports if the operator isolates containers', async () => {
    const runtime = await open({ isExternal: true })
    const { ip, port } = await runtime.create(spec())
    expect({ ip, port }).toEqual({ ip: '127.0.0.1', port: 41_000 })
    expect(made()).toBe(2)
    expect(log.text()).toContain('through published ports')
    expect(await runtime.issues()).toEqual([])
  })
})

it('limits that the engine ignores are reported, and its warnings are logged once', async () => {
  const stored = { Memory: 0, MemorySwap: 0, NanoCpus: 5e8, PidsLimit: 0 }
  const runtime = await open({ stored, warnings: ['Your kernel is old'], isExternal: true })
  await runtime.create(spec())
  expect(await runtime.issues()).toEqual([
    { kind: 'limits', engine: null, detail: 'memory, swap, processes' },
  ])
  expect(log.text()).toContain('ignores limits of challenge containers')
  expect(log.text().split('Your kernel is old')).toHaveLength(2)
})
