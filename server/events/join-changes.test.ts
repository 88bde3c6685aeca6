import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinChanges } from './join-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(beginsNow: boolean) {
  let change = (_waitMs: number) => {}
  let isListening = false
  const items = joinChanges({
    listen(changed) {
      change = changed
      isListening = true
      return () => (isListening = false)
    },
    beginsNow,
  })
  let count = 0
  const read = () => items.next().then(({ done }) => (done ? 0 : count++))
  return {
    items,
    read,
    change: (waitMs = 1000) => change(waitMs),
    count: () => count,
    isListening: () => isListening,
  }
}

it('joins the changes within the wait', async () => {
  const { read, change, count } = setUp(false)
  void read()
  for (let n = 0; n < 3; n += 1) change()
  await vi.advanceTimersByTimeAsync(999)
  expect(count()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(count()).toBe(1)
  void read()
  await vi.advanceTimersByTimeAsync(5000)
  expect(count()).toBe(1)
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(count()).toBe(2)
})

it('begins with the current state, and keeps one item for a slow reader', async () => {
  const { items, read, change, count, isListening } = setUp(true)
  await read()
  expect(count()).toBe(1)
  for (let n = 0; n < 3; n += 1) {
    change()
    await vi.advanceTimersByTimeAsync(1000)
  }
  await read()
  void read()
  await vi.advanceTimersByTimeAsync(5000)
  expect(count()).toBe(2)
  change()
  await items.return?.()
  expect(isListening()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('publishes a group of changes after the shortest wait of them', async () => {
  const { read, change, count } = setUp(false)
  void read()
  change(1000)
  change(0)
  change(2000)
  await vi.advanceTimersByTimeAsync(0)
  expect(count()).toBe(1)
  void read()
  await vi.advanceTimersByTimeAsync(5000)
  expect(count()).toBe(1)
})
