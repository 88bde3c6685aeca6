import type {
  BoardState,
  LoadSample,
  LoggedError,
  ProcessReport,
  SlowStatement,
} from '../../events/process-report.ts'
import { joinSamples, type LoadHistory } from './load-history.ts'
import { keptSamples } from './load-sampler.ts'
import type { PlatformLoad, PlatformReading } from './platform-load.ts'

/** A process that does not answer is shown for this long. */
const shownSilentMs = 60_000
const listed = 50

export type ProcessLoad = ProcessReport & {
  last: LoadSample | null
  reportedAt: number
  isAnswering: boolean
}

/** The state of all processes at one time. */
export type Operations = {
  time: Date
  intervalMs: number
  history: LoadHistory
  processes: ProcessLoad[]
  boards: (BoardState & { process: string; title: string | null })[]
  /** Null while the database does not answer. */
  platform: PlatformLoad | null
  slowStatements: (SlowStatement & { process: string })[]
  errors: (LoggedError & { process: string })[]
}

/** The last report of a process, and its intervals of the last ten minutes. */
export type KnownProcess = { report: ProcessReport; reportedAt: number; samples: Map<number, LoadSample> }

type Timing = { startedAt: number; intervalMs: number }

/** Joins the reports of all processes with what they share. Processes answer if they have reported since `startedAt`. */
export function joinReports(
  all: KnownProcess[],
  { load, gameTitles }: PlatformReading,
  { startedAt, intervalMs }: Timing,
): Operations {
  const shown = all.filter(({ reportedAt }) => reportedAt >= startedAt - shownSilentMs)
  const samples = all.flatMap((process) => [...process.samples.values()])
  const slot = Math.floor(startedAt / intervalMs)
  // The last interval may have just ended, and not be measured yet.
  const lastSlot = samples.some((sample) => sample.slot === slot) ? slot : slot - 1
  return {
    time: new Date(),
    intervalMs,
    history: joinSamples({ samples, lastSlot, length: keptSamples, intervalMs }),
    processes: shown.map((process) => loadOf(process, startedAt)).toSorted(byName),
    boards: shown
      .flatMap(({ report }) =>
        report.boards.map((board) => {
          const title = gameTitles.get(board.gameId) ?? null
          return { ...board, process: nameOf(report), title }
        }),
      )
      .toSorted((a, b) => b.gameId - a.gameId || a.process.localeCompare(b.process, 'en', { numeric: true })),
    platform: load,
    slowStatements: newest(shown, ({ slowStatements }) => slowStatements),
    errors: newest(shown, ({ errors }) => errors),
  }
}

function loadOf({ report, reportedAt, samples }: KnownProcess, startedAt: number): ProcessLoad {
  const last = samples.get(Math.max(...samples.keys())) ?? null
  return { ...report, last, reportedAt, isAnswering: reportedAt >= startedAt }
}

/** The host, and the number of the worker if there are several. */
export function nameOf({ host, worker }: Pick<ProcessReport, 'host' | 'worker'>): string {
  return worker === null ? host : `${host} · ${worker}`
}

function byName(a: ProcessReport, b: ProcessReport): number {
  return nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }) || a.pid - b.pid
}

function newest<Item extends { time: number }>(
  processes: KnownProcess[],
  items: (report: ProcessReport) => Item[],
): (Item & { process: string })[] {
  return processes
    .flatMap(({ report }) => items(report).map((item) => ({ ...item, process: nameOf(report) })))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, listed)
}
