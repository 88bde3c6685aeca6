import { createHash } from 'node:crypto'
import type {
  V1Namespace,
  V1NetworkPolicy,
  V1NetworkPolicyEgressRule,
  V1ObjectMeta,
  V1Pod,
  V1Secret,
  V1Service,
} from '@kubernetes/client-node'
import { capabilities, containerLabel, platformLabel } from '../container-limits.ts'
import { blockedRanges } from '../docker/container-rules.ts'
import type { ContainerSpec } from '../container-runtime.ts'
import { imageBaseName, type RegistryLogin } from '../docker/docker-images.ts'

export type Surroundings = {
  owner: string
  /** Ranges that containers must not reach, in addition to those that no container may. */
  egress: string[]
  /** Name servers; empty: those of the cluster. */
  dns: string[]
  pullSecret: string | null
}

/** Name of the pod's only container. */
const containerName = 'challenge'
const portName = 'challenge'
const longestBase = 40
const nameDigits = 16

/**
 * Common name of pod, service and network policy. A service's name begins with a letter and has at most 63
 * characters.
 */
export function objectName({ image, containerId }: Pick<ContainerSpec, 'image' | 'containerId'>): string {
  const base = toDnsLabel(imageBaseName(image), 'chal').slice(0, longestBase).replace(/-+$/, '')
  return `${base || 'chal'}-${containerId.replaceAll('-', '').slice(0, nameDigits)}`
}

function toDnsLabel(text: string, word: string): string {
  const label = text
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return /^\d/.test(label) ? `${word}-${label}` : label
}

export function ofContainer(owner: string, containerId: string): string {
  return `${ofPlatform(owner)},${containerLabel}=${containerId}`
}

export function ofPlatform(owner: string): string {
  return `${platformLabel}=${owner}`
}

function metadata(spec: ContainerSpec, owner: string): V1ObjectMeta {
  return {
    name: objectName(spec),
    labels: {
      [containerLabel]: spec.containerId,
      [platformLabel]: owner,
      TeamId: spec.labels.teamId,
      UserId: spec.labels.userId,
      ChallengeId: spec.labels.challengeId,
    },
  }
}

export function podOf(spec: ContainerSpec, { owner, dns, pullSecret }: Surroundings): V1Pod {
  const limits = {
    cpu: `${spec.cpuTenths * 100}m`,
    memory: `${spec.memoryMiB}Mi`,
    'ephemeral-storage': `${spec.storageMiB}Mi`,
  }
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: metadata(spec, owner),
    spec: {
      restartPolicy: 'Never',
      // A stop takes effect at once, as with Docker.
      terminationGracePeriodSeconds: 1,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      ...(pullSecret !== null && { imagePullSecrets: [{ name: pullSecret }] }),
      ...(dns.length > 0
        ? { dnsPolicy: 'None', dnsConfig: { nameservers: dns } }
        : { dnsPolicy: 'ClusterFirst' }),
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: containerName,
          image: spec.image,
          imagePullPolicy: 'Always',
          // Kubernetes expands `$(NAME)` in values, and `$$` to one `$`.
          env: Object.entries(spec.env).map(([name, value]) => ({
            name,
            value: value.replaceAll('$', '$$$$'),
          })),
          ports: [{ name: portName, containerPort: spec.exposedPort, protocol: 'TCP' }],
          resources: {
            limits,
            // Idle containers reserve almost nothing; a smaller limit is the request as well.
            requests: { cpu: '10m', memory: `${Math.min(32, spec.memoryMiB)}Mi` },
          },
          securityContext: {
            privileged: false,
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'], add: capabilities },
          },
        },
      ],
    },
  }
}

export function serviceOf(spec: ContainerSpec, { owner }: Surroundings): V1Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadata(spec, owner),
    spec: {
      type: spec.isProxied ? 'ClusterIP' : 'NodePort',
      selector: { [containerLabel]: spec.containerId },
      ports: [{ name: portName, port: spec.exposedPort, targetPort: spec.exposedPort, protocol: 'TCP' }],
    },
  }
}

/**
 * Ingress: only the exposed port. Egress: the public Internet and name servers; not the cluster, not other
 * containers.
 */
export function policyOf(spec: ContainerSpec, { owner, egress, dns }: Surroundings): V1NetworkPolicy {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadata(spec, owner),
    spec: {
      podSelector: { matchLabels: { [containerLabel]: spec.containerId } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ protocol: 'TCP', port: spec.exposedPort }] }],
      egress: [
        { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: [...new Set([...blockedRanges, ...egress])] } }] },
        nameServers(dns),
      ],
    },
  }
}

function nameServers(dns: string[]): V1NetworkPolicyEgressRule {
  const ports = ['UDP', 'TCP'].map((protocol) => ({ protocol, port: 53 }))
  if (dns.length > 0) return { to: dns.map((address) => ({ ipBlock: { cidr: `${address}/32` } })), ports }
  const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } }
  return { to: [{ namespaceSelector, podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }], ports }
}

/** Created if missing; its pod security level rejects pods with access to their node. */
export function namespaceOf(name: string): V1Namespace {
  const labels = { 'pod-security.kubernetes.io/enforce': 'baseline' }
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } }
}

/** The secret with which nodes pull images of a registry. */
export function pullSecretOf(login: RegistryLogin, owner: string): V1Secret & { metadata: { name: string } } {
  const { username, password, serveraddress } = login
  const digest = createHash('sha256').update(`${owner} ${serveraddress}`).digest('hex')
  const auth = Buffer.from(`${username}:${password}`).toString('base64')
  const accounts = JSON.stringify({ auths: { [serveraddress]: { username, password, auth } } })
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: `registry-${digest.slice(0, nameDigits)}`, labels: { [platformLabel]: owner } },
    type: 'kubernetes.io/dockerconfigjson',
    data: { '.dockerconfigjson': Buffer.from(accounts).toString('base64') },
  }
}
