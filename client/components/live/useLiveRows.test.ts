import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLiveRows } from './useLiveRows.ts'

type List = { isPaused: boolean; selection: string }

function follow(error: Error | null = null) {
  const load = vi.fn<(filters: object) => void>()
  function useList({ isPaused, selection }: List) {
    return useLiveRows({
      isPaused,
      filters: { selection },
      // Relay returns another function after each refetch.
      refetch(filters, { onComplete }) {
        load(filters)
        queueMicrotask(() => act(() => onComplete(error)))
      },
    })
  }
  const hook = renderHook(useList, { initialProps: { isPaused: false, selection: 'all' } })
  return { ...hook, load }
}

it('a live list counts held rows and loads them when it resumes', async () => {
  const { result, rerender, load } = follow()
  rerender({ isPaused: true, selection: 'all' })
  expect(result.current.isHolding).toBe(true)
  act(() => result.current.onRow(true))
  act(() => result.current.onRow(true))
  expect(result.current.heldCount).toBe(2)
  expect(load).not.toHaveBeenCalled()
  rerender({ isPaused: false, selection: 'all' })
  await waitFor(() => expect(result.current.heldCount).toBe(0))
  expect(load).toHaveBeenCalledTimes(1)
})

it('a live list loads immediately after a gap unless it is paused', async () => {
  const { result, rerender, load } = follow()
  act(() => result.current.onGap())
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  rerender({ isPaused: true, selection: 'all' })
  act(() => result.current.onGap())
  expect(result.current.hasGap).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a live list keeps the number of held rows when loading fails', async () => {
  const { result, rerender, load } = follow(new Error('no answer'))
  rerender({ isPaused: true, selection: 'all' })
  act(() => result.current.onRow(true))
  rerender({ isPaused: false, selection: 'all' })
  await waitFor(() => expect(load).toHaveBeenCalled())
  rerender({ isPaused: false, selection: 'all' })
  expect(result.current.heldCount).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith({ selection: 'all' })
})

it('a live list refreshes after many new rows and counts from zero for another selection', async () => {
  const { result, rerender, load } = follow()
  act(() => {
    for (let row = 0; row < 500; row += 1) result.current.onRow(false)
  })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  rerender({ isPaused: true, selection: 'all' })
  act(() => result.current.onRow(true))
  rerender({ isPaused: true, selection: 'cheats' })
  expect(result.current.heldCount).toBe(0)
})
