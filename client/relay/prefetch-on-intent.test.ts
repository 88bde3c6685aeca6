import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

const prefetch = vi.fn()
let link: HTMLAnchorElement

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockClear()
  document.body.innerHTML = '<a href="/games">Games</a><a href="/teams">Teams</a>'
  link = document.querySelector('a') as HTMLAnchorElement
  // There is no router here that opens the link.
  link.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => void vi.useRealTimers())

prefetchOnIntent([{ path: '/games', handle: { prefetch } }])

const send = (type: string) => link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

it('a pointer that stays on a link loads its page', () => {
  send('pointerover')
  vi.advanceTimersByTime(79)
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetch).toHaveBeenCalledOnce()
})

it('a clicked link loads nothing more until its page is open', () => {
  send('focusin')
  send('click')
  send('pointerover')
  vi.advanceTimersByTime(1000)
  expect(prefetch).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('popstate'))
  send('pointerover')
  vi.advanceTimersByTime(80)
  expect(prefetch).toHaveBeenCalledOnce()
})
