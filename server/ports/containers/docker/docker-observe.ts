import { setTimeout as sleep } from 'node:timers/promises'
import type Docker from 'dockerode'
import type { ContainerStats } from '../container-runtime.ts'

const measureMs = 1000

type Cpu = { cpu_usage: { total_usage: number }; system_cpu_usage?: number; online_cpus?: number }
/** Members that an engine can leave out are optional. Times in nanoseconds. */
type EngineStats = {
  read: string
  memory_stats?: { usage?: number; stats?: { total_inactive_file?: number; inactive_file?: number } }
  cpu_stats?: Cpu
  precpu_stats?: Cpu
}

type Find = () => Promise<Docker.Container | null>

export async function readStats(find: Find): Promise<ContainerStats | null> {
  const container = await find()
  if (!container) return null
  const stats: EngineStats = await container.stats({ stream: false })
  const { memory_stats: memory, cpu_stats: now, precpu_stats: before } = stats
  // Missing if the container does not run.
  if (memory?.usage === undefined) return null
  // Cache that the kernel can reclaim does not count; cgroup versions name it differently, and Podman does not report it.
  const cache = memory.stats?.total_inactive_file ?? memory.stats?.inactive_file ?? 0
  const memoryBytes = memory.usage - cache
  if (!now?.system_cpu_usage || !before?.system_cpu_usage)
    return { memoryBytes, cpuPercent: await measureCpu(container, stats) }
  const used = now.cpu_usage.total_usage - before.cpu_usage.total_usage
  const passed = now.system_cpu_usage - before.system_cpu_usage
  const cpuPercent = passed > 0 ? (100 * used * (now.online_cpus ?? 1)) / passed : 0
  return { memoryBytes, cpuPercent: Math.max(0, cpuPercent) }
}

/** Podman reports the CPU time since the start only, so the difference to a second report counts. */
async function measureCpu(container: Docker.Container, before: EngineStats): Promise<number> {
  await sleep(measureMs)
  const after: EngineStats = await container.stats({ stream: false })
  const used = (after.cpu_stats?.cpu_usage.total_usage ?? 0) - (before.cpu_stats?.cpu_usage.total_usage ?? 0)
  const passedMs = Date.parse(after.read) - Date.parse(before.read)
  return passedMs > 0 ? Math.max(0, used / 1e4 / passedMs) : 0
}

const headerBytes = 8

export async function* readLogs(find: Find, tail: number): AsyncIterable<string> {
  const container = await find()
  if (!container) return
  yield* linesOf(await container.logs({ follow: false, stdout: true, stderr: true, tail }))
}

/** Parses Docker's combined stream of output and errors: chunks, each after a header with its length. */
export function linesOf(bytes: Buffer): string[] {
  let text = ''
  for (let at = 0; at + headerBytes <= bytes.length;) {
    const end = at + headerBytes + bytes.readUInt32BE(at + 4)
    text += bytes.subarray(at + headerBytes, end).toString()
    at = end
  }
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}
