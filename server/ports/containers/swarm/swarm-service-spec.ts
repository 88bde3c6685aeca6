import type Docker from 'dockerode'
import { capabilities, containerLabel, openFiles, platformLabel, processes } from '../container-limits.ts'
import type { ContainerSpec } from '../container-runtime.ts'
import { imageBaseName } from '../docker/docker-images.ts'

/** The bridge by which containers of services leave their machine, and are reached on it. */
export const gatewayBridge = 'docker_gwbridge'
/** A service that publishes nothing says nowhere else which port it serves. */
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

/** A network of its own for each container, on whatever machine it runs. */
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
  /** `host`: at the machine that it runs on. `ingress`: at every machine of the swarm. */
  publishMode: 'host' | 'ingress'
  /** Where it has to run; null: wherever there is room. */
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
    // What a player stops is gone at once, as with a single engine.
    StopSignal: 'SIGKILL',
    CapabilityDrop: ['ALL'],
    CapabilityAdd: capabilities,
    Ulimits: [{ Name: 'nofile', Soft: openFiles, Hard: openFiles }],
    // Older engines (20.10) do not know it for services, and leave it out.
    Privileges: { NoNewPrivileges: true },
  }
  return {
    Name: serviceName(spec),
    Labels: labels,
    TaskTemplate: {
      // The types lack what engines have had since 20.10.
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

/** Letters, digits, `-` and `_`, 63 of them at most. */
function serviceName({ image, containerId }: ContainerSpec): string {
  const base = imageBaseName(image)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return `${base || 'chal'}_${containerId.replaceAll('-', '').slice(0, 16)}`
}
