import type { PodMetric, V1Pod, V1Service } from '@kubernetes/client-node'
import { containerLabel } from '../container-limits.ts'
import type { ContainerStats, RunningContainer } from '../container-runtime.ts'
import type { KubernetesClient } from './kubernetes-client.ts'
import { codeOf } from './kubernetes-faults.ts'

export function describe(pod: V1Pod, service: V1Service | undefined): RunningContainer {
  const { metadata, status } = pod
  const running = status?.containerStatuses?.[0]?.state?.running
  const port = service?.spec?.ports?.[0]
  return {
    containerId: metadata?.labels?.[containerLabel] ?? '',
    runtimeId: metadata?.name ?? '',
    ip: service?.spec?.clusterIP ?? status?.podIP ?? '',
    port: port?.port ?? 0,
    publicPort: port?.nodePort ?? null,
    startedAt: new Date(running?.startedAt ?? status?.startTime ?? Date.now()),
    status: isUp(pod) ? 'Running' : 'Stopped',
  }
}

export function isUp({ metadata, status }: V1Pod): boolean {
  return !metadata?.deletionTimestamp && Boolean(status?.containerStatuses?.[0]?.state?.running)
}

/** Null: the cluster does not measure (`metrics.k8s.io` is an add-on), or not yet this pod. */
export async function readStats(
  { custom }: KubernetesClient,
  at: { namespace: string; name: string },
): Promise<ContainerStats | null> {
  try {
    const found: PodMetric = await custom.getNamespacedCustomObject({
      group: 'metrics.k8s.io',
      version: 'v1beta1',
      plural: 'pods',
      ...at,
    })
    const sum = (member: 'cpu' | 'memory') =>
      found.containers.reduce((all, { usage }) => all + toNumber(usage[member]), 0)
    return { memoryBytes: sum('memory'), cpuPercent: 100 * sum('cpu') }
  } catch (error) {
    if ([403, 404, 503].includes(codeOf(error) ?? 0)) return null
    throw error
  }
}

const factors: Record<string, number> = {
  n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, M: 1e6, G: 1e9, T: 1e12,
  Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40,
} // oxfmt-ignore

/** Parses a Kubernetes quantity: `12m`, `345Ki`, `1e3`. */
function toNumber(quantity: string): number {
  const [, number = '0', unit = ''] = /^([\d.]+(?:[eE][+-]?\d+)?)([a-zA-Z]*)$/.exec(quantity) ?? []
  return Number(number) * (factors[unit] ?? 1)
}

/** The last lines of output; none if it has not run yet. */
export async function readLogs(
  { core }: KubernetesClient,
  at: { namespace: string; name: string; tail: number },
): Promise<string[]> {
  const { namespace, name, tail } = at
  try {
    const text = await core.readNamespacedPodLog({ namespace, name, tailLines: tail })
    const lines = text.split('\n')
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines
  } catch (error) {
    if ([400, 404].includes(codeOf(error) ?? 0)) return []
    throw error
  }
}
