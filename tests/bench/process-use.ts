import { readdirSync, readFileSync } from 'node:fs'

/** The unit of `/proc/PID/stat`. */
const tickMs = 10

/**
 * The CPU time of all threads of a process, in milliseconds, with a resolution of microseconds. Threads that have ended
 * do not count.
 */
export function cpuMsOf(pid: number): number {
  const threads = foldersOf(`/proc/${pid}/task`)
  const used = threads.map((thread) =>
    Number(readOrEmpty(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]),
  )
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

/** The CPU time of a process and of its children, the ones that ended included. */
export function cpuMsOfTree(pid: number): number {
  const children = foldersOf('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
  const running = children.reduce((sum, child) => sum + cpuMsOf(Number(child)), cpuMsOf(pid))
  const fields = statOf(String(pid))
  return running + (Number(fields[13]) + Number(fields[14])) * tickMs
}

export function parentOf(pid: number): number {
  return Number(statOf(String(pid))[1])
}

/** The fields of a process after its name; empty once it has ended. */
function statOf(pid: string): string[] {
  return readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The memory of a process in bytes: now, or at its peak. */
export function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1024
}
