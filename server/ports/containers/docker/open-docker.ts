import { isIPv4 } from 'node:net'
import type { Config } from '../../../config/config.ts'
import type { DockerEngine } from '../../../config/docker-engines.ts'
import type { Logger } from '../../../runtime/logger.ts'
import type { ContainerRuntime } from '../container-runtime.ts'
import { createEngineGroup } from '../engines/engine-group.ts'
import { isLoopback, publicEntry } from '../public-entry.ts'
import { createClosedFirewall, createFirewall, type Firewall } from './container-firewall.ts'
import { connectDocker, hostOf, isSocket } from './docker-connection.ts'
import { createDockerContainerRuntime } from './docker-container-runtime.ts'
import { createEnginePlace, type Remote } from './engine-place.ts'
import { createSubnetPool, partOf } from './subnet-pool.ts'

type Options = { config: Config; owner: string; logger: Logger }

/** Opens the Docker Engine of `DOCKER_HOST`, or those of `HALYARD_DOCKER_HOSTS` as one backend. */
export async function openDocker(options: Options): Promise<ContainerRuntime> {
  const { config, owner, logger } = options
  const {
    dockerHost,
    dockerEngines,
    dockerCertificates: certificates,
    subnets,
    registries,
  } = config.containers
  if (dockerEngines.length > 0) return openEngines(options)
  const isLocal = isSocket(dockerHost)
  const docker = await connectDocker({ address: dockerHost, certificates })
  return createDockerContainerRuntime({
    docker,
    engine: dockerHost,
    owner,
    subnets: createSubnetPool(subnets),
    accounts: registries,
    publishAddress: isLoopback(publicEntry(config)) && isLocal ? '127.0.0.1' : '0.0.0.0',
    place: createEnginePlace({
      docker,
      remote: isLocal ? null : remoteOf(dockerHost),
      firewall: openFirewall({ config, logger }, dockerHost),
      logger,
    }),
    logger,
  })
}

async function openEngines({ config, owner, logger }: Options): Promise<ContainerRuntime> {
  const { dockerEngines, dockerCertificates: certificates, subnets, registries } = config.containers
  const near = dockerEngines.filter(({ address }) => isSocket(address))
  // The engines of this machine share its interfaces and its firewall.
  const ownFirewall = near[0] ? openFirewall({ config, logger }, near[0].address) : null
  const members = dockerEngines.map(async (engine) => {
    const { name, address } = engine
    const isNear = isSocket(address)
    const part = { index: near.indexOf(engine), count: near.length }
    const entry = engine.entry ?? (isNear ? null : hostOf(address))
    const docker = await connectDocker({ address, certificates })
    const ownLogger = logger.child({ engine: name })
    const runtime = createDockerContainerRuntime({
      docker,
      engine: name,
      owner,
      subnets: createSubnetPool(isNear ? partOf(subnets, part) : subnets),
      accounts: registries,
      publishAddress:
        isLoopback(entry ?? publicEntry(config)) && isOnThisMachine(engine) ? '127.0.0.1' : '0.0.0.0',
      place: createEnginePlace({
        docker,
        remote: isNear ? null : remoteOf(address),
        firewall: isNear ? ownFirewall : openFirewall({ config, logger: ownLogger }, address),
        logger: ownLogger,
      }),
      logger: ownLogger,
    })
    return { name, entry, runtime }
  })
  return createEngineGroup(await Promise.all(members), logger)
}

function isOnThisMachine({ address }: DockerEngine): boolean {
  return isSocket(address) || isLoopback(hostOf(address))
}

function remoteOf(address: string): Remote {
  const host = hostOf(address)
  return { host, proxyAddress: isIPv4(host) ? host : '0.0.0.0' }
}

/** Null if the operator isolates containers. */
export function openFirewall(
  { config, logger }: Pick<Options, 'config' | 'logger'>,
  address: string,
  bridges?: string,
): Firewall | null {
  const { isolation, subnets } = config.containers
  if (isolation === 'external') return null
  if (!isSocket(address)) return createClosedFirewall('on another machine', logger)
  return createFirewall({ subnets, logger, ...(bridges && { bridges }) })
}
