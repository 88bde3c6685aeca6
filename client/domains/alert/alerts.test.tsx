import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { announceNotice } from '../notice/notice-news.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { GameAlerts } from './GameAlerts.tsx'

const game = { id: 'game', databaseId: 1 }
let shown: string[] = []

/** The notifications of a browser in which another window is in front. */
function allowNotifications(answer: NotificationPermission) {
  class Shown extends EventTarget {
    static permission: NotificationPermission = 'default'
    static requestPermission = () => Promise.resolve((Shown.permission = answer))
    constructor(title: string, { body }: NotificationOptions) {
      super()
      shown.push(`${title} – ${body}`)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
}

beforeEach(() => {
  localStorage.clear()
  shown = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser alerts about the events that the user chose on the profile, and about no others', async () => {
  allowNotifications('granted')
  renderPage(
    <>
      <AlertPanel />
      <GameAlerts game={game} />
    </>,
    { at: '/' },
  )
  const blood = { id: 'b', type: 'FirstBlood', challengeTitle: 'Smash', teamName: 'NOP Sleds' } as const
  announceNotice(blood)
  expect(shown).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /bloods/ }))
  announceNotice(blood)
  announceNotice({ id: 'n', type: 'Normal', content: 'Tea is served' })
  expect(shown).toEqual(['First blood: Smash – NOP Sleds'])
})

test('the profile says that the browser blocks notifications', async () => {
  allowNotifications('denied')
  renderPage(<AlertPanel />, { at: '/' })
  expect(screen.queryByText(/blocks notifications/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Notices/ }))
  expect(await screen.findByText(/blocks notifications/)).toBeDefined()
})

test('a browser alerts five minutes before an instance expires, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  allowNotifications('granted')
  await Notification.requestPermission()
  localStorage.setItem('alerts', JSON.stringify({ instances: true }))
  const instance = { __typename: 'Instance', id: 'instance', status: 'Running' }
  const expectStopAt = new Date(Date.now() + 20 * 60_000).toISOString()
  const challenge = { id: 'challenge', title: 'Ghost Ship', instance: { ...instance, expectStopAt } }
  const calls = renderPage(<GameAlerts game={game} />, {
    at: '/',
    answer: () => ({ game: { id: 'game', challenges: [challenge] } }),
  })
  await vi.waitFor(() => expect(calls).toHaveLength(1), waitTimeoutMs)
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000))
  expect(shown).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(shown).toEqual(['Ghost Ship: the instance expires in 5 minutes – Extend it in the challenge.'])
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(shown).toHaveLength(1)
})
