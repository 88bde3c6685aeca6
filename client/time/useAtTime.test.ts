import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAtTime } from './useAtTime.ts'

const start = Date.parse('2026-01-01T00:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

it('calls back once, when the time is past on the server too', async () => {
  const onTime = vi.fn()
  renderHook(() => useAtTime(start + 10_000, onTime))
  await vi.advanceTimersByTimeAsync(11_900)
  expect(onTime).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(onTime).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onTime).toHaveBeenCalledOnce()
})

it('calls back soon after the device wakes from sleep', async () => {
  const onTime = vi.fn()
  renderHook(() => useAtTime(start + 3_600_000, onTime))
  vi.setSystemTime(start + 7_200_000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(onTime).toHaveBeenCalledOnce()
})

it('does nothing for a time that is past, and calls back again for a later one', async () => {
  const onTime = vi.fn()
  const { rerender } = renderHook(({ at }) => useAtTime(at, onTime), { initialProps: { at: start - 60_000 } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onTime).not.toHaveBeenCalled()
  rerender({ at: start + 20_000 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onTime).toHaveBeenCalledOnce()
})
