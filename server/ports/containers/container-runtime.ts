/**
 * The backend that runs the containers of challenges. A container has the platform's own id, known before the
 * backend assigns one, so that leftovers of a crash can be found and removed.
 */
export type ContainerRuntime = {
  name: ContainerBackend
  /**
   * Starts a container and resolves when it runs. Replaces leftovers of an earlier attempt for the same id; after a
   * failure nothing is left.
   * @throws ContainerRuntimeError
   */
  create(spec: ContainerSpec, onProgress?: (progress: ContainerProgress) => void): Promise<RunningContainer>
  /** Removes a container with all its resources; does nothing if it is gone. @throws ContainerRuntimeError */
  destroy(containerId: string): Promise<void>
  /** Null: the backend does not know it. */
  inspect(containerId: string): Promise<RunningContainer | null>
  /** All containers of this platform at the backend, leftovers of failed starts and removals included. */
  list(): Promise<ListedContainer[]>
  /** Null if it does not run or the backend does not measure. */
  stats(containerId: string): Promise<ContainerStats | null>
  /** The last `tail` lines of standard output and error. */
  logs(containerId: string, options: { tail: number }): AsyncIterable<string>
  /** @throws ContainerRuntimeError when the backend does not answer */
  ping(): Promise<void>
  /** The faults that an operator has to mend. Never rejects; a backend that does not answer has no issues. */
  issues(): Promise<ContainerIssue[]>
  /** Whether the backend limits the storage of containers; null until the first start. */
  limitsStorage(): boolean | null
  /**
   * The capacity of the machines of the backend; null if the backend itself decides how many containers fit.
   * @throws ContainerRuntimeError when the backend does not answer
   */
  capacity(): Promise<ContainerCapacity | null>
  /** How many containers it has networks for; null if their number has no such limit. */
  networks: number | null
  /** The engines whose images can be pulled before a start; empty if the machines of the backend pull by themselves. */
  images: EngineImages[]
  /** The engines among which the platform places containers; empty if the backend is one engine or places them itself. */
  engines: ContainerEngine[]
  dispose(): Promise<void>
}

/** `isolation`: containers are not isolated, so none starts; `limits`: the engine ignores limits of containers. */
export type ContainerIssue = {
  kind: 'isolation' | 'limits'
  /** The name of the engine if there are several. */
  engine: string | null
  /** The reason, or the names of the limits, for the operator. */
  detail: string
}

export type ContainerCapacity = { memoryMiB: number; cpuTenths: number }

/** One of several engines of a backend. */
export type ContainerEngine = {
  name: string
  /** The host for players; null: that of the platform. */
  entry: string | null
  /** The containers on this engine. */
  runtime: ContainerRuntime
  /** The capacity of the engine; null while it does not answer. Never rejects, and asks at most once in some seconds. */
  capacity(): Promise<ContainerCapacity | null>
}

/** The images on one engine. */
export type EngineImages = {
  /** The address of the engine; its name if there are several. */
  engine: string
  /** @throws ContainerRuntimeError when the engine does not answer */
  has(image: string): Promise<boolean>
  /**
   * Pulls an image, also one that is present, since its tag may have moved. Concurrent pulls of one image share a
   * download.
   * @throws ContainerRuntimeError (image, unreachable)
   */
  pull(image: string, onPercent: (percent: number | null) => void): Promise<void>
}

type ContainerBackend = 'docker' | 'swarm' | 'kubernetes' | 'none'

export type ContainerSpec = {
  /** The platform's id, a random uuid. */
  containerId: string
  image: string
  cpuTenths: number
  memoryMiB: number
  /** Enforced if the backend supports it. */
  storageMiB: number
  exposedPort: number
  /** The name of the engine to use; null if the backend has no list of engines. */
  engine: string | null
  labels: { teamId: string; userId: string; challengeId: string }
  env: Record<string, string>
  /** Reached only through the platform proxy: no port is published. */
  isProxied: boolean
}

export type ContainerProgress =
  | { phase: 'Pulling'; percent: number | null }
  | { phase: 'Starting'; percent: null }

export type RunningContainer = {
  containerId: string
  /** The backend's own id. */
  runtimeId: string
  /** Address for the platform. */
  ip: string
  port: number
  /** Address for players; null if proxied. */
  publicPort: number | null
  startedAt: Date
  status: 'Running' | 'Stopped'
}

export type ListedContainer = Pick<RunningContainer, 'containerId' | 'status'>

export type ContainerStats = { memoryBytes: number; cpuPercent: number }

/**
 * `off`: no backend is configured; `unreachable`: it does not answer; `open`: containers are not isolated, so none
 * is started; `image`: the image cannot be pulled; `exited`: the container ended at once; `full`: the backend has no
 * free network, node or quota; `failed`: any other reason.
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
