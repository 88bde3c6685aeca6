import { setTimeout as sleep } from 'node:timers/promises'
import type { V1Service } from '@kubernetes/client-node'
import type { RegistryAccounts } from '../../../config/container-config.ts'
import { containerLabel } from '../container-limits.ts'
import {
  ContainerRuntimeError,
  type ContainerProgress,
  type ContainerRuntime,
  type ContainerSpec,
  type ListedContainer,
  type RunningContainer,
} from '../container-runtime.ts'
import { accountFor, imageBaseName } from '../docker/docker-images.ts'
import type { KubernetesClient } from './kubernetes-client.ts'
import { codeOf, ifExists, isTransient, toRuntimeError } from './kubernetes-faults.ts'
import { createHome } from './kubernetes-home.ts'
import { objectName, ofContainer, ofPlatform, podOf, policyOf, serviceOf } from './kubernetes-objects.ts'
import { describe, isUp, readLogs, readStats } from './kubernetes-observe.ts'
import { waitForPod } from './kubernetes-start.ts'

type Options = {
  client: KubernetesClient
  namespace: string
  /** Distinguishes this platform's containers from another's in the same namespace. */
  owner: string
  accounts: RegistryAccounts
  /** Ranges that containers must not reach, in addition to those that no container may. */
  egress: string[]
  /** Name servers of containers; empty: those of the cluster. */
  dns: string[]
  limits?: { startMs: number; goneMs: number; pauseMs: number }
}

const attempts = 3
const defaultLimits = { startMs: 300_000, goneMs: 15_000, pauseMs: 500 }

/** Containers as pods of a namespace, each with its own service and network policy. */
export function createKubernetesContainerRuntime(options: Options): ContainerRuntime {
  const { client, namespace, owner, accounts, egress, dns, limits = defaultLimits } = options
  const { core, networking } = client
  const home = createHome(options)
  const ending = new AbortController()

  const select = (containerId?: string) => ({
    namespace,
    labelSelector: containerId === undefined ? ofPlatform(owner) : ofContainer(owner, containerId),
  })
  const findPod = async (containerId: string) => {
    const { items } = await core.listNamespacedPod(select(containerId))
    // While one pod terminates, its successor may exist already.
    return items.find(isUp) ?? items[0] ?? null
  }

  /** The policy is created first, so that the pod is isolated at all times. */
  async function make(spec: ContainerSpec): Promise<V1Service> {
    const login = accountFor(spec.image, accounts)
    const pullSecret = login && (await home.keepSecret(login))
    const surroundings = { owner, egress, dns, pullSecret }
    await networking.createNamespacedNetworkPolicy({ namespace, body: policyOf(spec, surroundings) })
    const service = await core.createNamespacedService({ namespace, body: serviceOf(spec, surroundings) })
    await core.createNamespacedPod({ namespace, body: podOf(spec, surroundings) })
    return service
  }

  async function create(
    spec: ContainerSpec,
    onProgress: (progress: ContainerProgress) => void,
  ): Promise<RunningContainer> {
    if (imageBaseName(spec.image).trim() === '')
      throw new ContainerRuntimeError('image', 'the image has no name')
    onProgress({ phase: 'Starting', percent: null })
    for (let attempt = 1; ; attempt += 1) {
      try {
        await home.prepare()
        const service = await make(spec)
        const pod = await waitForPod(client, {
          namespace,
          name: objectName(spec),
          limitMs: limits.startMs,
          onProgress,
          signal: ending.signal,
        })
        return describe(pod, service)
      } catch (error) {
        const isNamespaceMissing = codeOf(error) === 404
        if (isNamespaceMissing) home.clearCache()
        if (attempt >= attempts || !(isNamespaceMissing || isTransient(error))) throw error
        await remove(spec.containerId).catch(() => undefined)
        await sleep(limits.pauseMs)
      }
    }
  }

  async function remove(containerId: string): Promise<void> {
    const selected = select(containerId)
    const [services, pods] = await Promise.all([
      core.listNamespacedService(selected),
      core.listNamespacedPod(selected),
    ])
    for (const { metadata } of services.items) {
      await ifExists(core.deleteNamespacedService({ namespace, name: metadata?.name ?? '' }))
    }
    for (const { metadata } of pods.items) {
      await ifExists(core.deleteNamespacedPod({ namespace, name: metadata?.name ?? '' }))
    }
    // The pod of an unavailable node is never reported as deleted, but the cluster deletes it later. Until then
    // the policy stays, and the listing contains the pod, so that the sweep retries.
    if (!(await isGone(containerId))) return
    for (const { metadata } of (await networking.listNamespacedNetworkPolicy(selected)).items) {
      await ifExists(networking.deleteNamespacedNetworkPolicy({ namespace, name: metadata?.name ?? '' }))
    }
  }

  async function isGone(containerId: string): Promise<boolean> {
    const until = performance.now() + limits.goneMs
    for (let pauseMs = 50; ; pauseMs = Math.min(1000, pauseMs * 2)) {
      if ((await core.listNamespacedPod(select(containerId))).items.length === 0) return true
      if (performance.now() > until || ending.signal.aborted) return false
      await sleep(pauseMs)
    }
  }

  async function list(): Promise<ListedContainer[]> {
    const [policies, services, pods] = await Promise.all([
      networking.listNamespacedNetworkPolicy(select()),
      core.listNamespacedService(select()),
      core.listNamespacedPod(select()),
    ])
    const found = new Map<string, ListedContainer>()
    for (const { metadata } of [...policies.items, ...services.items, ...pods.items]) {
      const containerId = metadata?.labels?.[containerLabel]
      if (containerId) found.set(containerId, { containerId, status: 'Stopped' })
    }
    for (const pod of pods.items.filter(isUp)) {
      const containerId = pod.metadata?.labels?.[containerLabel]
      if (containerId) found.set(containerId, { containerId, status: 'Running' })
    }
    return [...found.values()]
  }

  async function inspect(containerId: string): Promise<RunningContainer | null> {
    const pod = await findPod(containerId)
    if (!pod) return null
    const { items } = await core.listNamespacedService(select(containerId))
    return describe(pod, items[0])
  }

  return {
    name: 'kubernetes',
    issues: async () => [],
    networks: null,
    limitsStorage: () => true,
    // The scheduler of the cluster decides.
    capacity: async () => null,
    images: [],
    engines: [],
    async create(spec, onProgress = () => undefined) {
      try {
        return await create(spec, onProgress)
      } catch (error) {
        await remove(spec.containerId).catch(() => undefined)
        throw toRuntimeError(error)
      }
    },
    destroy: (containerId) => withRuntimeErrors(remove(containerId)),
    inspect: (containerId) => withRuntimeErrors(inspect(containerId)),
    list: () => withRuntimeErrors(list()),
    stats: (containerId) =>
      withRuntimeErrors(
        (async () => {
          const pod = await findPod(containerId)
          if (!pod || !isUp(pod)) return null
          return readStats(client, { namespace, name: pod.metadata?.name ?? '' })
        })(),
      ),
    async *logs(containerId, { tail }) {
      const pod = await withRuntimeErrors(findPod(containerId))
      if (pod)
        yield* await withRuntimeErrors(readLogs(client, { namespace, name: pod.metadata?.name ?? '', tail }))
    },
    async ping() {
      // A call that needs the same rights as containers: the version alone is readable by anybody.
      await withRuntimeErrors(core.listNamespacedPod({ namespace, limit: 1 }))
      await withRuntimeErrors(home.prepare())
    },
    async dispose() {
      ending.abort()
    },
  }
}

async function withRuntimeErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw toRuntimeError(error)
  }
}
