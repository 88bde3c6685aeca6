import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ViewerContext } from '../session/viewer.ts'
import { deleteDrafts } from './kept-drafts.ts'
import { useDraft } from './useDraft.ts'

const stored = { title: 'One', tags: ['a'], limit: 3 }

test('a draft counts the fields that differ from the stored values', () => {
  const { result } = renderHook(() => useDraft(stored))
  act(() => result.current.set('title', 'Two'))
  act(() => result.current.set('tags', ['a']))
  expect(result.current.changes).toEqual({ title: 'Two' })
  expect(result.current.values).toEqual({ ...stored, title: 'Two' })
  act(() => result.current.set('title', 'One'))
  expect(result.current.changeCount).toBe(0)
})

test('a draft keeps changes that are made during a save', () => {
  const { result, rerender } = renderHook((values: typeof stored) => useDraft(values), {
    initialProps: stored,
  })
  act(() => result.current.set('title', 'Two'))
  act(() => result.current.set('limit', 4))
  const sent = result.current.changes
  act(() => result.current.set('limit', 5))
  // The server stored another title than the one that was sent.
  rerender({ ...stored, title: 'TWO', limit: 4 })
  act(() => result.current.markSaved(sent))
  expect(result.current.values).toMatchObject({ title: 'TWO', limit: 5 })
  expect(result.current.changes).toEqual({ limit: 5 })
  act(() => result.current.discard())
  expect(result.current.changeCount).toBe(0)
})

test('a draft undoes the last change of a field at once, and a discard', () => {
  const { result } = renderHook(() => useDraft(stored))
  for (const title of ['T', 'Tw', 'Two']) act(() => result.current.set('title', title))
  act(() => result.current.set('limit', 4))
  act(() => result.current.discard())
  expect(result.current.changeCount).toBe(0)
  act(() => result.current.undo())
  expect(result.current.changes).toEqual({ title: 'Two', limit: 4 })
  act(() => result.current.undo())
  act(() => result.current.undo())
  expect([result.current.changeCount, result.current.canUndo]).toEqual([0, false])
})

test('a field that was changed here and elsewhere is a conflict, also after an undone discard', () => {
  const { result, rerender } = renderHook((values: typeof stored) => useDraft(values), {
    initialProps: stored,
  })
  act(() => result.current.set('title', 'Mine'))
  rerender({ ...stored, title: 'Theirs', limit: 9 })
  expect(result.current.conflicts).toEqual([{ field: 'title', theirs: 'Theirs', yours: 'Mine' }])
  expect(result.current.news).toEqual(['limit'])
  act(() => result.current.discard())
  expect(result.current.conflicts).toEqual([])
  expect(result.current.news).toEqual(['title', 'limit'])
  act(() => result.current.undo())
  expect(result.current.conflicts).toEqual([{ field: 'title', theirs: 'Theirs', yours: 'Mine' }])
  act(() => result.current.dismissNews())
  expect(result.current.news).toEqual([])
})

describe('with the name of a form', () => {
  const viewer = (id: string) => ({
    id,
    name: 'pip',
    role: 'Admin' as const,
    avatarUrl: null,
    needsSecondFactor: false,
  })
  const open = (values: object = stored, id = 'one') =>
    renderHook(() => useDraft(values as typeof stored, 'game:1'), {
      wrapper: ({ children }) => createElement(ViewerContext, { value: viewer(id) }, children),
    })
  beforeEach(() => localStorage.clear())

  test('a draft keeps changes for the next visit of the same user', () => {
    const first = open()
    act(() => first.result.current.set('title', 'Two'))
    first.unmount()
    expect(open(stored, 'other').result.current.changeCount).toBe(0)
    const { result } = open()
    expect(result.current.changes).toEqual({ title: 'Two' })
    expect(result.current.restoredAt).not.toBeNull()
  })

  test('a kept draft is deleted once it is saved, discarded or does not fit', () => {
    const saved = open()
    act(() => saved.result.current.set('title', 'Two'))
    act(() => saved.result.current.markSaved({ title: 'Two' }))
    saved.unmount()
    expect(localStorage).toHaveLength(0)

    const discarded = open()
    act(() => discarded.result.current.set('title', 'Two'))
    act(() => discarded.result.current.discard())
    discarded.unmount()
    expect(localStorage).toHaveLength(0)

    const changed = open()
    act(() => changed.result.current.set('title', 'Two'))
    changed.unmount()
    expect(open({ title: 3, tags: [], limit: 1 }).result.current.changeCount).toBe(0)
    expect(open({ tags: [], limit: 1 }).result.current.changeCount).toBe(0)
  })

  test('a kept draft meets what somebody else has saved since', () => {
    const first = open()
    act(() => first.result.current.set('title', 'Two'))
    act(() => first.result.current.set('limit', 4))
    first.unmount()
    const { result } = open({ ...stored, title: 'Three', tags: ['b'] })
    expect(result.current.conflicts).toEqual([{ field: 'title', theirs: 'Three', yours: 'Two' }])
    expect(result.current.values).toEqual({ title: 'Two', tags: ['b'], limit: 4 })
    act(() => result.current.keepMine('title'))
    expect(result.current.conflicts).toEqual([])
  })

  test('a log-out deletes all kept drafts', () => {
    const { result, unmount } = open()
    act(() => result.current.set('title', 'Two'))
    unmount()
    expect(localStorage).toHaveLength(1)
    deleteDrafts()
    expect(localStorage).toHaveLength(0)
  })
})
