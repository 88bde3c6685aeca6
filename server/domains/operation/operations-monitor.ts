import type { EventBus } from '../../events/event-bus.ts'
import type { LoadSample, ProcessReport } from '../../events/process-report.ts'
import { keptSamples, type LoadSampler } from './load-sampler.ts'
import { joinReports, type KnownProcess, type Operations } from './operations.ts'
import type { OwnReport } from './own-report.ts'
import { readPlatformLoad, type PlatformServices } from './platform-load.ts'

const answerMs = 1000

export type OperationsMonitor = {
  /** The state of all processes, at most one interval old. */
  read(): Promise<Operations>
  /** Calls back now and once an interval. Nothing is read while nobody watches. */
  watch(listener: (operations: Operations) => void): () => void
  dispose(): void
}

type Options = PlatformServices & {
  events: EventBus
  own: OwnReport
  sampler: LoadSampler
  intervalMs: number
}

/** Requests the reports of all processes over the event bus while somebody watches, and sends this one to others. */
export function createOperationsMonitor(options: Options): OperationsMonitor {
  const { events, own, sampler, intervalMs, logger } = options
  const known = new Map<string, KnownProcess>()
  const listeners = new Set<(operations: Operations) => void>()
  let gathered: { at: number; operations: Promise<Operations> } | null = null
  let timer: NodeJS.Timeout | null = null
  let onReported = () => undefined as void
  let isGathering = false
  let isRequesting = false

  const offRequested = events.on('operations.requested', ({ processId, since }) => {
    if (processId !== own.processId)
      void own.read(since).then((report) => events.emit('operations.reported', report))
  })
  const offReported = events.on('operations.reported', (report) => {
    if (!isRequesting || report.processId === own.processId) return
    store(report)
    onReported()
  })

  function store(report: ProcessReport): void {
    const samples = known.get(report.processId)?.samples ?? new Map<number, LoadSample>()
    for (const sample of report.samples) samples.set(sample.slot, sample)
    for (const slot of samples.keys()) {
      if (samples.size <= keptSamples) break
      samples.delete(slot)
    }
    known.set(report.processId, { report, samples, reportedAt: Date.now() })
  }

  async function requestReports(since: number): Promise<void> {
    const processes = await events.countProcesses()
    if (processes < 2) return
    const others = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const started = Date.now()
    onReported = () => {
      for (const [id, { reportedAt }] of known)
        if (reportedAt >= started && id !== own.processId) others.add(id)
      if (others.size >= processes - 1) resolve()
    }
    const late = setTimeout(resolve, answerMs)
    isRequesting = true
    // A process that is not known yet may have ten minutes of intervals to report.
    events.emit('operations.requested', {
      processId: own.processId,
      since: processes > known.size ? 0 : since,
    })
    await promise
    isRequesting = false
    clearTimeout(late)
  }

  async function gather(): Promise<Operations> {
    const started = Date.now()
    const lastSlot = Math.floor(started / intervalMs)
    for (const [id, { reportedAt }] of known) {
      if (reportedAt < started - intervalMs * keptSamples) known.delete(id)
    }
    const slots = [...known.values()].map(({ samples }) => Math.max(0, ...samples.keys()))
    store(await own.read(0))
    await requestReports(Math.min(...slots, lastSlot))
    const all = [...known.values()]
    const gameIds = all.flatMap(({ report }) => report.boards.map(({ gameId }) => gameId))
    const reading = await readPlatformLoad(options, [...new Set(gameIds)])
    return joinReports(all, reading, { startedAt: started, intervalMs })
  }

  function read(): Promise<Operations> {
    const now = performance.now()
    if (gathered && (isGathering || now < gathered.at + intervalMs / 2)) return gathered.operations
    isGathering = true
    gathered = { at: now, operations: gather().finally(() => (isGathering = false)) }
    return gathered.operations
  }

  async function publish(): Promise<void> {
    try {
      const operations = await read()
      for (const listener of listeners) listener(operations)
    } catch (error) {
      logger.warn({ err: error }, 'could not read the state of the processes')
    }
  }

  return {
    read,
    watch(listener) {
      listeners.add(listener)
      timer ??= setInterval(() => void publish(), intervalMs).unref()
      void publish()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || !timer) return
        clearInterval(timer)
        timer = null
      }
    },
    dispose() {
      listeners.clear()
      if (timer) clearInterval(timer)
      offRequested()
      offReported()
      sampler.dispose()
    },
  }
}
