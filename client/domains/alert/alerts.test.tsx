import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { alertingBrowser, setOfNavigator } from '../../../tests/kit/client/alerting-browser.ts'
import { renderPage, type Call } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { announceNotice } from '../notice/notice-news.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { GameAlerts } from './GameAlerts.tsx'

const game = { id: 'game', databaseId: 1 }

/** The simulated server: the team has solved the challenges 5 and 6. */
const answer = ({ variables }: Call) => ({
  game: {
    id: 'game',
    challengeByDatabaseId: { id: 'c', isSolved: [5, 6].includes(variables['challengeId']) },
  },
})

afterEach(() => {
  setOfNavigator('locks', undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser alerts about the events that the user chose on the profile, and about no others', async () => {
  const browser = alertingBrowser()
  const calls = renderPage(
    <>
      <AlertPanel />
      <GameAlerts game={game} />
    </>,
    { at: '/', answer },
  )
  const blood = { type: 'FirstBlood', challengeTitle: 'Smash', challenge: { databaseId: 5 } } as const
  await act(async () => announceNotice({ id: 'blood-1', ...blood, teamName: 'NOP Sleds' }))
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /bloods/ }))
  await act(async () => announceNotice({ id: 'notice-1', type: 'Normal', content: 'Tea is served' }))
  await act(async () => announceNotice({ id: 'blood-2', ...blood, teamName: 'Segfaultline' }))
  await vi.waitFor(() => expect(browser.shown).toHaveLength(1), waitTimeoutMs)
  expect(browser.shown).toMatchObject([{ title: 'First blood: Smash', body: 'Segfaultline' }])
})

test('a browser alerts about bloods of challenges that the team has solved, and of no others', async () => {
  const browser = alertingBrowser()
  await Notification.requestPermission()
  localStorage.setItem('alerts', JSON.stringify({ bloods: true }))
  const calls = renderPage(<GameAlerts game={game} />, { at: '/', answer })
  const bloods = [4, 5, 6].map((databaseId) => ({
    id: `own-blood-${databaseId}`,
    type: 'SecondBlood' as const,
    challengeTitle: `Challenge ${databaseId}`,
    challenge: { databaseId },
    teamName: 'NOP Sleds',
  }))
  // The scoreboard does not have the challenge of this one any more.
  announceNotice({ ...bloods[1], id: 'own-blood-hidden', type: 'SecondBlood', challenge: null })
  for (const blood of bloods) await act(async () => announceNotice(blood))
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2), waitTimeoutMs)
  expect(browser.shown.map(({ title }) => title)).toEqual([
    'Second blood: Challenge 5',
    'Second blood: Challenge 6',
  ])
  expect(calls.map(({ variables }) => variables)).toEqual(
    [4, 5, 6].map((challengeId) => ({ gameId: 1, challengeId })),
  )
})

test('a browser plays no sound until the user chooses the sound', async () => {
  const browser = alertingBrowser()
  renderPage(
    <>
      <AlertPanel />
      <GameAlerts game={game} />
    </>,
    { at: '/' },
  )
  expect(screen.getByRole('checkbox', { name: 'Play a sound' })).toHaveProperty('checked', false)
  await userEvent.click(screen.getByRole('checkbox', { name: /Notices/ }))
  await act(async () => announceNotice({ id: 'silent', type: 'Normal', content: 'Tea is served' }))
  await vi.waitFor(() => expect(browser.shown).toHaveLength(1), waitTimeoutMs)
  expect(browser.sounds).toBe(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Play a sound' }))
  await act(async () => announceNotice({ id: 'loud', type: 'Normal', content: 'Tea is cold' }))
  await vi.waitFor(() => expect(browser.sounds).toBe(1), waitTimeoutMs)
})

test('the profile says that the browser blocks notifications', async () => {
  alertingBrowser('denied')
  renderPage(<AlertPanel />, { at: '/' })
  expect(screen.queryByText(/blocks notifications/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Notices/ }))
  expect(await screen.findByText(/blocks notifications/)).toBeDefined()
})
