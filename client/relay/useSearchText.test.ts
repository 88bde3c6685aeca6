import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearchText } from './useSearchText.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search field whose writes reach the URL when `arrive` is called, as on a busy device. */
function open() {
  const writes: string[] = []
  const { result } = renderHook(
    () => {
      const [params] = useSearchParams()
      const navigate = useNavigate()
      return { ...useSearchText(params.get('q') ?? '', (text) => writes.push(text)), navigate }
    },
    { wrapper: ({ children }) => createElement(MemoryRouter, { initialEntries: ['/board'] }, children) },
  )
  const go = (to: string | number, replace = false) =>
    act(
      () =>
        void (typeof to === 'number'
          ? result.current.navigate(to)
          : result.current.navigate(to, { replace })),
    )
  return {
    writes,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => void vi.advanceTimersByTime(250)),
    arrive: () => go(`?q=${encodeURIComponent(writes.shift() ?? '')}`, true),
    follow: (to: string | number) => go(to),
  }
}

it('no letter is lost when the URL arrives after the user has typed more', () => {
  const field = open()
  field.type('gla')
  field.pause()
  field.type('glac')
  field.arrive()
  expect(field.text()).toBe('glac')
  field.pause()
  field.type('glacier')
  field.pause()
  expect(field.writes).toEqual(['glac', 'glacier'])
  field.arrive()
  expect(field.text()).toBe('glacier')
  field.type('glacier ')
  field.arrive()
  expect(field.text()).toBe('glacier ')
  field.type('glacier 1127')
  field.pause()
  field.arrive()
  expect(field.text()).toBe('glacier 1127')
})

it('a link to another search text and the Back button lead the field', () => {
  const field = open()
  field.type('glacier')
  field.pause()
  field.arrive()
  field.follow('?q=harbor')
  expect(field.text()).toBe('harbor')
  field.follow(-1)
  expect(field.text()).toBe('glacier')
})

it('a link ends the wait for a text that was typed shortly before', () => {
  const field = open()
  field.type('glacier')
  field.follow('?q=harbor')
  field.pause()
  expect([field.text(), field.writes]).toEqual(['harbor', []])
})
