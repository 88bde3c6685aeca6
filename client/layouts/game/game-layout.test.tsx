import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type GameLayoutQuery } from '../../__generated__/GameLayoutQuery.graphql.ts'
import { GameLayout } from './GameLayout.tsx'

const game = {
  __typename: 'Game',
  id: 'game',
  databaseId: 7,
  title: 'Harbour CTF',
  state: 'Upcoming',
  start: '2030-01-01T10:00:00Z',
  end: '2030-01-02T10:00:00Z',
  pausedAt: null,
  finalizedAt: null,
  viewerParticipation: null,
}

test.each(['scoreboard', 'statistics', 'ratings', 'writeups', 'monitor/events'])(
  'the page %s of a game follows its changes for visitors',
  async (path) => {
    const times = followed('FollowGameTimesSubscription')
    renderPage(<PreloadedPage<GameLayoutQuery> page={GameLayout} query={query} variables={{ gameId: 7 }} />, {
      at: `/games/7/${path}`,
      answer: () => ({ game }),
      follow: times.follow,
    })
    expect(screen.queryByText(/paused/i)).toBeNull()
    await times.send({ viewerGameChanged: { ...game, state: 'Running', pausedAt: '2030-01-01T11:00:00Z' } })
    expect(await screen.findByText(/paused/i)).toBeDefined()
  },
)
