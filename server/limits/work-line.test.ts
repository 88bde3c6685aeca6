import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../runtime/logger.ts'
import { UnavailableError } from '../use-case/errors.ts'
import { createWorkLine, createWorkLines } from './work-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const times = { longestWaitMs: 1000, longestHoldMs: 100 }

/** Tasks that run until the test ends them. */
function openTasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, task, end: (name: string) => ends.get(name)?.() }
}

it('runs as many tasks as it has places, and the others in the order in which they came', async () => {
  const { begun, task, end } = openTasks()
  const line = createWorkLine({ most: 2, ...times })
  const all = ['a', 'b', 'c', 'd'].map((name) => line.run(task(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await all[1]).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await Promise.all([all[0], all[2]])
  end('d')
  expect(await all[3]).toBe('d')
})

it('gives the place of a failed task to the next one', async () => {
  const { begun, task } = openTasks()
  const line = createWorkLine({ most: 1, ...times })
  const failed = line.run(() => Promise.reject(new Error('no')))
  void line.run(task('next'))
  await expect(failed).rejects.toThrow('no')
  expect(begun).toEqual(['next'])
})

it('refuses a task that has waited for too long, without running it', async () => {
  const { begun, task } = openTasks()
  const line = createWorkLine({ most: 1, longestWaitMs: 1000, longestHoldMs: 5000 })
  void line.run(task('long'))
  const refused = line.run(task('late')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toBeInstanceOf(UnavailableError)
  expect(await refused).toMatchObject({ key: 'http.busy' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toEqual(['long'])
})

it('lets the next task begin while one waits for something else, and keeps the number of places', async () => {
  const { begun, task, end } = openTasks()
  const line = createWorkLine({ most: 1, ...times })
  const slow = line.run(task('slow'))
  void line.run(task('next'))
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toEqual(['slow', 'next'])
  end('slow')
  await slow
  expect(line.runNow(task('third'))).toBeNull()
  expect(begun).toEqual(['slow', 'next'])
})

it('gives no place to a task that was refused', async () => {
  const { begun, task, end } = openTasks()
  const line = createWorkLine({ most: 1, longestWaitMs: 1000, longestHoldMs: 5000 })
  const long = line.run(task('long'))
  const late = line.run(task('late')).catch(() => 'refused')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBe('refused')
  end('long')
  await long
  void line.run(task('new'))
  expect(begun).toEqual(['long', 'new'])
})

it('counts only tasks that are refused', async () => {
  const { task, end } = openTasks()
  const refused = vi.fn()
  const line = createWorkLine({ most: 1, longestWaitMs: 1000, longestHoldMs: 5000, refused })
  void line.run(task('long'))
  const next = line.run(task('next'))
  end('long')
  await vi.advanceTimersByTimeAsync(500)
  end('next')
  await next
  await vi.advanceTimersByTimeAsync(5000)
  expect(refused).not.toHaveBeenCalled()
})

it('refuses no task of a line without a longest wait', async () => {
  const { begun, task, end } = openTasks()
  const line = createWorkLine({ most: 1, longestWaitMs: null, longestHoldMs: 2 ** 31 - 1 })
  void line.run(task('long'))
  void line.run(task('next'))
  await vi.advanceTimersByTimeAsync(86_400_000)
  end('long')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['long', 'next'])
})

it('runs a task at once if a place is free, which it takes', async () => {
  const { begun, task, end } = openTasks()
  const line = createWorkLine({ most: 1, ...times })
  expect(line.isFull()).toBe(false)
  const first = line.runNow(task('first'))
  expect(line.isFull()).toBe(true)
  expect(line.runNow(task('refused'))).toBeNull()
  void line.run(task('waiting'))
  expect(begun).toEqual(['first'])
  end('first')
  expect(await first).toBe('first')
  expect(begun).toEqual(['first', 'waiting'])
  expect(line.isFull()).toBe(true)
})

it.each([
  ['reads', 12],
  ['changes', 64],
  ['accounts', 32],
  ['subscriptions', 48],
  ['updates', 12],
] as const)('the line of %s has %i places, each held for two seconds at most', async (name, most) => {
  const { begun, task } = openTasks()
  const line = createWorkLines()[name]
  for (let index = 0; index <= most; index += 1) void line.run(task(`${index}`))
  await vi.advanceTimersByTimeAsync(1999)
  expect(begun).toHaveLength(most)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveLength(most + 1)
})

it.each([
  ['reads', 'refused'],
  ['changes', 'refused'],
  ['accounts', 'refused'],
  ['subscriptions', 'waits'],
  ['updates', 'waits'],
] as const)('a task of %s that has waited for 20 seconds: %s', async (name, outcome) => {
  const { task } = openTasks()
  const line = createWorkLines()[name]
  const outcomes = Array.from({ length: 64 * 12 }, (_, index) => line.run(task(`${index}`)))
  const last = Promise.race([
    outcomes.at(-1)?.catch(() => 'refused'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 20_001)),
  ])
  for (const each of outcomes) each.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(19_999)
  await vi.advanceTimersByTimeAsync(2)
  expect(await last).toBe(outcome)
})

it('warns of refused tasks at most every 30 seconds, with their number', async () => {
  const logger = createLogger({ level: 'silent', pretty: false })
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const { reads } = createWorkLines(logger)
  const counts = () => warn.mock.calls.map(([details]) => details)
  // Twelve tasks begin every two seconds, so that 120 of them begin within 20 seconds.
  const send = (count: number) => {
    for (let index = 0; index < count; index += 1)
      void reads.run(() => new Promise<never>(() => undefined)).catch(() => undefined)
  }
  send(125)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(counts()).toEqual([{ refused: 1 }])
  expect(warn.mock.calls[0]?.[1]).toContain('overloaded')
  await vi.advanceTimersByTimeAsync(10_000)
  send(125)
  await vi.advanceTimersByTimeAsync(20_000)
  const [, second] = counts()
  expect(counts()).toHaveLength(2)
  expect(second).toEqual({ refused: 5 })
})
