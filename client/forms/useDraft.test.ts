import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraft } from './useDraft.ts'

const stored = { title: 'One', tags: ['a'], limit: 3 }

test('counts fields that differ from the stored values', () => {
  const { result } = renderHook(() => useDraft(stored))
  act(() => result.current.set('title', 'Two'))
  act(() => result.current.set('tags', ['a']))
  expect(result.current.changes).toEqual({ title: 'Two' })
  expect(result.current.values).toEqual({ ...stored, title: 'Two' })
  act(() => result.current.set('title', 'One'))
  expect(result.current.changeCount).toBe(0)
})

test('keeps input that is typed during a save', () => {
  const { result, rerender } = renderHook((values: typeof stored) => useDraft(values), {
    initialProps: stored,
  })
  act(() => result.current.set('title', 'Two'))
  act(() => result.current.set('limit', 4))
  const sent = result.current.changes
  act(() => result.current.set('limit', 5))
  // The server made something else of the title.
  rerender({ ...stored, title: 'TWO', limit: 4 })
  act(() => result.current.settle(sent))
  expect(result.current.values).toMatchObject({ title: 'TWO', limit: 5 })
  expect(result.current.changes).toEqual({ limit: 5 })
  act(() => result.current.discard())
  expect(result.current.changeCount).toBe(0)
})
