import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BoardReport } from './board-socket.ts'
import type { Percentiles } from './times.ts'

export type Place = { localAddress?: string; cookie?: string }
export type Payload = Record<string, unknown> & { variables: Record<string, unknown> }
export type CrowdOpening = {
  port: number
  places: Place[]
  boardPayload: Payload
  otherPayloads: Payload[]
  /** The version from which the sockets follow the board. */
  seq: number
  /** The time within which all are opened, evenly. */
  withinMs: number
  /** Whether a socket that the server closes is opened again, as browsers do. */
  isPersistent?: boolean
}
export type CrowdOrder =
  | ({ kind: 'open' } & CrowdOpening)
  | { kind: 'await'; seq: number }
  | { kind: 'reconnect'; withinMs: number }
  | { kind: 'report' }
  | { kind: 'end' }
type Opened = { seconds: number; opening: Percentiles; failed: number; failures: string[] }
type Summary = BoardReport & {
  faultCount: number
  staleness: Percentiles
  /** Messages of the other subscriptions. */
  others: number
  /** The version of each socket. */
  seqs: number[]
}
export type CrowdReport =
  | ({ kind: 'open' } & Opened)
  /** `arrivals` are in milliseconds since 1970, one for each socket. */
  | { kind: 'heard'; arrivals: number[] }
  | ({ kind: 'report' } & Summary)

export type Crowds = {
  open(opening: CrowdOpening): Promise<Opened>
  /** Closes all sockets and opens each again within the time, from its last version on. */
  reconnect(withinMs: number): Promise<Opened>
  /** Resolves with the arrivals at all sockets; with those until then if some miss it for too long. */
  heard(seq: number): Promise<number[]>
  report(): Promise<Summary>
  end(): void
}

const crowdFile = fileURLToPath(new URL('./crowd.ts', import.meta.url))
const longestMs = 300_000

/** The sockets of many visitors, in processes of their own. */
export function createCrowds(count: number): Crowds {
  const children = Array.from({ length: count }, () =>
    fork(crowdFile, { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  )

  async function ask<Kind extends CrowdReport['kind']>(kind: Kind, orderOf: (index: number) => CrowdOrder) {
    const waiting = children.map((child) => reportOf(child, kind))
    for (const [index, child] of children.entries()) child.send(orderOf(index))
    return Promise.all(waiting)
  }

  return {
    async open(opening) {
      const { places } = opening
      const share = Math.ceil(places.length / count)
      const orders = children.map((_child, index) => places.slice(index * share, (index + 1) * share))
      return joined(await ask('open', (index) => ({ kind: 'open', ...opening, places: orders[index] ?? [] })))
    },
    reconnect: async (withinMs) => joined(await ask('open', () => ({ kind: 'reconnect', withinMs }))),
    async heard(seq) {
      const reports = await ask('heard', () => ({ kind: 'await', seq }))
      return reports.flatMap(({ arrivals }) => arrivals)
    },
    async report() {
      const reports = await ask('report', () => ({ kind: 'report' }))
      const sum = (read: (report: Summary) => number) =>
        reports.reduce((total, report) => total + read(report), 0)
      return {
        gaps: sum(({ gaps }) => gaps),
        resets: sum(({ resets }) => resets),
        faultCount: sum(({ faultCount }) => faultCount),
        others: sum(({ others }) => others),
        faults: reports.flatMap(({ faults }) => faults),
        staleness: slowest(reports.map(({ staleness }) => staleness)),
        seqs: reports.flatMap(({ seqs }) => seqs),
      }
    },
    end() {
      for (const child of children) child.kill()
    },
  }
}

async function reportOf<Kind extends CrowdReport['kind']>(child: ChildProcess, kind: Kind) {
  const over = AbortSignal.timeout(longestMs)
  for (;;) {
    const [report] = (await once(child, 'message', { signal: over })) as [CrowdReport]
    if (report.kind === kind) return report as Extract<CrowdReport, { kind: Kind }>
  }
}

function joined(all: Opened[]): Opened {
  return {
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
    opening: slowest(all.map(({ opening }) => opening)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** The figures of the slowest process, which exceed none of the others. */
function slowest(all: Percentiles[]): Percentiles {
  const most = (read: (one: Percentiles) => number) => Math.max(...all.map(read))
  return {
    p50: most(({ p50 }) => p50),
    p99: most(({ p99 }) => p99),
    longest: most(({ longest }) => longest),
    count: all.reduce((sum, { count }) => sum + count, 0),
  }
}
