import { readdirSync, readFileSync } from 'node:fs'

const tickMs = 10

/** The CPU time of all threads of a process, with a resolution of 10 ms. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** The CPU time of a process and of its children, the ones that ended included. */
export function cpuMsOfTree(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = all.map((name) => {
    const fields = statOf(name)
    if (fields.length === 0) return 0
    if (Number(name) === pid)
      return Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
    return Number(fields[1]) === pid ? Number(fields[11]) + Number(fields[12]) : 0
  })
  return ticks.reduce((sum, one) => sum + one, 0) * tickMs
}

export function parentOf(pid: number): number {
  return Number(statOf(String(pid))[1])
}

/** The fields of a process after its name; empty once it has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
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
