import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertingBrowser, setOfNavigator } from '../../../tests/kit/client/alerting-browser.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { GameAlerts } from './GameAlerts.tsx'

let browser: ReturnType<typeof alertingBrowser>
const titles = () => browser.shown.map(({ title }) => title)

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browser = alertingBrowser()
  await Notification.requestPermission()
  localStorage.setItem('alerts', JSON.stringify({ instances: true }))
})

afterEach(() => {
  setOfNavigator('locks', undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the game of a team with an instance that ends at that time. */
async function open(stopsAtMs: number, title: string) {
  const expectStopAt = new Date(stopsAtMs).toISOString()
  const instance = { __typename: 'Instance', id: `instance of ${title}`, status: 'Running', expectStopAt }
  const challenge = { id: 'challenge', databaseId: 7, title, instance }
  const calls = renderPage(<GameAlerts game={{ id: 'game', databaseId: 1 }} />, {
    at: '/',
    answer: () => ({ game: { id: 'game', challenges: [challenge] } }),
  })
  await vi.waitFor(() => expect(calls).toHaveLength(1), waitTimeoutMs)
  await act(() => vi.advanceTimersByTimeAsync(0))
}

test('a browser alerts five minutes before an instance expires, once', async () => {
  await open(Date.now() + 20 * 60_000, 'Ghost Ship')
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000))
  expect(titles()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  await vi.waitFor(() => expect(titles()).toHaveLength(1), waitTimeoutMs)
  expect(titles()).toEqual(['Ghost Ship: the instance expires in 5 minutes'])
  expect(browser.shown[0]?.body).toBe('Extend it in the challenge.')
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(titles()).toHaveLength(1)
})

test('a page that opens in the last five minutes of an instance alerts at once, and a later one does not', async () => {
  const stopsAtMs = Date.now() + 3 * 60_000 - 1000
  await open(stopsAtMs, 'Flying Dutchman')
  await vi.waitFor(() => expect(titles()).toHaveLength(1), waitTimeoutMs)
  expect(titles()).toEqual(['Flying Dutchman: the instance expires in 3 minutes'])
  cleanup()
  await open(stopsAtMs, 'Flying Dutchman')
  await open(Date.now() - 1000, 'Mary Celeste')
  // The alert of this instance comes last.
  await open(Date.now() + 60_000, 'Black Pearl')
  await vi.waitFor(() => expect(titles()).toHaveLength(2), waitTimeoutMs)
  expect(titles()[1]).toBe('Black Pearl: the instance expires in 1 minute')
})
