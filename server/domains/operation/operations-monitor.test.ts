import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DomainEvents } from '../../events/domain-events.ts'
import type { LoadSample, ProcessReport } from '../../events/process-report.ts'
import { createOperationsMonitor } from './operations-monitor.ts'
import type { Operations } from './operations.ts'

const intervalMs = 5000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

type Listener = (payload: never) => void

/** A bus that connects the processes of the test, and counts the questions on it. */
function createBus() {
  const listeners = new Map<string, Set<Listener>>()
  const bus = {
    requested: [] as DomainEvents['operations.requested'][],
    processes: 0,
    emit(name: string, payload: unknown) {
      if (name === 'operations.requested') bus.requested.push(payload as DomainEvents['operations.requested'])
      for (const listener of listeners.get(name) ?? []) listener(payload as never)
    },
    on(name: string, listener: Listener) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => all.delete(listener)
    },
    countProcesses: async () => bus.processes,
    dispose: async () => undefined,
  }
  return bus
}

const measured = (perSecond: number) => ({ perSecond, p50Ms: perSecond, p99Ms: perSecond * 2 })

function sampleAt(slot: number, perSecond: number): LoadSample {
  return {
    slot,
    rest: measured(perSecond),
    graphql: measured(0),
    page: measured(0),
    judge: measured(0),
    failuresPerSecond: 0,
    batchSize: null,
    eventLoopDelayMs: perSecond,
    cpuPercent: 1,
    memoryBytes: 100,
    sockets: 1,
    usedConnections: 0,
  }
}

const currentSlot = () => Math.floor(Date.now() / intervalMs)

function startProcess(bus: ReturnType<typeof createBus>, worker: string, perSecond: number) {
  bus.processes += 1
  const firstSlot = currentSlot() - 3
  const since = (slot: number) =>
    Array.from({ length: currentSlot() - firstSlot }, (_item, index) => firstSlot + 1 + index)
      .filter((own) => own > slot)
      .map((own) => sampleAt(own, perSecond))
  const sinceAsked: number[] = []
  const own = {
    processId: worker,
    async read(slot: number): Promise<ProcessReport> {
      sinceAsked.push(slot)
      return {
        processId: worker,
        host: 'host',
        worker,
        pid: 1,
        version: '1.0.0',
        nodeVersion: '24.0.0',
        startedAt: 0,
        webSockets: 0,
        eventStreams: 0,
        hubConnections: 0,
        judgeQueue: 0,
        idleConnections: 0,
        waitingCalls: 0,
        isRedisUp: true,
        faults: [],
        boards: [],
        slowStatements: [],
        errors: [],
        samples: since(slot),
      }
    },
  }
  const services = {
    events: bus,
    pool: { query: () => Promise.reject(new Error('the database does not answer')) },
    containers: { name: 'none', issues: async () => [] },
    config: {},
    logger: { debug: () => undefined, warn: () => undefined },
  }
  const monitor = createOperationsMonitor({
    ...(services as unknown as Omit<
      Parameters<typeof createOperationsMonitor>[0],
      'own' | 'sampler' | 'intervalMs'
    >),
    own,
    sampler: { since, dispose: () => undefined },
    intervalMs,
  })
  return { monitor, sinceAsked }
}

it('joins the intervals of all processes: sums of rates, the highest of delays', async () => {
  const bus = createBus()
  const { monitor } = startProcess(bus, '1', 10)
  startProcess(bus, '2', 30)
  const { history, processes, platform } = await monitor.read()
  expect(processes.map(({ worker, isAnswering }) => [worker, isAnswering])).toEqual([
    ['1', true],
    ['2', true],
  ])
  expect(history.restPerSecond.slice(-4)).toEqual([null, 40, 40, 40])
  expect(history.restP99Ms.at(-1)).toBe(60)
  expect(history.eventLoopDelayMs.at(-1)).toBe(30)
  expect(history.memoryBytes.at(-1)).toBe(200)
  expect(history.endAt.getTime()).toBe(currentSlot() * intervalMs)
  expect(platform).toBeNull()
})

it('requests nothing while nobody watches, and only the intervals that it does not have', async () => {
  const bus = createBus()
  const { monitor } = startProcess(bus, '1', 1)
  const { sinceAsked } = startProcess(bus, '2', 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bus.requested).toEqual([])

  const received: Operations[] = []
  const stop = monitor.watch((operations) => received.push(operations))
  await vi.advanceTimersByTimeAsync(3 * intervalMs)
  expect(received.length).toBeGreaterThanOrEqual(3)
  expect(sinceAsked[0]).toBe(0)
  expect(sinceAsked.at(-1)).toBeGreaterThanOrEqual(currentSlot() - 2)
  expect(received.at(-1)?.history.restPerSecond.slice(-4)).toEqual([2, 2, 2, 2])

  stop()
  const requested = bus.requested.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bus.requested).toHaveLength(requested)
})

it('shows a process that does not answer for a minute, and keeps its history', async () => {
  const bus = createBus()
  const { monitor } = startProcess(bus, '1', 1)
  const { monitor: second } = startProcess(bus, '2', 1)
  await monitor.read()
  second.dispose()

  await vi.advanceTimersByTimeAsync(intervalMs)
  const waiting = monitor.read()
  await vi.advanceTimersByTimeAsync(1000)
  const { processes } = await waiting
  expect(processes.map(({ isAnswering }) => isAnswering)).toEqual([true, false])

  bus.processes -= 1
  await vi.advanceTimersByTimeAsync(60_000)
  const later = await monitor.read()
  expect(later.processes.map(({ worker }) => worker)).toEqual(['1'])
  expect(Math.max(...later.history.restPerSecond.map((rate) => rate ?? 0))).toBe(2)
})
