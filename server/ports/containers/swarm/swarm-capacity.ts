import type Docker from 'dockerode'
import type { ContainerCapacity } from '../container-runtime.ts'

type Node = {
  Spec?: { Availability?: string }
  Status?: { State?: string }
  Description?: { Resources?: { NanoCPUs?: number; MemoryBytes?: number } }
}

/** The capacity of the machines that may get containers. */
export async function capacityOfSwarm(docker: Docker): Promise<ContainerCapacity> {
  const nodes: Node[] = await docker.listNodes()
  const resources = nodes
    .filter(({ Spec, Status }) => Status?.State === 'ready' && Spec?.Availability === 'active')
    .map(({ Description }) => Description?.Resources)
  const bytes = resources.reduce((sum, one) => sum + (one?.MemoryBytes ?? 0), 0)
  const nanos = resources.reduce((sum, one) => sum + (one?.NanoCPUs ?? 0), 0)
  return { memoryMiB: Math.floor(bytes / 1024 ** 2), cpuTenths: Math.floor(nanos / 1e8) }
}
