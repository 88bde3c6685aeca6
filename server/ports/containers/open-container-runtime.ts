import { existsSync } from 'node:fs'
import type { Config } from '../../config/config.ts'
import { platformName } from '../../config/platform-name.ts'
import type { Logger } from '../../runtime/logger.ts'
import { ContainerRuntimeError, type ContainerRuntime } from './container-runtime.ts'
import { connectDocker, isSocket } from './docker/docker-connection.ts'
import { openDocker, openFirewall } from './docker/open-docker.ts'
import { noContainerRuntime } from './none-container-runtime.ts'
import { createSubnetPool } from './docker/subnet-pool.ts'
import { createSwarmContainerRuntime } from './swarm/swarm-container-runtime.ts'
import { gatewayBridge } from './swarm/swarm-service-spec.ts'

type Options = { config: Config; secret: string; logger: Logger }

const answerMs = 3000
/** How often the isolation is looked at without a start, so that a change of it is mended and logged. */
const watchMs = 30_000

type Opened = { runtime: ContainerRuntime; label: string; at: string }

/** Opens the configured container backend. An unavailable backend is used as soon as it answers. */
export async function openContainerRuntime(options: Options): Promise<ContainerRuntime> {
  const { config, logger } = options
  const { backend } = config.containers
  if (backend === 'none') return noContainerRuntime
  if (backend === 'auto' && !mayExist(config)) return noContainerRuntime
  const { runtime, label, at } = await open(options)
  try {
    await Promise.race([runtime.ping(), rejectLater(label)])
    logger.info({ at }, `challenge containers run on ${label}`)
  } catch (error) {
    if (backend === 'auto' && config.containers.dockerEngines.length === 0) {
      logger.info(
        { at, reason: (error as Error).message },
        'challenge containers are disabled: Docker does not answer, or this user may not open its socket',
      )
      return noContainerRuntime
    }
    const isRefused = error instanceof ContainerRuntimeError && error.failure !== 'unreachable'
    const what = isRefused ? 'cannot be used' : 'does not answer'
    logger.warn(
      { err: error, at },
      `${label} ${what}: no challenge container can be started until that changes`,
    )
  }
  return watchIssues(runtime)
}

function watchIssues(runtime: ContainerRuntime): ContainerRuntime {
  const watch = setInterval(() => void runtime.issues(), watchMs).unref()
  void runtime.issues()
  return {
    ...runtime,
    async dispose() {
      clearInterval(watch)
      await runtime.dispose()
    },
  }
}

async function open(options: Options): Promise<Opened> {
  const { config, secret, logger } = options
  const { backend, dockerHost, dockerEngines } = config.containers
  if (backend === 'kubernetes') {
    // Loaded on demand: its client is large, and most installations do not use it.
    const { openKubernetes } = await import('./kubernetes/open-kubernetes.ts')
    const { runtime, server } = openKubernetes(config, platformName(secret, 'containers'))
    return { runtime, label: 'Kubernetes', at: server }
  }
  if (backend === 'swarm') return { runtime: await openSwarm(options), label: 'Docker Swarm', at: dockerHost }
  const at = dockerEngines.map(({ name }) => name).join(', ') || dockerHost
  return {
    runtime: await openDocker({ config, owner: platformName(secret, 'containers'), logger }),
    label: 'Docker',
    at,
  }
}

/** False if only a socket that does not exist is configured, so that no request is sent to it. */
function mayExist({ containers: { dockerHost, dockerEngines } }: Config): boolean {
  if (dockerEngines.length > 0) return true
  return !isSocket(dockerHost) || existsSync(dockerHost.slice('unix://'.length))
}

async function openSwarm({ config, secret, logger }: Options): Promise<ContainerRuntime> {
  const { dockerHost, dockerCertificates: certificates, subnets, registries } = config.containers
  return createSwarmContainerRuntime({
    docker: await connectDocker({ address: dockerHost, certificates }),
    engine: dockerHost,
    owner: platformName(secret, 'containers'),
    subnets: createSubnetPool(subnets),
    accounts: registries,
    firewall: openFirewall({ config, logger }, dockerHost, gatewayBridge),
  })
}

function rejectLater(label: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${label} did not answer in time`)), answerMs).unref()
  })
}
