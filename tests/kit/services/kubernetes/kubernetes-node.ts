import type { V1PodSpec, V1PodStatus, V1ServiceSpec } from '@kubernetes/client-node'
import type { Stored } from './kubernetes-models.ts'
import { TestProcess } from './kubernetes-process.ts'
import type { KubernetesStore } from './kubernetes-store.ts'
import { endingImage, missingImage, serviceImage } from '../docker/test-images.ts'

/** The behavior of an image on the node. */
export type ImageFate =
  | { kind: 'runs' }
  | { kind: 'ends'; exitCode: number }
  /** The container stays in the waiting state with this reason. */
  | { kind: 'waits'; reason: string; message?: string }

/** The only node of the cluster. It simulates the scheduler and the kubelet without containers. */
export class TestNode {
  readonly images = new Map<string, ImageFate>([
    [serviceImage, { kind: 'runs' }],
    [endingImage, { kind: 'ends', exitCode: 0 }],
    [missingImage, { kind: 'waits', reason: 'ErrImagePull', message: `failed to pull "${missingImage}"` }],
  ])
  pullMs = 5
  goneMs = 5
  /** The reason why no pod can be scheduled. */
  fullBecause: string | null = null
  /** The node is down: deleted pods stay. */
  isAway = false
  /** Whether running pods listen on port 80, for which the process needs the permission. */
  isServing = false
  /** The processes by pod name. */
  readonly processes = new Map<string, TestProcess>()
  readonly #store: KubernetesStore
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(store: KubernetesStore) {
    this.#store = store
  }

  take(pod: Stored): void {
    const now = new Date().toISOString()
    if (this.fullBecause !== null) {
      this.#is(pod, { phase: 'Pending', conditions: [scheduled('False', this.fullBecause)] })
      return
    }
    const conditions = [scheduled('True')]
    const creating = { waiting: { reason: 'ContainerCreating' } }
    const startTime = now as unknown as Date
    this.#is(pod, {
      phase: 'Pending',
      conditions,
      startTime,
      containerStatuses: [this.#state(pod, creating)],
    })
    this.#later(this.pullMs, () => this.#meet(pod, conditions))
  }

  async #meet(pod: Stored, conditions: V1PodStatus['conditions']): Promise<void> {
    const [container] = (pod.spec as V1PodSpec).containers
    const fate = this.images.get(container?.image ?? '') ?? {
      kind: 'waits',
      reason: 'ErrImagePull',
      message: 'manifest unknown',
    }
    const base = { conditions, podIP: '10.244.0.7' }
    const startedAt = new Date().toISOString() as unknown as Date
    if (fate.kind === 'waits') {
      const { reason, message } = fate
      this.#is(pod, { ...base, phase: 'Pending', containerStatuses: [this.#state(pod, { waiting: { reason, message } })] }) // oxfmt-ignore
    } else if (fate.kind === 'ends') {
      const { exitCode } = fate
      const reason = exitCode === 0 ? 'Completed' : 'Error'
      const phase = exitCode === 0 ? 'Succeeded' : 'Failed'
      const terminated = { exitCode, reason, startedAt, finishedAt: startedAt }
      this.#is(pod, { ...base, phase, containerStatuses: [this.#state(pod, { terminated })] })
    } else {
      await this.#run(pod)
      this.#is(pod, { ...base, phase: 'Running', containerStatuses: [this.#state(pod, { running: { startedAt } })] }) // oxfmt-ignore
    }
  }

  /** Ends a running container, as an eviction does. */
  end(pod: Stored): void {
    const terminated = { exitCode: 137, reason: 'OOMKilled' }
    this.#is(pod, { phase: 'Failed', containerStatuses: [this.#state(pod, { terminated })] })
  }

  leave(pod: Stored): void {
    if (this.isAway) return
    this.#later(this.goneMs, () => {
      this.processes.get(pod.metadata.name)?.end()
      this.processes.delete(pod.metadata.name)
      this.#store.remove('pods', pod)
    })
  }

  /** Expands a container's environment: `$(NAME)` is a reference, `$$` is a `$`. */
  environmentOf(pod: Stored): Record<string, string> {
    const [container] = (pod.spec as V1PodSpec).containers
    const seen: Record<string, string> = {}
    for (const { name, value = '' } of container?.env ?? []) {
      seen[name] = value.replace(/\$(\$|\(([^)]*)\))?/g, (text, what?: string, other?: string) => {
        if (what === '$') return '$'
        return other === undefined ? text : (seen[other] ?? text)
      })
    }
    return seen
  }

  dispose(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    for (const process of this.processes.values()) process.end()
  }

  /** Listens on the addresses of the pod's service: the cluster IP and the node port. */
  async #run(pod: Stored): Promise<void> {
    const process = new TestProcess(this.environmentOf(pod).FLAG ?? '')
    this.processes.set(pod.metadata.name, process)
    if (!this.isServing) return
    for (const { spec } of this.#store.list('services', pod.metadata.namespace)) {
      const { selector = {}, clusterIP = '', ports = [] } = spec as V1ServiceSpec
      const isChosen = Object.entries(selector).every(([key, value]) => pod.metadata.labels?.[key] === value)
      for (const { port, nodePort } of isChosen ? ports : []) {
        await process.listen(clusterIP, port)
        if (nodePort !== undefined) await process.listen('127.0.0.1', nodePort)
      }
    }
  }

  #is({ metadata: { namespace = '', name } }: Stored, status: V1PodStatus): void {
    const pod = this.#store.get('pods', namespace, name)
    if (pod && !pod.metadata.deletionTimestamp) this.#store.change('pods', pod, { status })
  }

  #state(pod: Stored, state: object) {
    const [container] = (pod.spec as V1PodSpec).containers
    const { name = '', image = '' } = container ?? {}
    return { name, image, imageID: '', ready: 'running' in state, restartCount: 0, state }
  }

  #later(ms: number, act: () => void | Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void act()
    }, ms)
    this.#timers.add(timer)
  }
}

function scheduled(status: 'True' | 'False', message?: string) {
  const why = message === undefined ? {} : { reason: 'Unschedulable', message }
  return { type: 'PodScheduled', status, ...why }
}
