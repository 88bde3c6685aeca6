import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { EntryAction } from './EntryAction.tsx'
import type { Entry } from './useEntry.ts'

function show(stage: Entry['stage'], state: Entry['game']['state'], onJoin = () => undefined) {
  // The button reads only these two parts.
  const entry = { stage, game: { databaseId: 3, state } } as Entry
  renderPage(
    <>
      <h1>Game</h1>
      <EntryAction entry={entry} onJoin={onJoin} returnPath="/games/3?invite=a b" />
    </>,
    { at: '/games/3' },
  )
}

test('a visitor registers first and returns to the page of the game', async () => {
  show('visitor', 'Running')
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Register to join', '/account/register?from=%2Fgames%2F3%3Finvite%3Da%20b'],
    ['Log in', '/account/login?from=%2Fgames%2F3%3Finvite%3Da%20b'],
  ])
})

test.each([
  ['open', 'Join game'],
  ['teamless', 'Join game'],
  ['rejected', 'Request again'],
] as const)('a user whose stage is “%s” has the button “%s”', async (stage, name) => {
  const onJoin = vi.fn()
  show(stage, 'Running', onJoin)
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(onJoin).toHaveBeenCalledOnce()
})

test.each([
  ['Running', '/games/3/challenges'],
  ['Practice', '/games/3/challenges'],
  ['Ended', '/games/3/scoreboard'],
] as const)('the link of an accepted team in a game with the state %s leads to %s', async (state, path) => {
  show('accepted', state)
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(path)
})

test('a team that waits for the review has neither a button nor a link', async () => {
  show('pending', 'Running')
  await screen.findByRole('heading', { name: 'Game' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
