import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminGameLayoutQuery } from '../../__generated__/AdminGameLayoutQuery.graphql.ts'
import { AdminGameLayout } from './AdminGameLayout.tsx'

test('the head of an administered game leads to its board, its monitor and the game itself', async () => {
  renderPage(
    <PreloadedPage<AdminGameLayoutQuery> page={AdminGameLayout} query={query} variables={{ gameId: 7 }} />,
    {
      at: '/admin/games/7/review',
      answer: () => ({ game: { id: 'game', databaseId: 7, pendingCount: 1501 } }),
    },
  )
  const head = await screen.findByRole('navigation', { name: 'Game' })
  expect(within(head).getByRole('link', { name: /^Review ?1,501$/ })).toBeDefined()
  const links = within(head).getAllByRole('link')
  expect(links.slice(-3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Scoreboard', '/games/7/scoreboard'],
    ['Monitor', '/games/7/monitor'],
    ['View game', '/games/7'],
  ])
})
