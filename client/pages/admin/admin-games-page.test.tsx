import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminGamesPageQuery } from '../../__generated__/AdminGamesPageQuery.graphql.ts'
import { AdminGamesPage } from './AdminGamesPage.tsx'

const user = userEvent.setup({ delay: null })

function game(databaseId: number, title: string, hidden = false) {
  return {
    __typename: 'Game',
    id: `game-${databaseId}`,
    databaseId,
    title,
    posterUrl: null,
    state: 'Upcoming',
    start: '2031-01-01T00:00:00Z',
    end: '2031-01-02T00:00:00Z',
    hidden,
    teamCount: 3,
    allChallengeCount: 5,
    pendingCount: 0,
  }
}
const all = [game(1, 'Harbor'), game(2, 'Open sea', true)]

function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}
const address = () => screen.getByTestId('address').textContent

function show(at: string, variables: AdminGamesPageQuery['variables'] = {}) {
  return renderPage(
    <>
      <Address />
      <PreloadedPage<AdminGamesPageQuery> page={AdminGamesPage} query={query} variables={variables} />
    </>,
    {
      at,
      answer: ({ variables: { search } }) => {
        const found = all.filter(({ title }) => title.toLowerCase().includes(search?.toLowerCase() ?? ''))
        const edges = found.map((node) => ({ cursor: node.id, node }))
        const pageInfo = { endCursor: null, hasNextPage: false }
        return { games: { totalCount: found.length, edges, pageInfo }, gameDeletions: [] }
      },
    },
  )
}

test('the search is in the address and the server finds the games', async () => {
  const calls = show('/admin/games')
  await screen.findByText('2 games')
  expect(screen.getByRole('link', { name: 'Harbor' }).title).toBe('Harbor')
  await user.type(screen.getByRole('searchbox', { name: 'Search games' }), 'sea')
  await screen.findByText('1 game')
  expect(address()).toBe('?q=sea')
  expect(calls.at(-1)?.variables).toMatchObject({ search: 'sea', state: null, orderBy: null })
  expect(screen.queryByRole('link', { name: 'Harbor' })).toBeNull()
})

test.each([
  ['State', '?sort=state', { field: 'STATE', direction: 'ASC' }],
  ['Visibility', '?sort=-hidden', { field: 'HIDDEN', direction: 'DESC' }],
])('the head of the column %s makes the server order the games', async (column, sort, orderBy) => {
  const calls = show('/admin/games')
  const head = await screen.findByRole('columnheader', { name: column })
  await user.click(within(head).getByRole('button'))
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ orderBy }))
  expect(address()).toBe(sort)
})

test('a search without a match names its text and offers all games', async () => {
  show('/admin/games?q=lagoon&state=Ended&sort=title', {
    search: 'lagoon',
    state: 'Ended',
    orderBy: { field: 'TITLE', direction: 'ASC' },
  })
  await screen.findByText('No games match “lagoon”')
  await user.click(screen.getByRole('button', { name: 'Show all games' }))
  await screen.findByRole('link', { name: 'Harbor' })
  expect(address()).toBe('')
})
