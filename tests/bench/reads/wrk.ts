import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findTool, provideTool } from '../../../scripts/lib/test-tools.js'

const run = promisify(execFile)

export type Load = { url: string; headers?: Record<string, string>; connections: number; seconds: number }
export type Reads = { perSecond: number; count: number; p99Ms: number }

/**
 * Reads a URL as fast as the server answers. wrk counts bytes and decodes nothing, so it needs far less of the machine
 * than the server.
 */
export async function readOften({ url, headers = {}, connections, seconds }: Load): Promise<Reads> {
  await provideTool('wrk')
  const { stdout } = await run(
    findTool('wrk') ?? 'wrk',
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=20s',
      '--latency',
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      url,
    ],
    { timeout: (seconds + 30) * 1000 },
  )
  const faults = /(?:Non-2xx|Socket errors).*/.exec(stdout)?.[0]
  if (faults) throw new Error(`${url}: ${faults}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const msOf: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (msOf[unit] ?? Number.NaN),
  }
}
