import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type MonitorWriteupsPageQuery,
} from '../../../__generated__/MonitorWriteupsPageQuery.graphql.ts'
import { MonitorWriteupsPage } from '../../../pages/monitor/MonitorWriteupsPage.tsx'

const none = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const game = {
  __typename: 'Game',
  id: 'game',
  databaseId: 3,
  title: 'Harbour CTF',
  playerWriteups: 'AfterApproval',
  waiting: { totalCount: 2 },
  published: { totalCount: 1 },
  refused: { totalCount: 0 },
  reviewed: none,
}

test('the state and the search of write-ups load another list, and a search without a match can be cleared', async () => {
  const calls = renderPage(
    <PreloadedPage<MonitorWriteupsPageQuery>
      page={MonitorWriteupsPage}
      query={query}
      variables={{ gameId: 3, state: 'Waiting', search: 'heap' }}
    />,
    { at: '/games/3/monitor/writeups?q=heap', answer: () => ({ game, node: game }) },
  )
  const lists = () =>
    calls
      .filter(({ operation }) => operation === 'WriteupReviewListMoreQuery')
      .map(({ variables }) => variables)
  await screen.findByText('No write-ups match “heap”')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'heap')
  expect(lists()).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: /^Published/ }))
  await waitFor(() => expect(lists()).toMatchObject([{ state: 'Published', search: 'heap' }]))
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(lists()[1]).toMatchObject({ state: 'Published', search: null }))
  await screen.findByText('No write-ups in this list')
})
