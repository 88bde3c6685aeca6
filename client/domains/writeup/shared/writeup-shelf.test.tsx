import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, { type WriteupsPageQuery } from '../../../__generated__/WriteupsPageQuery.graphql.ts'
import { WriteupsPage } from '../../../pages/game/WriteupsPage.tsx'

const topic = (id: number, title: string) => ({
  challenge: { challengeId: `challenge-${id}`, challengeDatabaseId: id, title, category: 'Web' },
  count: 1,
  mayShare: true,
  viewerWriteupId: null,
  viewerWriteupState: null,
})

const game = {
  __typename: 'Game',
  id: 'game',
  databaseId: 3,
  title: 'Harbour CTF',
  writeupTopics: [topic(1, 'Thin Ice'), topic(2, 'Lantern')],
  aboutGame: { totalCount: 0 },
  sharedWriteups: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
}

test('the own write-up is that of the chosen challenge alone', async () => {
  renderPage(
    <PreloadedPage<WriteupsPageQuery> page={WriteupsPage} query={query} variables={{ gameId: 3 }} />,
    { at: '/games/3/writeups', answer: () => ({ game, node: null }) },
  )
  // The window of the tests is narrow, so the challenges become a select.
  const topics = await screen.findByRole('combobox', { name: 'Challenge' })
  fireEvent.change(topics, { target: { value: '2' } })
  await waitFor(() => expect(topics).toHaveProperty('value', '2'))
  expect(await screen.findAllByRole('region', { name: 'Your write-up' })).toHaveLength(1)
})
