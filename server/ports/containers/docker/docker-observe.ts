import type Docker from 'dockerode'
import type { ContainerStats } from '../container-runtime.ts'

type Find = () => Promise<Docker.Container | null>

export async function readStats(find: Find): Promise<ContainerStats | null> {
  const container = await find()
  if (!container) return null
  const {
    memory_stats: memory,
    cpu_stats: now,
    precpu_stats: before,
  } = await container.stats({ stream: false })
  // Missing if the container does not run.
  if (memory.usage === undefined || !now.system_cpu_usage) return null
  // Cache that the kernel can reclaim does not count; cgroup versions name it differently.
  const cache = memory.stats.total_inactive_file ?? memory.stats.inactive_file ?? 0
  const used = now.cpu_usage.total_usage - before.cpu_usage.total_usage
  const passed = now.system_cpu_usage - (before.system_cpu_usage ?? 0)
  const cpuPercent = passed > 0 ? (100 * used * (now.online_cpus ?? 1)) / passed : 0
  return { memoryBytes: memory.usage - cache, cpuPercent: Math.max(0, cpuPercent) }
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
