import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import query, { type RatingsPageQuery } from '../../__generated__/RatingsPageQuery.graphql.ts'
import { renderPage, type Call } from '../../../tests/kit/client/render-page.tsx'
import { RatingComments } from './RatingComments.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { RatingTable } from './RatingTable.tsx'

const rated = (title: string, starCounts: number[], average: number | null) => ({
  challengeId: title,
  title,
  category: 'Misc',
  count: starCounts.reduce((sum, some) => sum + some, 0),
  average,
  starCounts,
  mayRate: false,
  viewerRating: null,
})
const challengeRatings = [
  rated('Anchor', [0, 0, 1, 0, 0], 3),
  rated('Buoy', [0, 0, 0, 0, 0], null),
  rated('Compass', [0, 0, 0, 0, 3], 5),
]
const comments = ['Anchor', 'Compass'].map((challengeId) => ({
  __typename: 'RatingComment',
  id: `about ${challengeId}`,
  challengeId,
  stars: 4,
  comment: `About ${challengeId}`,
  ratedAt: '2026-01-01T00:00:00Z',
  userName: null,
  teamName: null,
}))

function answer({ variables }: Call) {
  const { challengeId } = variables as { challengeId?: string }
  const shown = comments.filter((comment) => !challengeId || comment.challengeId === challengeId)
  const ratingComments = {
    edges: shown.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: null, hasNextPage: false },
  }
  const game = { __typename: 'Game', id: 'game', title: 'Harbor Lights', challengeRatings, ratingComments }
  return { game, node: game }
}

function Shown() {
  const { game } = useLazyLoadQuery<RatingsPageQuery>(query, { gameId: 1 })
  return game ? (
    <>
      <RatingSummary game={game} />
      <RatingTable game={game} />
      <RatingComments game={game} />
    </>
  ) : null
}

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('the challenges sort by their average, those without ratings last', async () => {
  renderPage(<Shown />, { at: '/games/1/ratings', answer })
  await screen.findByRole('table')
  expect(titles()).toEqual(['Anchor', 'Buoy', 'Compass'])
  await userEvent.click(screen.getByRole('button', { name: 'Average' }))
  expect(titles()).toEqual(['Compass', 'Anchor', 'Buoy'])
  await userEvent.click(screen.getByRole('button', { name: 'Average' }))
  expect(titles()).toEqual(['Anchor', 'Compass', 'Buoy'])
})

test('the summary counts each rating of the game, and the comments are filtered by challenge', async () => {
  renderPage(<Shown />, { at: '/games/1/ratings', answer })
  const summary = await screen.findByRole('region', { name: 'Distribution' })
  within(summary).getByText('4 ratings')
  within(summary).getByRole('img', { name: '4.5 of 5 stars' })
  screen.getByText('About Anchor')
  const select = screen.getByRole('combobox', { name: 'Challenge' })
  // Without ratings, a challenge has no comments either.
  expect(within(select).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All challenges', 'Anchor', 'Compass']) // oxfmt-ignore
  await userEvent.selectOptions(select, 'Compass')
  await screen.findByText('About Compass')
  await expect.poll(() => screen.queryByText('About Anchor')).toBeNull()
})

test('the bars of the summary are shares of all ratings, and the columns of all challenges have one scale', async () => {
  renderPage(<Shown />, { at: '/games/1/ratings', answer })
  const summary = await screen.findByRole('region', { name: 'Distribution' })
  const bars = within(summary)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('i')?.style.width)
  expect(bars).toEqual(['75%', '0%', '25%', '0%', '0%'])
  const heights = within(screen.getByRole('table'))
    .getAllByRole('img', { name: /1 ★/ })
    .map((columns) => [...columns.querySelectorAll('i')].map(({ style }) => Number.parseFloat(style.height)))
  const [anchor = [], buoy, compass = []] = heights
  expect(buoy).toEqual([0, 0, 0, 0, 0])
  expect(compass[4]).toBeCloseTo(3 * (anchor[2] ?? 0), 3)
})
