import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { GameResult } from './GameResult.tsx'

const team = (databaseId: number, name: string) => ({
  __typename: 'ScoreboardTeam',
  id: `team-${databaseId}`,
  databaseId,
  name,
  avatarUrl: null,
})
const entry = (rank: number, score: number, name: string) => ({
  node: { rank, score, isRanked: true, team: team(rank, name) },
})
const own = {
  __typename: 'Participation',
  id: 'own',
  status: 'Accepted',
  division: null,
  team: { __typename: 'Team', id: 'Team-5', databaseId: 5, name: 'Null Meridian' },
}
const standing = { rank: 5, score: 2617, isRanked: true }

function show({ hasTeam, finalizedAt = null }: { hasTeam: boolean; finalizedAt?: string | null }) {
  const entries = {
    totalCount: 19,
    edges: [entry(1, 4001, '0xdeadreef'), entry(2, 3532, 'Sirens'), entry(3, 3282, 'Heaps')],
  }
  renderPage(<GameResult gameId={7} hasLink={hasTeam} />, {
    at: '/games/7',
    answer: () => ({
      game: {
        __typename: 'Game',
        id: 'game',
        finalizedAt,
        scoreboard: { hiddenFrom: null, entries },
        viewerParticipation: hasTeam ? { ...own, standing } : null,
      },
    }),
  })
}

test('shows a player the place of the own team and the first teams', async () => {
  show({ hasTeam: true })
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(within(result).getByText('Null Meridian')).toBeTruthy()
  expect(within(result).getByText('5 of 19')).toBeTruthy()
  expect(within(result).getByText('2,617')).toBeTruthy()
  expect(within(result).getAllByRole('listitem')).toHaveLength(3)
  expect(within(result).getByRole('link').getAttribute('href')).toBe('/games/7/scoreboard')
})

test('shows a visitor the first teams of a final result alone', async () => {
  show({ hasTeam: false, finalizedAt: '2026-01-01T00:00:00Z' })
  const result = await screen.findByRole('region', { name: 'Final result' })
  expect(within(result).getByText('0xdeadreef')).toBeTruthy()
  expect(within(result).queryByText('5 of 19')).toBeNull()
  expect(within(result).queryByRole('link')).toBeNull()
})
