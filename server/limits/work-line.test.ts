import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnavailableError } from '../use-case/errors.ts'
import { createWorkLine } from './work-line.ts'

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
