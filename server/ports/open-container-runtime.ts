import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Docker from 'dockerode'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { createFirewall } from './container-firewall.ts'
import type { ContainerRuntime } from './container-runtime.ts'
import { createDockerContainerRuntime } from './docker-container-runtime.ts'
import { noContainerRuntime } from './none-container-runtime.ts'
import { isLoopback, publicEntry } from './public-entry.ts'
import { createSubnetPool } from './subnet-pool.ts'

type Options = { config: Config; secret: string; logger: Logger }

const answerMs = 3000
const callMs = 120_000

/** What runs containers, as the operator chose. A backend that is away now is used once it is there. */
export async function openContainerRuntime(options: Options): Promise<ContainerRuntime> {
  const { config, logger } = options
  const { backend, dockerHost } = config.containers
  if (backend === 'none') return noContainerRuntime
  if (backend === 'swarm' || backend === 'kubernetes') {
    throw new Error(`HALYARD_CONTAINERS: ${backend} is not supported yet`)
  }
  if (backend === 'auto' && !isAddressed(dockerHost)) return noContainerRuntime
  const runtime = openDocker(options)
  try {
    await Promise.race([runtime.ping(), rejectLater()])
    logger.info({ dockerHost }, 'challenge containers run on Docker')
  } catch (error) {
    if (backend === 'auto') {
      logger.debug({ err: error }, 'no Docker answers, so no challenge containers run')
      return noContainerRuntime
    }
    const message = 'Docker does not answer: challenge containers cannot be started until it does'
    logger.warn({ err: error, dockerHost }, message)
  }
  return runtime
}

/** A socket that is not there needs no asking. */
function isAddressed(dockerHost: string): boolean {
  return !dockerHost.startsWith('unix://') || existsSync(dockerHost.slice('unix://'.length))
}

function openDocker({ config, secret, logger }: Options): ContainerRuntime {
  const { dockerHost, subnets, registries } = config.containers
  const isLocal = dockerHost.startsWith('unix://')
  return createDockerContainerRuntime({
    docker: new Docker(dockerAddress(config)),
    owner: platformName(secret),
    subnets: createSubnetPool(subnets),
    accounts: registries,
    publishAddress: isLoopback(publicEntry(config)) && isLocal ? '127.0.0.1' : '0.0.0.0',
    firewall: isLocal ? createFirewall({ subnets, logger }) : null,
  })
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

/** Two platforms at one engine must not take each other's containers for leftovers. */
function platformName(secret: string): string {
  return createHash('sha256').update(`containers ${secret}`).digest('hex').slice(0, 16)
}

function rejectLater(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Docker did not answer in time')), answerMs).unref()
  })
}
