import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type Docker from 'dockerode'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../../runtime/logger.ts'
import { createFirewall, createRemoteFirewall, type Firewall } from './docker/container-firewall.ts'
import { ContainerRuntimeError, type ContainerRuntime } from './container-runtime.ts'
import { createDockerContainerRuntime } from './docker/docker-container-runtime.ts'
import { noContainerRuntime } from './none-container-runtime.ts'
import { isLoopback, publicEntry } from './public-entry.ts'
import { createSubnetPool } from './docker/subnet-pool.ts'
import { createSwarmContainerRuntime } from './swarm/swarm-container-runtime.ts'
import { gatewayBridge } from './swarm/swarm-service-spec.ts'

type Options = { config: Config; secret: string; logger: Logger }

const answerMs = 3000
const callMs = 120_000

type Opened = { runtime: ContainerRuntime; label: string; at: string }

/** Opens the configured container backend. An unavailable backend is used as soon as it answers. */
export async function openContainerRuntime(options: Options): Promise<ContainerRuntime> {
  const { config, logger } = options
  const { backend, dockerHost } = config.containers
  if (backend === 'none') return noContainerRuntime
  if (backend === 'auto' && !mayExist(dockerHost)) return noContainerRuntime
  const { runtime, label, at } = await open(options)
  try {
    await Promise.race([runtime.ping(), rejectLater(label)])
    logger.info({ at }, `challenge containers run on ${label}`)
  } catch (error) {
    if (backend === 'auto') {
      logger.debug({ err: error }, 'containers are disabled: Docker does not answer')
      return noContainerRuntime
    }
    const isRefused = error instanceof ContainerRuntimeError && error.failure !== 'unreachable'
    const what = isRefused ? 'cannot be used' : 'does not answer'
    logger.warn(
      { err: error, at },
      `${label} ${what}: no challenge container can be started until that changes`,
    )
  }
  return runtime
}

async function open(options: Options): Promise<Opened> {
  const { config, secret } = options
  const { backend, dockerHost } = config.containers
  if (backend === 'kubernetes') {
    // Loaded on demand: its client is large, and most installations do not use it.
    const { openKubernetes } = await import('./kubernetes/open-kubernetes.ts')
    const { runtime, server } = openKubernetes(config, platformName(secret))
    return { runtime, label: 'Kubernetes', at: server }
  }
  if (backend === 'swarm') return { runtime: await openSwarm(options), label: 'Docker Swarm', at: dockerHost }
  return { runtime: await openDocker(options), label: 'Docker', at: dockerHost }
}

/** False for a socket that does not exist, so that no request is sent to it. */
function mayExist(dockerHost: string): boolean {
  return !dockerHost.startsWith('unix://') || existsSync(dockerHost.slice('unix://'.length))
}

async function openDocker({ config, secret, logger }: Options): Promise<ContainerRuntime> {
  const { dockerHost, subnets, registries } = config.containers
  const isLocal = dockerHost.startsWith('unix://')
  return createDockerContainerRuntime({
    docker: await connect(config),
    engine: dockerHost,
    owner: platformName(secret),
    subnets: createSubnetPool(subnets),
    accounts: registries,
    publishAddress: isLoopback(publicEntry(config)) && isLocal ? '127.0.0.1' : '0.0.0.0',
    firewall: openFirewall({ config, logger }),
    logger,
  })
}

async function openSwarm({ config, secret, logger }: Options): Promise<ContainerRuntime> {
  const { dockerHost, subnets, registries } = config.containers
  return createSwarmContainerRuntime({
    docker: await connect(config),
    engine: dockerHost,
    owner: platformName(secret),
    subnets: createSubnetPool(subnets),
    accounts: registries,
    firewall: openFirewall({ config, logger }, gatewayBridge),
  })
}

/** Null if the operator isolates containers. */
function openFirewall(
  { config, logger }: Pick<Options, 'config' | 'logger'>,
  bridges?: string,
): Firewall | null {
  const { isolation, dockerHost, subnets } = config.containers
  if (isolation === 'external') return null
  if (!dockerHost.startsWith('unix://')) return createRemoteFirewall(logger)
  return createFirewall({ subnets, logger, ...(bridges && { bridges }) })
}

/** The client is loaded on demand: its connections over SSH and gRPC, which are not used here, are large. */
async function connect(config: Config): Promise<Docker> {
  const { default: Client } = await import('dockerode')
  return new Client(dockerAddress(config))
}

function dockerAddress(config: Config): Docker.DockerOptions {
  const { dockerHost, dockerCertificates } = config.containers
  if (dockerHost.startsWith('unix://')) {
    return { socketPath: dockerHost.slice('unix://'.length), timeout: callMs }
  }
  const { hostname: host, port } = new URL(dockerHost.replace('tcp:', 'http:'))
  if (dockerCertificates === null) return { protocol: 'http', host, port: port || 2375, timeout: callMs }
  const read = (name: string) => readFileSync(path.join(dockerCertificates, name))
  const files = { ca: read('ca.pem'), cert: read('cert.pem'), key: read('key.pem') }
  return { protocol: 'https', host, port: port || 2376, timeout: callMs, ...files }
}

/** Identifies this platform, so that another one on the same engine does not remove its containers as leftovers. */
function platformName(secret: string): string {
  return createHash('sha256').update(`containers ${secret}`).digest('hex').slice(0, 16)
}

function rejectLater(label: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${label} did not answer in time`)), answerMs).unref()
  })
}
