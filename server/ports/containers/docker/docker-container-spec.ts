import type Docker from 'dockerode'
import { bridgePrefix } from './container-rules.ts'
import {
  capabilities,
  containerLabel,
  openFiles,
  platformLabel,
  processes,
  proxiedLabel,
} from '../container-limits.ts'
import type { ContainerSpec } from '../container-runtime.ts'
import { imageBaseName } from './docker-images.ts'

export function ownedBy(owner: string): string[] {
  return [`${platformLabel}=${owner}`]
}

/** The name of the bridge of a container's network. */
export function bridgeOf(containerId: string): string {
  return `${bridgePrefix}${containerId.replaceAll('-', '').slice(0, 12)}`
}

/** A separate bridge for each container. Only the gateway is on it as well. */
export function networkOptions(containerId: string, subnet: string, owner: string) {
  return {
    Name: `halyard-${containerId}`,
    CheckDuplicate: true,
    Driver: 'bridge',
    EnableIPv6: false,
    IPAM: { Driver: 'default', Config: [{ Subnet: subnet }] },
    Options: {
      'com.docker.network.bridge.name': bridgeOf(containerId),
      'com.docker.network.bridge.enable_icc': 'false',
    },
    Labels: { [containerLabel]: containerId, [platformLabel]: owner },
  }
}

type Surroundings = {
  networkId: string
  publishAddress: string
  /** Where the port of a proxied container is published; null: the platform reaches the container itself. */
  proxyAddress: string | null
  owner: string
  limitStorage: boolean
}

export function containerOptions(
  spec: ContainerSpec,
  { networkId, publishAddress, proxyAddress, owner, limitStorage }: Surroundings,
): Docker.ContainerCreateOptions {
  const published = spec.isProxied ? proxyAddress : publishAddress
  const port = `${spec.exposedPort}/tcp`
  const memoryBytes = spec.memoryMiB * 1024 ** 2
  return {
    name: `${imageBaseName(spec.image)}_${spec.containerId.replaceAll('-', '').slice(0, 16)}`,
    Image: spec.image,
    Env: Object.entries(spec.env).map(([name, value]) => `${name}=${value}`),
    Labels: {
      [containerLabel]: spec.containerId,
      [platformLabel]: owner,
      ...(spec.isProxied && proxyAddress !== null && { [proxiedLabel]: 'true' }),
      TeamId: spec.labels.teamId,
      UserId: spec.labels.userId,
      ChallengeId: spec.labels.challengeId,
    },
    ExposedPorts: { [port]: {} },
    HostConfig: {
      NetworkMode: networkId,
      PortBindings: published === null ? {} : { [port]: [{ HostIp: published, HostPort: '' }] },
      Memory: memoryBytes,
      // The same as the memory, which disables swap.
      MemorySwap: memoryBytes,
      NanoCpus: spec.cpuTenths * 1e8,
      PidsLimit: processes,
      Ulimits: [{ Name: 'nofile', Soft: openFiles, Hard: openFiles }],
      CapDrop: ['ALL'],
      CapAdd: capabilities,
      SecurityOpt: ['no-new-privileges'],
      RestartPolicy: { Name: '' },
      LogConfig: { Type: 'json-file', Config: { 'max-size': '1m', 'max-file': '2' } },
      ...(limitStorage && { StorageOpt: { size: `${spec.storageMiB}M` } }),
    },
  }
}
