import type { V1NetworkPolicySpec, V1PodSpec, V1ServiceSpec } from '@kubernetes/client-node'
import type { Stored } from './kubernetes-models.ts'

export type Resource = 'namespaces' | 'pods' | 'services' | 'secrets' | 'networkpolicies'

const labelValue = /^([a-zA-Z0-9]([a-zA-Z0-9._-]{0,61}[a-zA-Z0-9])?)?$/
const labelKey = /^[a-zA-Z0-9]([a-zA-Z0-9./_-]*[a-zA-Z0-9])?$/
const dnsLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const serviceName = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
const quantity = /^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/

/** The first problem of an object by the rules of an API server that go beyond its shape, or null. */
export function ruleBroken(resource: Resource, object: Stored): string | null {
  const { name, labels = {} } = object.metadata
  const pattern = resource === 'services' ? serviceName : dnsLabel
  if (!pattern.test(name)) return `metadata.name: Invalid value: "${name}"`
  for (const [key, value] of Object.entries(labels)) {
    if (!labelKey.test(key) || !labelValue.test(value))
      return `metadata.labels: Invalid value: "${key}=${value}"`
  }
  if (resource === 'pods') return podRule(object.spec as V1PodSpec)
  if (resource === 'services') return serviceRule(object.spec as V1ServiceSpec)
  if (resource === 'networkpolicies') return policyRule(object.spec as V1NetworkPolicySpec)
  if (resource === 'secrets') return secretRule(object)
  return null
}

function podRule(spec: V1PodSpec): string | null {
  const [container] = spec.containers
  if (!container?.image || !container.name) return 'spec.containers: Required value'
  const { limits = {}, requests = {} } = container.resources ?? {}
  const odd = Object.values({ ...limits, ...requests }).find((value) => !quantity.test(value))
  if (odd !== undefined) return `spec.containers[0].resources: quantities must match: "${odd}"`
  for (const [name, value] of Object.entries(requests)) {
    const limit = limits[name]
    if (limit !== undefined && toMilli(value) > toMilli(limit)) {
      return `spec.containers[0].resources.requests: Invalid value: must be less than or equal to ${name} limit`
    }
  }
  if (container.ports?.some(({ containerPort }) => !isPort(containerPort)))
    return 'containerPort: Invalid value'
  const servers = spec.dnsConfig?.nameservers ?? []
  if (servers.length > 3) return 'spec.dnsConfig.nameservers: must not have more than 3 nameservers'
  if (spec.dnsPolicy === 'None' && servers.length === 0) return 'spec.dnsConfig.nameservers: Required value'
  return null
}

function serviceRule({ ports = [], type = 'ClusterIP' }: V1ServiceSpec): string | null {
  if (ports.length === 0) return 'spec.ports: Required value'
  if (ports.some(({ port }) => !isPort(port))) return 'spec.ports[0].port: Invalid value'
  return ['ClusterIP', 'NodePort', 'LoadBalancer'].includes(type) ? null : 'spec.type: Unsupported value'
}

function policyRule({ egress = [], ingress = [] }: V1NetworkPolicySpec): string | null {
  const peers = [...egress.flatMap(({ to }) => to ?? []), ...ingress.flatMap(({ _from }) => _from ?? [])]
  for (const { ipBlock } of peers) {
    if (!ipBlock) continue
    const block = range(ipBlock.cidr)
    if (!block) return `ipBlock.cidr: Invalid value: "${ipBlock.cidr}"`
    for (const text of ipBlock.except ?? []) {
      const except = range(text)
      const isInside = except && except.from >= block.from && except.to <= block.to
      if (!isInside || text === ipBlock.cidr)
        return `ipBlock.except: must be a strict subset of cidr: "${text}"`
    }
  }
  return null
}

function secretRule({ type, data = {} }: Stored): string | null {
  if (type !== 'kubernetes.io/dockerconfigjson') return null
  try {
    const text = Buffer.from(data['.dockerconfigjson'] ?? '', 'base64').toString()
    return 'auths' in JSON.parse(text) ? null : 'data[.dockerconfigjson]: Required value'
  } catch {
    return 'data[.dockerconfigjson]: Invalid value'
  }
}

function isPort(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535
}

function toMilli(text: string): number {
  const factor = { m: 1, '': 1000, Ki: 1000 * 2 ** 10, Mi: 1000 * 2 ** 20, Gi: 1000 * 2 ** 30 }
  const [, number = '', unit = ''] = /^([\d.]+)(.*)$/.exec(text) ?? []
  return Number(number) * factor[unit as keyof typeof factor]
}

/** Parses an IPv4 range. Null unless its base is its first address. */
function range(text: string): { from: number; to: number } | null {
  const [, a, b, c, d, bits] = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/.exec(text) ?? []
  const parts = [a, b, c, d].map(Number)
  if (bits === undefined || Number(bits) > 32 || parts.some((part) => !(part <= 255))) return null
  const from = parts.reduce((all, part) => all * 256 + part, 0)
  const size = 2 ** (32 - Number(bits))
  return from % size === 0 ? { from, to: from + size - 1 } : null
}
