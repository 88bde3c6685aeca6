import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes. */
function residentBytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1024
}

/** What `work` comes to, and the most memory that the process held meanwhile beyond what it held before. */
export async function watchMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; grownBytes: number }> {
  const before = residentBytes(pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), 50)
  try {
    const result = await work()
    return { result, grownBytes: Math.max(most, residentBytes(pid)) - before }
  } finally {
    clearInterval(timer)
  }
}
