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
  /** Calls back now and once an interval. Nothing is gathered while nobody watches. */
  watch(listener: (operations: Operations) => void): () => void
  dispose(): void
}

type Options = PlatformServices & {
  events: EventBus
  own: OwnReport
  sampler: LoadSampler
  intervalMs: number
}

/** Asks all processes for their reports over the event bus while somebody watches, and answers others. */
export function createOperationsMonitor(options: Options): OperationsMonitor {
  const { events, own, sampler, intervalMs, logger } = options
  const known = new Map<string, KnownProcess>()
  const listeners = new Set<(operations: Operations) => void>()
  let gathered: { at: number; operations: Promise<Operations> } | null = null
  let timer: NodeJS.Timeout | null = null
  let onHeard = () => undefined as void
  let isGathering = false
  let isAsking = false

  const offAsked = events.on('operations.asked', ({ processId, since }) => {
    if (processId !== own.processId)
      void own.read(since).then((report) => events.emit('operations.told', report))
  })
  const offTold = events.on('operations.told', (report) => {
    if (!isAsking || report.processId === own.processId) return
    hear(report)
    onHeard()
  })

  function hear(report: ProcessReport): void {
    const samples = known.get(report.processId)?.samples ?? new Map<number, LoadSample>()
    for (const sample of report.samples) samples.set(sample.slot, sample)
    for (const slot of samples.keys()) {
      if (samples.size <= keptSamples) break
      samples.delete(slot)
    }
    known.set(report.processId, { report, samples, heardAt: Date.now() })
  }

  async function askOthers(since: number): Promise<void> {
    const processes = await events.countProcesses()
    if (processes < 2) return
    const others = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const started = Date.now()
    onHeard = () => {
      for (const [id, { heardAt }] of known) if (heardAt >= started && id !== own.processId) others.add(id)
      if (others.size >= processes - 1) resolve()
    }
    const late = setTimeout(resolve, answerMs)
    isAsking = true
    // A process that is not known yet may have ten minutes to tell.
    events.emit('operations.asked', { processId: own.processId, since: processes > known.size ? 0 : since })
    await promise
    isAsking = false
    clearTimeout(late)
  }

  async function gather(): Promise<Operations> {
    const started = Date.now()
    const lastSlot = Math.floor(started / intervalMs)
    for (const [id, { heardAt }] of known) {
      if (heardAt < started - intervalMs * keptSamples) known.delete(id)
    }
    const slots = [...known.values()].map(({ samples }) => Math.max(0, ...samples.keys()))
    hear(await own.read(0))
    await askOthers(Math.min(...slots, lastSlot))
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

  async function tell(): Promise<void> {
    try {
      const operations = await read()
      for (const listener of listeners) listener(operations)
    } catch (error) {
      logger.warn({ err: error }, 'could not gather the state of the processes')
    }
  }

  return {
    read,
    watch(listener) {
      listeners.add(listener)
      timer ??= setInterval(() => void tell(), intervalMs).unref()
      void tell()
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
      offAsked()
      offTold()
      sampler.dispose()
    },
  }
}
