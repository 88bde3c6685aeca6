import { z } from 'zod'
import { isSubnetRange } from '../ports/subnet-pool.ts'

export type RegistryAccounts = Record<string, { userName: string; password: string }>

export type ContainerConfig = {
  /** `auto` takes Docker when its socket answers. */
  backend: 'auto' | 'docker' | 'swarm' | 'kubernetes' | 'none'
  /** `unix:///…` or `tcp://…`. */
  dockerHost: string
  /** Null: no TLS. */
  dockerCertificates: string | null
  /** What players connect to where ports are published; null: nobody has said. */
  publicEntry: string | null
  /** The range that networks of containers are cut from. */
  subnets: string
  registries: RegistryAccounts
  kubernetes: {
    namespace: string
    /** Null: the cluster that this runs in. */
    kubeConfig: string | null
    /** Ranges that containers must not reach. */
    egress: string[]
    /** Name servers; empty: the cluster's. */
    dns: string[]
  }
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

export const containerEnvironment = {
  HALYARD_CONTAINERS: z.enum(['auto', 'docker', 'swarm', 'kubernetes', 'none']).default('auto'),
  DOCKER_HOST: z
    .string()
    .regex(/^(unix:\/\/\/|tcp:\/\/[^/\s]+$)/, 'a unix:// or tcp:// address')
    .default('unix:///var/run/docker.sock'),
  DOCKER_CERT_PATH: z.string().optional(),
  HALYARD_PUBLIC_ENTRY: z
    .string()
    .regex(/^[^\s/:]+$/, 'a host name or an IPv4 address')
    .optional(),
  HALYARD_CONTAINER_SUBNETS: z
    .string()
    .refine(isSubnetRange, 'an IPv4 range between /8 and /29')
    .default('10.213.0.0/16'),
  HALYARD_REGISTRIES: z.string().transform(toRegistries).default({}),
  HALYARD_KUBERNETES_NAMESPACE: z.string().min(1).default('halyard-challenges'),
  KUBECONFIG: z.string().optional(),
  HALYARD_KUBERNETES_EGRESS: list.default([]),
  HALYARD_KUBERNETES_DNS: list.default([]),
}

const environment = z.object(containerEnvironment)

export function readContainers(e: z.output<typeof environment>, publicUrl: string | null): ContainerConfig {
  return {
    backend: e.HALYARD_CONTAINERS,
    dockerHost: e.DOCKER_HOST,
    dockerCertificates: e.DOCKER_CERT_PATH ?? null,
    publicEntry: e.HALYARD_PUBLIC_ENTRY ?? (publicUrl === null ? null : new URL(publicUrl).hostname),
    subnets: e.HALYARD_CONTAINER_SUBNETS,
    registries: e.HALYARD_REGISTRIES,
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
