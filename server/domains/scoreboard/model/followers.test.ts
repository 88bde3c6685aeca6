import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFollowers } from './followers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openFollowers(count: number, isBusy = true) {
  const followers = createFollowers(() => isBusy)
  const first = vi.fn()
  followers.add(first)
  for (let other = 1; other < count; other += 1) followers.add(() => undefined)
  return { followers, first }
}

it('announces a change at once, and those that follow it quickly together', () => {
  const { followers, first } = openFollowers(1000)
  followers.announce()
  expect(first).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 5; change += 1) followers.announce()
  expect(first).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(first).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(first).toHaveBeenCalledTimes(2)
})

it('announces changes together for a shorter time while no other work waits', () => {
  const { followers, first } = openFollowers(10_000, false)
  followers.announce()
  followers.announce()
  vi.advanceTimersByTime(199)
  expect(first).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(first).toHaveBeenCalledTimes(2)
})

it('announces a change after a second at the latest, to any number of followers', () => {
  const { followers, first } = openFollowers(100_000)
  followers.announce()
  followers.announce()
  vi.advanceTimersByTime(1000)
  expect(first).toHaveBeenCalledTimes(2)
})

it('announces every change to few followers', () => {
  const { followers, first } = openFollowers(3)
  for (let change = 0; change < 5; change += 1) followers.announce()
  expect(first).toHaveBeenCalledTimes(5)
})

it('wakes all at once when the board is dropped, and not again for a change before', () => {
  const { followers, first } = openFollowers(1000)
  followers.announce()
  followers.announce()
  followers.wakeAll()
  expect(first).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(first).toHaveBeenCalledTimes(2)
})
