import type Docker from 'dockerode'
import { capabilities, containerLabel, openFiles, platformLabel, processes } from '../container-limits.ts'
import type { ContainerSpec } from '../container-runtime.ts'
import { imageBaseName } from '../docker/docker-images.ts'

/** The bridge through which services' containers send and receive traffic of their machine. */
export const gatewayBridge = 'docker_gwbridge'
/** A service without published ports stores its port only here. */
export const portLabel = 'halyard.port'

function labelsOf(
  { containerId, labels, exposedPort }: ContainerSpec,
  owner: string,
): Record<string, string> {
  return {
    [containerLabel]: containerId,
    [platformLabel]: owner,
    [portLabel]: String(exposedPort),
    TeamId: labels.teamId,
    UserId: labels.userId,
    ChallengeId: labels.challengeId,
  }
}

/** A separate network for each container, on any machine. */
export function overlayOptions(containerId: string, subnet: string, owner: string) {
  return {
    Name: `halyard-${containerId}`,
    CheckDuplicate: true,
    Driver: 'overlay',
    EnableIPv6: false,
    IPAM: { Driver: 'default', Config: [{ Subnet: subnet }] },
    Labels: { [containerLabel]: containerId, [platformLabel]: owner },
  }
}

type Surroundings = {
  networkId: string
  owner: string
  /** `host`: on the machine on which it runs. `ingress`: on every machine of the swarm. */
  publishMode: 'host' | 'ingress'
  /** The node on which it must run; null: any. */
  nodeId: string | null
}

export function serviceSpec(spec: ContainerSpec, surroundings: Surroundings): Docker.ServiceSpec {
  const { networkId, owner, publishMode, nodeId } = surroundings
  const labels = labelsOf(spec, owner)
  const isMeshed = !spec.isProxied && publishMode === 'ingress'
  const port = { Protocol: 'tcp' as const, TargetPort: spec.exposedPort, PublishMode: publishMode }
  const container = {
    Image: spec.image,
    Labels: labels,
    Env: Object.entries(spec.env).map(([name, value]) => `${name}=${value}`),
    // A stop takes effect at once, as with a single engine.
    StopSignal: 'SIGKILL',
    CapabilityDrop: ['ALL'],
    CapabilityAdd: capabilities,
    Ulimits: [{ Name: 'nofile', Soft: openFiles, Hard: openFiles }],
    // Older engines (20.10) ignore this for services.
    Privileges: { NoNewPrivileges: true },
  }
  return {
    Name: serviceName(spec),
    Labels: labels,
    TaskTemplate: {
      // The types lack members that engines have had since 20.10.
      ContainerSpec: container as Docker.ContainerSpec,
      Resources: {
        Limits: { NanoCPUs: spec.cpuTenths * 1e8, MemoryBytes: spec.memoryMiB * 1024 ** 2, Pids: processes },
      },
      RestartPolicy: { Condition: 'none', MaxAttempts: 0 },
      Placement: { Constraints: nodeId === null ? [] : [`node.id==${nodeId}`] },
      Networks: [{ Target: networkId }],
      LogDriver: { Name: 'json-file', Options: { 'max-size': '1m', 'max-file': '2' } },
    },
    Mode: { Replicated: { Replicas: 1 } },
    EndpointSpec: { Mode: isMeshed ? 'vip' : 'dnsrr', Ports: spec.isProxied ? [] : [port] },
  }
}

/** Letters, digits, `-` and `_`, at most 63 characters. */
function serviceName({ image, containerId }: ContainerSpec): string {
  const base = imageBaseName(image)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return `${base || 'chal'}_${containerId.replaceAll('-', '').slice(0, 16)}`
}
