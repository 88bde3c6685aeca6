import { readFileSync } from 'node:fs'

const tickMs = 10

/** The CPU time of all threads of a process, with a resolution of 10 ms. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** The memory of a process in bytes: now, or at its peak. */
export function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1024
}
