import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useListAddress } from './useListAddress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (path: string) =>
  renderHook(useListAddress, {
    wrapper: ({ children }) => createElement(MemoryRouter, { initialEntries: [path] }, children),
  }).result

it('the search text is written to the URL shortly after it is typed', () => {
  const list = open('/admin/logs?level=Error')
  act(() => list.current.type('dock'))
  act(() => list.current.type('docker '))
  expect([list.current.typed, list.current.search]).toEqual(['docker ', null])
  act(() => void vi.advanceTimersByTime(250))
  expect([list.current.search, list.current.params.get('level')]).toEqual(['docker', 'Error'])
})

it('a text that was typed shortly before the filters are cleared is not written to the URL', () => {
  const list = open('/admin/logs?level=Error')
  act(() => list.current.type('docker'))
  act(() => list.current.clear())
  act(() => void vi.advanceTimersByTime(1000))
  expect([list.current.typed, list.current.search, list.current.params.size]).toEqual(['', null, 0])
})
