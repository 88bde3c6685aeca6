import { setTimeout as sleep } from 'node:timers/promises'
import type Docker from 'dockerode'
import type { RegistryAccounts } from '../../../config/container-config.ts'
import { requireIsolation, type Firewall } from '../docker/container-firewall.ts'
import { containerLabel } from '../container-limits.ts'
import {
  ContainerRuntimeError,
  type ContainerProgress,
  type ContainerRuntime,
  type ContainerSpec,
  type ListedContainer,
  type RunningContainer,
} from '../container-runtime.ts'
import { ownedBy } from '../docker/docker-container-spec.ts'
import {
  ifExists,
  isConflict,
  isSubnetTaken,
  statusOf,
  toRuntimeError,
  withRuntimeErrors,
} from '../docker/docker-faults.ts'
import { accountFor, createEngineImages, imageBaseName } from '../docker/docker-images.ts'
import { linesOf, readLogs, readStats } from '../docker/docker-observe.ts'
import type { SubnetPool } from '../docker/subnet-pool.ts'
import { gatewayBridge, overlayOptions, portLabel, serviceSpec } from './swarm-service-spec.ts'
import { capacityOfSwarm } from './swarm-capacity.ts'
import { TaskFault, type Task, tasksOf, waitForTask } from './swarm-tasks.ts'

type Options = {
  docker: Docker
  /** The address of the manager. */
  engine: string
  /** Distinguishes this platform's containers from another's in the same swarm. */
  owner: string
  subnets: SubnetPool
  accounts: RegistryAccounts
  /** Null if the engine is on another machine. */
  firewall: Firewall | null
  limits?: { startMs: number; stableMs: number; pauseMs: number }
}

type Home = { nodeId: string; nodes: number }

/** The names of removed objects stay in use for some seconds. */
const attempts = 30
const removalAttempts = 30
const subnetAttempts = 10
const startAttempts = 3
const defaultLimits = { startMs: 300_000, stableMs: 500, pauseMs: 300 }

/** Containers as swarm services with one task each, in their own overlay networks. */
export function createSwarmContainerRuntime(options: Options): ContainerRuntime {
  const { docker, owner, subnets, accounts, firewall, limits = defaultLimits } = options
  const ending = new AbortController()
  /** Networks that the swarm has removed; machines still list them for some seconds. */
  const removedNetworks = new Set<string>()
  const filtersOf = (containerId?: string) => ({
    label: [...ownedBy(owner), ...(containerId === undefined ? [] : [`${containerLabel}=${containerId}`])],
  })
  const find = async (containerId: string) =>
    (await docker.listServices({ filters: filtersOf(containerId) }))[0] ?? null

  async function readHome(): Promise<Home> {
    const { Swarm } = await docker.info()
    if (Swarm?.LocalNodeState !== 'active' || !Swarm.ControlAvailable) {
      throw new ContainerRuntimeError(
        'failed',
        'this Docker Engine does not manage a swarm (docker swarm init)',
      )
    }
    return { nodeId: Swarm.NodeID, nodes: Swarm.Nodes }
  }

  /** A swarm accepts any range, and reports only later that it is in use. */
  async function makeNetwork(containerId: string): Promise<string> {
    const networks = await docker.listNetworks()
    subnets.learn(networks.flatMap(({ IPAM }) => (IPAM?.Config ?? []).flatMap(({ Subnet }) => Subnet ?? [])))
    const subnet = subnets.take()
    try {
      return (await docker.createNetwork(overlayOptions(containerId, subnet, owner))).id
    } catch (error) {
      subnets.release(subnet)
      throw error
    }
  }

  async function make(spec: ContainerSpec, { nodeId, nodes }: Home): Promise<string> {
    const networkId = await makeNetwork(spec.containerId)
    const surroundings = {
      networkId,
      owner,
      publishMode: nodes > 1 ? ('ingress' as const) : ('host' as const),
      // The platform reaches only containers on its own machine.
      nodeId: spec.isProxied ? nodeId : null,
    }
    // A call with the specification alone would send it as the account as well.
    const account = accountFor(spec.image, accounts) ?? {}
    return (await docker.createService(account, serviceSpec(spec, surroundings))).id
  }

  /** @returns the identifier of the service */
  async function makeService(spec: ContainerSpec, home: Home): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await make(spec, home)
      } catch (error) {
        if (!isConflict(error) || attempt >= attempts) throw error
        await remove(spec.containerId)
        await sleep(limits.pauseMs)
      }
    }
  }

  async function create(
    spec: ContainerSpec,
    onProgress: (progress: ContainerProgress) => void,
  ): Promise<RunningContainer> {
    const { image, containerId } = spec
    if (imageBaseName(image).trim() === '') throw new ContainerRuntimeError('image', 'the image has no name')
    await requireIsolation(firewall)
    onProgress({ phase: 'Starting', percent: null })
    const home = await readHome()
    for (let attempt = 1; ; attempt += 1) {
      const serviceId = await makeService(spec, home)
      const { startMs: limitMs, stableMs } = limits
      try {
        await waitForTask(docker, {
          serviceId,
          image,
          limitMs,
          stableMs,
          onProgress,
          signal: ending.signal,
        })
        break
      } catch (error) {
        // Another network can take the range between the reading of the list and the start of the task, and another
        // program the port. A new task gets others. A busy machine can also lack the network of a new task.
        const most = isSubnetTaken(error) ? subnetAttempts : error instanceof TaskFault ? startAttempts : 1
        if (attempt >= most || ending.signal.aborted) throw error
        await remove(containerId)
      }
    }
    const running = await inspect(containerId)
    if (running?.status === 'Running') return running
    throw new ContainerRuntimeError('exited', `${image} ended as soon as it was started`)
  }

  async function inspect(containerId: string): Promise<RunningContainer | null> {
    const service = await find(containerId)
    if (!service) return null
    const [task] = await tasksOf(docker, [service.ID])
    const [endpoint] = service.Endpoint?.Ports ?? []
    const exposedPort = (service.Spec?.Labels ?? {})[portLabel]
    const publicPort = task?.Status.PortStatus?.Ports?.[0]?.PublishedPort ?? endpoint?.PublishedPort ?? null
    const isUp = task?.Status.State === 'running'
    const near = isUp ? await addressOnGateway(task) : null
    const far = isUp && near === null ? await addressOfNode(task) : null
    return {
      containerId,
      runtimeId: service.ID,
      ip: near ?? far ?? '',
      port: near === null ? (publicPort ?? 0) : Number(exposedPort),
      publicPort,
      startedAt: new Date(task?.Status.Timestamp ?? service.CreatedAt ?? Date.now()),
      status: isUp ? 'Running' : 'Stopped',
    }
  }

  /** Null if the task runs on another machine. */
  async function addressOnGateway({ Status }: Task): Promise<string | null> {
    const id = Status.ContainerStatus?.ContainerID ?? ''
    const bridge = await ifExists(docker.getNetwork(gatewayBridge).inspect())
    const address: string | undefined = bridge?.Containers?.[id]?.IPv4Address
    return address?.split('/')[0] ?? null
  }

  async function addressOfNode({ NodeID = '' }: Task): Promise<string | null> {
    const node = await ifExists(docker.getNode(NodeID).inspect())
    return node?.Status?.Addr ?? null
  }

  async function remove(containerId: string): Promise<void> {
    const filters = filtersOf(containerId)
    for (const { ID } of await docker.listServices({ filters }))
      await ifExists(docker.getService(ID).remove())
    for (let attempt = 1; ; attempt += 1) {
      const networks = (await docker.listNetworks({ filters })).filter(({ Id }) => !removedNetworks.has(Id))
      for (const { Id, IPAM } of networks) {
        if (!(await removeNetwork(docker.getNetwork(Id)))) continue
        removedNetworks.add(Id)
        for (const { Subnet } of IPAM?.Config ?? []) if (Subnet) subnets.release(Subnet)
      }
      // A network that an unavailable machine still uses stays listed, so that the sweep retries.
      if (
        networks.every(({ Id }) => removedNetworks.has(Id)) ||
        attempt >= removalAttempts ||
        ending.signal.aborted
      )
        return
      await sleep(limits.pauseMs)
    }
  }

  async function list(): Promise<ListedContainer[]> {
    const filters = filtersOf()
    const [networks, services] = await Promise.all([
      docker.listNetworks({ filters }),
      docker.listServices({ filters }),
    ])
    const tasks = await tasksOf(docker, services.map(({ ID }) => ID)) // oxfmt-ignore
    const up = new Set(tasks.filter(({ Status }) => Status.State === 'running').map((task) => task.ServiceID))
    const found = new Map<string, ListedContainer>()
    for (const { Id, Labels = {} } of networks) {
      if (removedNetworks.has(Id)) continue
      const containerId = Labels[containerLabel]
      if (containerId) found.set(containerId, { containerId, status: 'Stopped' })
    }
    for (const { ID, Spec } of services) {
      const containerId = Spec?.Labels?.[containerLabel]
      if (containerId) found.set(containerId, { containerId, status: up.has(ID) ? 'Running' : 'Stopped' })
    }
    return [...found.values()]
  }

  /** Null: it does not run, or on another machine. */
  async function findContainer(containerId: string): Promise<Docker.Container | null> {
    const service = await find(containerId)
    const [task] = service ? await tasksOf(docker, [service.ID]) : []
    const id = task?.Status.State === 'running' ? task.Status.ContainerStatus?.ContainerID : undefined
    const container = id === undefined ? null : docker.getContainer(id)
    return container && (await ifExists(container.inspect())) ? container : null
  }

  return {
    name: 'swarm',
    async issues() {
      const reason = await firewall?.check()
      return reason ? [{ kind: 'isolation', engine: null, detail: reason }] : []
    },
    limitsStorage: () => false,
    capacity: () => withRuntimeErrors(capacityOfSwarm(docker)),
    networks: subnets.size,
    // Those of the manager; the other machines pull at a start.
    images: [createEngineImages(options)],
    engines: [],
    async create(spec, onProgress = () => undefined) {
      try {
        return await create(spec, onProgress)
      } catch (error) {
        await remove(spec.containerId).catch(() => undefined)
        throw toRuntimeError(error, 'failed')
      }
    },
    destroy: (containerId) => withRuntimeErrors(remove(containerId)),
    inspect: (containerId) => withRuntimeErrors(inspect(containerId)),
    list: () => withRuntimeErrors(list()),
    stats: (containerId) => withRuntimeErrors(readStats(() => findContainer(containerId))),
    async *logs(containerId, { tail }) {
      const near = await withRuntimeErrors(findContainer(containerId))
      if (near) return yield* readLogs(async () => near, tail)
      const service = await withRuntimeErrors(find(containerId))
      if (!service) return
      // From another machine, where the newest lines arrive late.
      const answer: unknown = await withRuntimeErrors(
        docker.getService(service.ID).logs({ follow: false, stdout: true, stderr: true, tail }),
      )
      if (Buffer.isBuffer(answer)) yield* linesOf(answer)
    },
    async ping() {
      await withRuntimeErrors(readHome())
    },
    async dispose() {
      ending.abort()
    },
  }
}

/** False: the network still has containers. */
async function removeNetwork(network: Docker.Network): Promise<boolean> {
  try {
    await network.remove()
    return true
  } catch (error) {
    const { message } = error as Error
    if (statusOf(error) === 404 || /not found/i.test(message)) return true
    if (/in use|active endpoints/i.test(message)) return false
    throw error
  }
}
