import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertingBrowser, setOfNavigator } from '../../../tests/kit/client/alerting-browser.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { announceNotice } from '../notice/notice-news.ts'
import { GameAlerts } from './GameAlerts.tsx'

const game = { id: 'game', databaseId: 1 }
let browser: ReturnType<typeof alertingBrowser>

beforeEach(async () => {
  browser = alertingBrowser()
  await Notification.requestPermission()
  localStorage.setItem('alerts', JSON.stringify({ notices: true, sound: true }))
})

afterEach(() => {
  setOfNavigator('locks', undefined)
  setOfNavigator('serviceWorker', undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const openTab = () =>
  renderPage(
    <>
      <GameAlerts game={game} />
      <Address />
    </>,
    { at: '/games/1/scoreboard' },
  )

const hint = (id: string) =>
  ({ id, type: 'NewHint', challengeTitle: 'Smash', challenge: { databaseId: 5 } }) as const

/** Publishes a notice to all tabs, and another one after it. Both have reached all tabs when the second is shown. */
async function publish(id: string) {
  await act(async () => announceNotice(hint(id)))
  await act(async () => announceNotice(hint(`${id}, end`)))
}

test('several tabs of a browser play one sound and show one notification of an event', async () => {
  openTab()
  openTab()
  openTab()
  await publish('tabs')
  await vi.waitFor(() => expect(browser.shown.length).toBeGreaterThan(1), waitTimeoutMs)
  expect([browser.shown.length, browser.sounds]).toEqual([2, 2])
})

test('a tab that the user has not touched leaves the sound to another one', async () => {
  const activation = { hasBeenActive: false }
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
  openTab()
  await publish('untouched')
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2), waitTimeoutMs)
  expect(browser.sounds).toBe(0)
  activation.hasBeenActive = true
  await publish('untouched')
  await vi.waitFor(() => expect(browser.sounds).toBe(2), waitTimeoutMs)
  expect(browser.shown).toHaveLength(2)
  Reflect.deleteProperty(navigator, 'userActivation')
})

test('no notification appears while another tab with the game has the focus', async () => {
  vi.mocked(document.hasFocus).mockReturnValue(true)
  openTab()
  // From here on the page stands for a second tab, in the background.
  vi.mocked(document.hasFocus).mockReturnValue(false)
  await publish('behind')
  await vi.waitFor(() => expect(browser.sounds).toBe(2), waitTimeoutMs)
  await act(async () => void window.dispatchEvent(new Event('blur')))
  await publish('in front')
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2), waitTimeoutMs)
})

test('a click on a notification of the page focuses the tab and opens the challenge', async () => {
  const focus = vi.spyOn(window, 'focus')
  openTab()
  await publish('clicked')
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2), waitTimeoutMs)
  expect(screen.getByRole('status').textContent).toBe('/games/1/scoreboard')
  act(() => browser.shown[0]?.click())
  expect(focus).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('/games/1/challenges?challenge=5')
})

test('with a service worker the notification is the worker’s, whose message opens the challenge', async () => {
  const showNotification = vi.fn(async () => undefined)
  const worker = new EventTarget()
  const getRegistration = async () => ({ active: {}, showNotification })
  setOfNavigator('serviceWorker', Object.assign(worker, { getRegistration }))
  openTab()
  await publish('worker')
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledTimes(2), waitTimeoutMs)
  const data = { path: '/games/1/challenges?challenge=5' }
  expect(showNotification).toHaveBeenCalledWith('New hint', expect.objectContaining({ body: 'Smash', data }))
  expect(browser.shown).toEqual([])
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { open: data.path } })))
  expect(screen.getByRole('status').textContent).toBe(data.path)
})

test('a page whose worker does not run yet shows the notification itself', async () => {
  setOfNavigator(
    'serviceWorker',
    Object.assign(new EventTarget(), { getRegistration: async () => undefined }),
  )
  openTab()
  await publish('no worker')
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2), waitTimeoutMs)
})
