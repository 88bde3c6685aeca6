import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type ScoreboardPageQuery } from '../../__generated__/ScoreboardPageQuery.graphql.ts'
import { startPresenting, stopPresenting } from '../../layouts/shell/presenting.ts'
import { ScoreboardPage } from './ScoreboardPage.tsx'

const SECOND = 1000
const START = Date.UTC(2026, 0, 1)
const at = (seconds: number) => START + seconds * SECOND
const iso = (seconds: number) => new Date(at(seconds)).toISOString()
const numbers = (count: number) => Array.from({ length: count }, (_value, index) => index + 1)
/** Teams 1 to 30 compete, teams 31 and 32 do not. */
const teamIds = numbers(32)
const challenges = numbers(12).map((databaseId) => ({
  databaseId,
  title: `Task ${databaseId}`,
  category: 'Misc',
  score: 100,
  solvedCount: 1,
}))

const game = {
  id: 'game',
  databaseId: 4,
  title: 'Harbor Lights',
  start: iso(0),
  end: iso(1000),
  pausedAt: null,
  divisions: ['Guests'],
  viewerParticipation: null,
}
const scoreboard = {
  seq: 1,
  updatedAt: iso(1000),
  hiddenFrom: iso(500),
  bloodBonus: { first: 0, second: 0, third: 0 },
  bloodBonusPoints: false,
  challenges,
  table: {
    participationIds: teamIds,
    teamIds,
    names: teamIds.map((id) => `Crew ${id}`),
    avatarUrls: teamIds.map(() => null),
    divisions: teamIds.map((id) => (id > 30 ? 'Guests' : null)),
    unrankedDivisions: ['Guests'],
    // A guest solved last of all.
    solveTeamIds: [31],
    solveChallengeIds: [1],
    solveTimes: [at(990)],
    solveTypes: [4],
    solveUserNames: [null],
    adjustments: [],
  },
}

beforeEach(() => {
  document.documentElement.requestFullscreen = async () => {}
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
})
afterEach(async () => {
  await act(stopPresenting)
  vi.restoreAllMocks()
})

test('each step of the reveal shows the page of its team and of its challenge', async () => {
  const board = followed('liveBoardSourceChangedSubscription')
  let revealed = { team: 0, challenge: 0 }
  await act(startPresenting)
  renderPage(
    <Routes>
      <Route
        path="/games/:id/scoreboard"
        element={
          <PreloadedPage<ScoreboardPageQuery> page={ScoreboardPage} query={query} variables={{ gameId: 4 }} />
        }
      />
    </Routes>,
    {
      at: '/games/4/scoreboard',
      viewer: { id: 'user', name: 'Ada', role: 'Admin', avatarUrl: null, needsSecondFactor: false },
      answer: ({ operation }) => {
        if (operation === 'ScoreboardPageQuery') return { game }
        if (operation === 'liveBoardSourceQuery') return { game: { id: 'game', scoreboard } }
        const { team, challenge } = revealed
        return {
          revealNextSolve: {
            __typename: 'RevealNextSolvePayload',
            team: { id: `team ${team}`, databaseId: team, name: `Crew ${team}` },
            challenge: { id: `challenge ${challenge}`, databaseId: challenge, name: `Task ${challenge}` },
            left: 3,
            game: { id: 'game', revealedAt: null, hiddenSolveCount: 3 },
          },
        }
      },
      follow: board.follow,
    },
  )
  await screen.findByRole('grid')
  const shownGrid = () => screen.getByRole('grid')
  async function reveal(team: number, challenge: number, seconds: number, seq: number) {
    revealed = { team, challenge }
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    await waitFor(() =>
      expect(document.querySelector('p[role=status]')?.textContent).toContain(`Crew ${team}Task`),
    )
    await board.send({
      scoreboardChanged: {
        previousSeq: seq - 1,
        seq,
        hiddenFrom: scoreboard.hiddenFrom,
        solves: [
          {
            team: { databaseId: team },
            challenge: { databaseId: challenge },
            solvedAt: iso(seconds),
            typeNumber: 4,
            userName: null,
          },
        ],
        adjustments: [],
        challenges: [],
        removedChallengeIds: [],
        teams: [],
        removedTeamIds: [],
        reset: null,
      },
    })
    await waitFor(() => {
      expect(within(shownGrid()).getByText(`Crew ${team}`)).toBeDefined()
      expect(within(shownGrid()).getByText(`Task ${challenge}`)).toBeDefined()
    })
  }
  await reveal(32, 1, 980, 2)
  expect(within(shownGrid()).queryByText('Crew 1')).toBeNull()
  await reveal(29, 12, 900, 3)
  expect(within(shownGrid()).queryByText('Task 1')).toBeNull()
  await reveal(29, 6, 800, 4)
  await reveal(28, 2, 700, 5)
})
