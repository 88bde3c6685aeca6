/**
 * What runs the containers of challenges. A container is named by the platform's own id: it is known before the
 * backend gives one, so whatever a crash leaves behind can be found and removed.
 */
export type ContainerRuntime = {
  name: ContainerBackend
  /**
   * Brings a container up and answers once it runs. What an earlier attempt for the same id left is replaced;
   * a failure leaves nothing behind. @throws ContainerRuntimeError
   */
  create(spec: ContainerSpec, onProgress?: (progress: ContainerProgress) => void): Promise<RunningContainer>
  /** Removes a container with all that was made for it; one that is gone counts as removed. @throws ContainerRuntimeError */
  destroy(containerId: string): Promise<void>
  /** Null: the backend knows nothing of it. */
  inspect(containerId: string): Promise<RunningContainer | null>
  /** All that this platform has at the backend, leftovers of failed starts and removals included. */
  list(): Promise<ListedContainer[]>
  /** Null where it does not run or the backend does not measure. */
  stats(containerId: string): Promise<ContainerStats | null>
  /** Lines of standard output and error, the last `tail` of them. */
  logs(containerId: string, options: { tail: number }): AsyncIterable<string>
  /** @throws ContainerRuntimeError when the backend does not answer */
  ping(): Promise<void>
  /** Whether the backend limits the storage of containers; null until the first start shows it. */
  limitsStorage(): boolean | null
  dispose(): Promise<void>
}

type ContainerBackend = 'docker' | 'swarm' | 'kubernetes' | 'none'

export type ContainerSpec = {
  /** The platform's id, a random uuid. */
  containerId: string
  image: string
  cpuTenths: number
  memoryMiB: number
  /** Where the backend can hold a container to it. */
  storageMiB: number
  exposedPort: number
  labels: { teamId: string; userId: string; challengeId: string }
  env: Record<string, string>
  /** Reached through the platform alone: nothing is published. */
  isProxied: boolean
}

export type ContainerProgress =
  { phase: 'Pulling'; percent: number | null } | { phase: 'Starting'; percent: null }

export type RunningContainer = {
  containerId: string
  /** The backend's own id. */
  runtimeId: string
  /** Where the platform reaches it. */
  ip: string
  port: number
  /** Where players reach it; null when proxied. */
  publicPort: number | null
  startedAt: Date
  status: 'Running' | 'Stopped'
}

export type ListedContainer = Pick<RunningContainer, 'containerId' | 'status'>

export type ContainerStats = { memoryBytes: number; cpuPercent: number }

/**
 * `off`: no backend is set up; `unreachable`: it does not answer; `open`: nothing isolates containers, so none is
 * started; `image`: the image cannot be loaded; `exited`: the container ended at once.
 */
export type ContainerFailure = 'off' | 'unreachable' | 'open' | 'image' | 'exited' | 'full' | 'failed'

export class ContainerRuntimeError extends Error {
  readonly failure: ContainerFailure

  constructor(failure: ContainerFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ContainerRuntimeError'
    this.failure = failure
  }
}
