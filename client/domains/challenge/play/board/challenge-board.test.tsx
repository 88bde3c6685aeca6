import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import { ShownBoard, shownGame } from '../../../../../tests/kit/client/ShownBoard.tsx'

test('the choice of the order has a visible label', async () => {
  renderPage(<ShownBoard />, { at: '/games/1/challenges', answer: () => ({ game: shownGame }) })
  const group = await screen.findByRole('group', { name: 'Sort by' })
  expect(group.parentElement?.textContent).toMatch(/^Sort by/)
})

test('the write-up of the team is above the notices', async () => {
  // The side panels are part of wide pages only.
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never)
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges',
    answer: () => ({ game: { ...shownGame, writeupRequired: true } }),
  })
  const writeup = await screen.findByRole('region', { name: 'Write-up' })
  const notices = screen.getByRole('region', { name: 'Notices' })
  expect(writeup.compareDocumentPosition(notices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a participation that another query brought is not shown before the rest of it has arrived', async () => {
  const {
    standing: _standing,
    solvedChallengeIds: _ids,
    token: _token,
    ...known
  } = shownGame.viewerParticipation
  renderPage(<ShownBoard />, {
    at: '/games/1/challenges',
    answer: () => ({ game: { ...shownGame, viewerParticipation: known } }),
  })
  expect(await screen.findByRole('heading', { name: 'Challenges' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull()
})
