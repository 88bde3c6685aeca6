import { readFileSync } from 'node:fs'

/** The resident memory of a process in bytes. */
function residentBytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1024
}

/** The result of `work`, and the maximum growth of the process's memory during it. */
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
