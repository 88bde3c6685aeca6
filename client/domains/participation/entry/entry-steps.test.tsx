import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import type { Entry } from './useEntry.ts'

function show(stage: Entry['stage'], state: Entry['game']['state'], writeup: object | null = null) {
  const team = { name: 'Null Meridian', memberCount: 2 }
  const game = {
    state,
    start: '2026-12-18T08:00:00Z',
    end: '2026-12-20T08:00:00Z',
    writeupDeadline: '2026-12-21T08:00:00Z',
    writeupRequired: true,
  }
  const own = stage === 'accepted' ? { status: 'Accepted', team, writeup } : null
  // The steps read only these parts.
  const entry = { stage, game, own, team, divisions: [] } as unknown as Entry
  renderPage(
    <>
      <h1>Game</h1>
      <EntrySteps entry={entry} />
    </>,
    { at: '/games/3' },
  )
}

test.each([
  ['Upcoming', 'Open until the game ends'],
  ['Running', 'Open until the game ends'],
  ['Practice', 'You can still join for practice'],
] as const)('the step to join a game with the state %s says “%s”', async (state, text) => {
  show('open', state)
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['open', 'How to join'],
  ['accepted', 'Your progress'],
] as const)('the panel for a viewer whose stage is “%s” has the heading “%s”', async (stage, name) => {
  show(stage, 'Running')
  expect(await screen.findByRole('heading', { name, level: 2 })).toBeTruthy()
})

test('the first step of a visitor names both ways, as the buttons beside it do', async () => {
  show('visitor', 'Upcoming')
  const step = (await screen.findByText('Register or log in')).closest('li')
  expect(step?.getAttribute('aria-current')).toBe('step')
})

test.each([
  [null, 'next', /^Until /],
  [{ uploadedAt: '2026-12-20T09:00:00Z' }, 'done', /^Submitted on /],
  [{ uploadedAt: null }, 'done', /^Write-up submitted$/],
] as const)('with the write-up %j the step of the write-up is %s', async (writeup, state, text) => {
  show('accepted', 'Running', writeup)
  const step = (await screen.findByText('Submit a write-up')).closest('li')
  expect(step?.dataset['state']).toBe(state)
  expect(within(step as HTMLElement).getByText(text)).toBeDefined()
})
