import { setTimeout as sleep } from 'node:timers/promises'
import type Docker from 'dockerode'
import type { RegistryAccounts } from '../../../config/container-config.ts'
import type { Logger } from '../../../runtime/logger.ts'
import { requireIsolation } from './container-firewall.ts'
import { containerLabel, proxiedLabel } from '../container-limits.ts'
import {
  ContainerRuntimeError,
  type ContainerRuntime,
  type ContainerSpec,
  type ListedContainer,
  type RunningContainer,
} from '../container-runtime.ts'
import { bridgeOf, containerOptions, networkOptions, ownedBy } from './docker-container-spec.ts'
import {
  ifExists,
  isConflict,
  isEngineFault,
  isMissingImage,
  isStorageLimitUnknown,
  isSubnetTaken,
  statusOf,
  toRuntimeError,
  withRuntimeErrors,
} from './docker-faults.ts'
import { createEngineImages, imageBaseName } from './docker-images.ts'
import { readLogs, readStats } from './docker-observe.ts'
import { createEngineLimits } from './engine-limits.ts'
import type { EnginePlace } from './engine-place.ts'
import { makeContainerAt } from './make-container.ts'
import type { SubnetPool } from './subnet-pool.ts'

type Options = {
  docker: Docker
  /** The address of the engine. */
  engine: string
  /** Distinguishes this platform's containers from another's at the same engine. */
  owner: string
  subnets: SubnetPool
  accounts: RegistryAccounts
  /** The address of this machine at which ports are published. */
  publishAddress: string
  place: EnginePlace
  logger: Logger
}

const attempts = 3
const pauseMs = 500
/** Most containers that cannot run have ended after this time. */
const stableMs = 500

type OnProgress = NonNullable<Parameters<ContainerRuntime['create']>[1]>

/** Containers of one Docker Engine, each in its own network. */
export function createDockerContainerRuntime(options: Options): ContainerRuntime {
  const { docker, owner, subnets, publishAddress, place, logger } = options
  const images = createEngineImages(options)
  const limits = createEngineLimits(logger)
  const mine = { label: ownedBy(owner) }
  let limitStorage = true
  let hasStarted = false

  const labelFilter = (containerId: string) => ({
    label: [...mine.label, `${containerLabel}=${containerId}`],
  })
  const find = async (containerId: string) => {
    const [found] = await docker.listContainers({ all: true, filters: labelFilter(containerId) })
    return found ? docker.getContainer(found.Id) : null
  }

  async function makeNetwork(containerId: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const subnet = await takeSubnet()
      try {
        return (await docker.createNetwork(networkOptions(containerId, subnet, owner))).id
      } catch (error) {
        if (!isSubnetTaken(error)) subnets.release(subnet)
        else if (attempt < 50) continue
        if (!isConflict(error) || attempt >= attempts) throw error
        await remove(containerId)
      }
    }
  }

  async function takeSubnet(): Promise<string> {
    try {
      return subnets.take()
    } catch {
      const networks = await docker.listNetworks()
      subnets.learn(
        networks.flatMap(({ IPAM }) => (IPAM?.Config ?? []).flatMap(({ Subnet }) => Subnet ?? [])),
      )
      return subnets.take()
    }
  }

  async function makeContainer(spec: ContainerSpec, networkId: string): Promise<Docker.Container> {
    for (let attempt = 1; ; attempt += 1) {
      // Another start may learn meanwhile that the engine has no quotas.
      const limitsStorage = limitStorage
      const proxyAddress = (await place.remote())?.proxyAddress ?? null
      const surroundings = { networkId, publishAddress, proxyAddress, owner, limitStorage: limitsStorage }
      try {
        const { container, warnings } = await makeContainerAt(docker, containerOptions(spec, surroundings))
        limits.noteWarnings(warnings)
        hasStarted = true
        return container
      } catch (error) {
        if (limitsStorage && isStorageLimitUnknown(error)) noteMissingQuotas(error)
        else if (!isConflict(error) || attempt >= attempts) throw error
        else await (await find(spec.containerId))?.remove({ force: true, v: true })
      }
    }
  }

  function noteMissingQuotas(error: unknown): void {
    if (!limitStorage) return
    limitStorage = false
    logger.warn(
      { err: error },
      'storage of challenge containers is not limited: the storage driver of Docker has no quotas (docs/operators/containers.md)',
    )
  }

  async function describe(container: Docker.Container): Promise<RunningContainer | null> {
    const info = await ifExists(container.inspect())
    if (!info) return null
    const remote = await place.remote()
    const [network] = Object.values(info.NetworkSettings.Networks)
    const [exposed = ''] = Object.keys(info.Config.ExposedPorts ?? {}).filter((port) => port.endsWith('/tcp'))
    const { State, Config } = info
    const isUp = State.Running && !State.Dead && !State.OOMKilled && !State.Restarting
    const published = info.NetworkSettings.Ports[exposed]?.[0]?.HostPort
    const containerId = Config.Labels[containerLabel] ?? ''
    return {
      containerId,
      runtimeId: info.Id,
      ip: remote?.host ?? network?.IPAddress ?? '',
      port: Number.parseInt((remote && published) ?? exposed, 10),
      publicPort: published === undefined || Config.Labels[proxiedLabel] ? null : Number(published),
      startedAt: new Date(State.StartedAt),
      status: isUp ? 'Running' : 'Stopped',
    }
  }

  async function remove(containerId: string): Promise<void> {
    const filters = labelFilter(containerId)
    const containers = await docker.listContainers({ all: true, filters })
    for (const { Id } of containers) await removeContainer(docker.getContainer(Id))
    for (const { Id, IPAM } of await docker.listNetworks({ filters })) {
      await removeNetwork(docker.getNetwork(Id))
      for (const { Subnet } of IPAM?.Config ?? []) if (Subnet) subnets.release(Subnet)
    }
  }

  async function createOnce(spec: ContainerSpec, onProgress: OnProgress): Promise<RunningContainer> {
    if (imageBaseName(spec.image).trim() === '')
      throw new ContainerRuntimeError('image', 'the image has no name')
    await requireIsolation(await place.firewall())
    onProgress({ phase: 'Starting', percent: null })
    const networkId = await makeNetwork(spec.containerId)
    const container = await makeContainer(spec, networkId).catch(async (error: unknown) => {
      if (!isMissingImage(error)) throw error
      await images.pull(spec.image, (percent) => onProgress({ phase: 'Pulling', percent }))
      onProgress({ phase: 'Starting', percent: null })
      return makeContainer(spec, networkId)
    })
    await container.start()
    const isPlaced = await place.confirm(bridgeOf(spec.containerId))
    await sleep(stableMs)
    const running = await describe(container)
    if (running?.status === 'Running' && !isPlaced) throw new MisplacedError()
    if (running?.status === 'Running') {
      await limits.compare(spec, container)
      return running
    }
    throw new ContainerRuntimeError('exited', `${spec.image} ended as soon as it was started`)
  }

  /** An engine that starts many containers fails sometimes, so after a fault of the engine the whole start is repeated. */
  async function create(
    spec: ContainerSpec,
    onProgress: OnProgress = () => undefined,
  ): Promise<RunningContainer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await createOnce(spec, onProgress)
      } catch (error) {
        await remove(spec.containerId).catch(() => undefined)
        if (error instanceof MisplacedError) continue
        if (!isEngineFault(error) || attempt >= attempts) throw toRuntimeError(error, 'failed')
        const { containerId } = spec
        logger.warn({ err: error, containerId }, 'Docker could not start a container, will retry')
        await sleep(pauseMs)
      }
    }
  }

  return {
    name: 'docker',
    create,
    destroy: (containerId) => withRuntimeErrors(remove(containerId)),
    inspect: (containerId) =>
      withRuntimeErrors(
        (async () => {
          const container = await find(containerId)
          return container && describe(container)
        })(),
      ),
    list: () =>
      withRuntimeErrors(
        (async () => {
          const [networks, containers] = await Promise.all([
            docker.listNetworks({ filters: mine }),
            docker.listContainers({ all: true, filters: mine }),
          ])
          const found = new Map<string, ListedContainer>()
          // A network without a container is a leftover of a crash.
          for (const { Labels = {} } of networks) {
            const containerId = Labels[containerLabel]
            if (containerId) found.set(containerId, { containerId, status: 'Stopped' })
          }
          for (const { Labels, State } of containers) {
            const containerId = Labels[containerLabel]
            const status = State === 'running' ? 'Running' : 'Stopped'
            if (containerId) found.set(containerId, { containerId, status })
          }
          return [...found.values()]
        })(),
      ),
    stats: (containerId) => withRuntimeErrors(readStats(() => find(containerId))),
    logs: (containerId, { tail }) => readLogs(() => find(containerId), tail),
    ping: async () => {
      await withRuntimeErrors(docker.ping())
    },
    limitsStorage: () => (hasStarted ? limitStorage : null),
    async capacity() {
      const { MemTotal, NCPU } = await withRuntimeErrors(docker.info())
      return { memoryMiB: Math.floor(MemTotal / 1024 ** 2), cpuTenths: NCPU * 10 }
    },
    async issues() {
      // An engine that does not answer has another message.
      const firewall = await place.firewall().catch(() => null)
      const reason = (await firewall?.check()) ?? null
      const ignored = limits.ignored()
      return [
        ...(reason === null ? [] : [{ kind: 'isolation' as const, engine: null, detail: reason }]),
        ...(ignored.length === 0
          ? []
          : [{ kind: 'limits' as const, engine: null, detail: ignored.join(', ') }]),
      ]
    },
    networks: subnets.size,
    images: [images],
    engines: [],
    async dispose() {},
  }
}

/** A container was started before the place of its engine was known, so it is made again for that place. */
class MisplacedError extends Error {}

/** Docker rejects a removal that is in progress, so it is repeated until the container is gone. */
async function removeContainer(container: Docker.Container): Promise<void> {
  await retryWhileBusy(() => ifExists(container.remove({ force: true, v: true })))
}

async function removeNetwork(network: Docker.Network): Promise<void> {
  await retryWhileBusy(() => ifExists(network.remove()))
}

async function retryWhileBusy(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      const isBusy = statusOf(error) === 409 || statusOf(error) === 403
      if (!isBusy || attempt >= 10) throw error
      await sleep(pauseMs)
    }
  }
}
