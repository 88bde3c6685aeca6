import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import fragment, { type ChallengesPage_game$key } from '../../__generated__/ChallengesPage_game.graphql.ts'
import query, { type ChallengesPageQuery } from '../../__generated__/ChallengesPageQuery.graphql.ts'
import { ChallengeBoard } from '../challenge/play/board/ChallengeBoard.tsx'

vi.setConfig({ testTimeout: 90_000 })

function Board() {
  const data = useLazyLoadQuery<ChallengesPageQuery>(query, { gameId: 1 })
  const game = useFragment<ChallengesPage_game$key>(fragment, data.game ?? null)
  return game ? <ChallengeBoard game={game} /> : null
}

const page = {
  game: {
    id: 'game',
    databaseId: 1,
    title: 'Harbor Lights',
    state: 'Running',
    start: '2026-01-01T00:00:00Z',
    end: '2026-01-02T00:00:00Z',
    hasFlagBox: false,
    bloodBonus: { first: 0, second: 0, third: 0 },
    bloodBonusPoints: [],
    challenges: [],
    lockedChallenges: [],
    viewerParticipation: {
      id: 'own',
      status: 'Accepted',
      team: { id: 'team', databaseId: 7, name: 'Stack Canaries', avatarUrl: null },
      division: null,
      standing: { rank: 4, divisionRank: null, score: 100 },
      solvedChallengeIds: [],
      token: null,
      writeup: null,
    },
    notices: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
    writeupRequired: false,
    writeupDeadline: '2026-01-02T00:00:00Z',
    writeupNote: '',
  },
}

const board = {
  game: {
    id: 'game',
    scoreboard: {
      seq: 5,
      challenges: [],
      table: { teamIds: [7, 8], scores: [100, 90], ranks: [4, 5], divisionRanks: [null, null] },
    },
  },
}

test('the rank and the score of the own team follow the live board without another request', async () => {
  let move = (_data: Record<string, unknown>) => {}
  const calls = renderPage(
    <Suspense>
      <Board />
    </Suspense>,
    {
      at: '/games/1/challenges',
      answer: ({ operation }) => (operation === 'useBoardPulseQuery' ? board : page),
      follow: (tell, { operation }) => {
        if (operation === 'useBoardPulseChangedSubscription') move = tell
      },
    },
  )
  const strip = await screen.findByRole('button', { name: /Stack Canaries/ })
  expect(strip.textContent).toContain('100 ')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await act(async () =>
    move({
      scoreboardChanged: {
        previousSeq: 5,
        seq: 6,
        challenges: [],
        removedChallengeIds: [],
        standings: { teamIds: [7], scores: [1250], ranks: [2], divisionRanks: [1] },
        reset: null,
      },
    }),
  )
  await vi.waitFor(() => expect(strip.textContent).toContain('1,250 '))
  expect(strip.textContent).toContain('Rank 2')
  expect(calls).toHaveLength(2)
})
