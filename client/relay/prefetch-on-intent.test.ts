import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

const prefetch = vi.fn()
let link: HTMLAnchorElement

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockClear()
  document.body.innerHTML = '<a href="/games">Games</a><a href="/teams">Teams</a>'
  link = document.querySelector('a') as HTMLAnchorElement
  // The router of the page opens links; here nothing may leave the page.
  link.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => void vi.useRealTimers())

prefetchOnIntent([{ path: '/games', handle: { prefetch } }])

const send = (type: string) => link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

it('a link that is pointed at for a moment loads its page', () => {
  send('pointerover')
  vi.advanceTimersByTime(79)
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetch).toHaveBeenCalledOnce()
})

it('a click loads nothing more, while the page that it opens is still on its way', () => {
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
