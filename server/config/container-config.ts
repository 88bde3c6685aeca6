import { isIPv4 } from 'node:net'
import { z } from 'zod'
import { cpuRoom, memoryRoom, type RoomLimit } from './container-room.ts'
import { dockerEngines, type DockerEngine } from './docker-engines.ts'
import { isSubnetRange } from '../ports/containers/docker/subnet-pool.ts'

export type RegistryAccounts = Record<string, { userName: string; password: string }>

export type ContainerConfig = {
  /** `auto` uses Docker if its socket answers. */
  backend: 'auto' | 'docker' | 'swarm' | 'kubernetes' | 'none'
  /** `unix:///…` or `tcp://…`. */
  dockerHost: string
  /** Several engines, used instead of `dockerHost`; empty: only that one. */
  dockerEngines: DockerEngine[]
  /** Null: no TLS. */
  dockerCertificates: string | null
  /** Host for players if ports are published; null: not configured. */
  publicEntry: string | null
  /** The range from which the networks of containers are taken. */
  subnets: string
  /** `rules`: the platform sets and checks them itself; `external`: the operator isolates containers. */
  isolation: 'rules' | 'external'
  registries: RegistryAccounts
  /** How much the limits of the containers of an engine, or of the whole backend, may be together; null: no limit. */
  room: { memory: RoomLimit | null; cpu: RoomLimit | null }
  kubernetes: {
    namespace: string
    /** Null: the cluster in which this process runs. */
    kubeConfig: string | null
    /** Ranges that containers must not reach. */
    egress: string[]
    /** Name servers; empty: those of the cluster. */
    dns: string[]
  }
}

/** A list separated by commas. */
function listOf(isItem: (text: string) => boolean, expected: string) {
  const split = (text: string) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  return z
    .string()
    .transform(split)
    .refine((items) => items.every(isItem), expected)
}

function isRange(text: string): boolean {
  const [address = '', bits = ''] = text.split('/')
  return isIPv4(address) && /^([1-9]|[12]\d|3[0-2])$/.test(bits)
}

export const containerEnvironment = {
  HALYARD_CONTAINERS: z
    .enum(['auto', 'docker', 'swarm', 'kubernetes', 'none'], {
      error: 'one of auto, docker, swarm, kubernetes, none',
    })
    .default('auto'),
  DOCKER_HOST: z
    .string()
    .regex(/^(unix:\/\/\/|tcp:\/\/[^/\s]+$)/, 'a unix:// or tcp:// address')
    .default('unix:///var/run/docker.sock'),
  DOCKER_CERT_PATH: z.string().optional(),
  HALYARD_DOCKER_HOSTS: dockerEngines.default([]),
  HALYARD_PUBLIC_ENTRY: z
    .string()
    .regex(/^[^\s/:]+$/, 'a host name or an IPv4 address')
    .optional(),
  HALYARD_CONTAINER_SUBNETS: z
    .string()
    .refine(isSubnetRange, 'an IPv4 range between /8 and /29')
    .default('10.213.0.0/16'),
  HALYARD_CONTAINER_ISOLATION: z.enum(['rules', 'external']).default('rules'),
  HALYARD_CONTAINER_MEMORY: memoryRoom.default({ percent: 100 }),
  HALYARD_CONTAINER_CPU: cpuRoom.default(null),
  HALYARD_REGISTRIES: z.string().transform(toRegistries).default({}),
  HALYARD_KUBERNETES_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'the name of a namespace')
    .default('halyard-challenges'),
  KUBECONFIG: z.string().optional(),
  HALYARD_KUBERNETES_EGRESS: listOf(
    isRange,
    'IPv4 ranges such as 203.0.113.0/24, separated by commas',
  ).default([]),
  HALYARD_KUBERNETES_DNS: listOf(isIPv4, 'IPv4 addresses, three at most, separated by commas')
    .refine((addresses) => addresses.length <= 3, 'three addresses at most')
    .default([]),
}

const environment = z.object(containerEnvironment)

export function readContainers(e: z.output<typeof environment>, publicUrl: string | null): ContainerConfig {
  return {
    backend: e.HALYARD_CONTAINERS,
    dockerHost: e.DOCKER_HOST,
    dockerEngines: e.HALYARD_DOCKER_HOSTS,
    dockerCertificates: e.DOCKER_CERT_PATH ?? null,
    publicEntry: e.HALYARD_PUBLIC_ENTRY ?? (publicUrl === null ? null : new URL(publicUrl).hostname),
    subnets: e.HALYARD_CONTAINER_SUBNETS,
    isolation: e.HALYARD_CONTAINER_ISOLATION,
    registries: e.HALYARD_REGISTRIES,
    room: { memory: e.HALYARD_CONTAINER_MEMORY, cpu: e.HALYARD_CONTAINER_CPU },
    kubernetes: {
      namespace: e.HALYARD_KUBERNETES_NAMESPACE,
      kubeConfig: e.KUBECONFIG ?? null,
      egress: e.HALYARD_KUBERNETES_EGRESS,
      dns: e.HALYARD_KUBERNETES_DNS,
    },
  }
}

const account = z.object({ userName: z.string().min(1), password: z.string() })

function toRegistries(text: string, context: z.core.$RefinementCtx): RegistryAccounts {
  try {
    return z.record(z.string(), account).parse(JSON.parse(text))
  } catch {
    context.addIssue('JSON such as {"registry.example.org": {"userName": "ctf", "password": "…"}}')
    return z.NEVER
  }
}
