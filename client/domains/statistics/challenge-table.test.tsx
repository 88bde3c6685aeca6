import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type StatisticsPageQuery } from '../../__generated__/StatisticsPageQuery.graphql.ts'
import { ChallengeTable } from './ChallengeTable.tsx'

const counted = (title: string, solvingTeamCount: number, medianSolveSeconds: number | null) => ({
  challengeId: title,
  challengeDatabaseId: title.length,
  title,
  category: 'Misc',
  submissionCount: solvingTeamCount,
  attemptingTeamCount: solvingTeamCount,
  solvingTeamCount,
  solveRate: null,
  submissionsPerSolve: null,
  firstSolveAt: null,
  medianSolveSeconds,
})
const statistics = {
  teamCount: 3,
  submissionCount: 4,
  solveCount: 4,
  activity: [],
  pauses: [],
  scores: [],
  challenges: [counted('Buoy', 1, 60), counted('Anchor', 0, null), counted('Compass', 3, 30)],
}

function Shown() {
  const { game } = useLazyLoadQuery<StatisticsPageQuery>(query, { gameId: 1 })
  return game?.statistics ? <ChallengeTable statistics={game.statistics} /> : null
}

const show = (at: string) =>
  renderPage(<Shown />, { at, answer: () => ({ game: { id: 'game', title: 'Harbor Lights', statistics } }) })
const titles = () =>
  within(screen.getByRole('table', { name: 'Challenges' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const sortedBy = (name: string) =>
  screen.getByRole('button', { name }).closest('th')?.getAttribute('aria-sort')

test('the challenges keep the order of the scoreboard until a column is chosen', async () => {
  show('/games/1/statistics')
  await screen.findByRole('heading', { name: 'Challenges' })
  expect(titles()).toEqual(['Buoy', 'Anchor', 'Compass'])
  await userEvent.click(screen.getByRole('button', { name: 'Solves' }))
  expect(titles()).toEqual(['Compass', 'Buoy', 'Anchor'])
  expect(sortedBy('Solves')).toBe('descending')
  expect(sortedBy('Challenge')).toBe('none')
  await userEvent.click(screen.getByRole('button', { name: 'Challenge' }))
  expect(titles()).toEqual(['Anchor', 'Buoy', 'Compass'])
})

test.each([
  ['medianSolveSeconds', ['Compass', 'Buoy', 'Anchor']],
  ['-medianSolveSeconds', ['Buoy', 'Compass', 'Anchor']],
])('with the order %s of the address, challenges without a solve are last', async (sort, order) => {
  show(`/games/1/statistics?sort=${sort}`)
  await screen.findByRole('table', { name: 'Challenges' })
  expect(titles()).toEqual(order)
})
