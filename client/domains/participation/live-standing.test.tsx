import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShownBoard, shownGame } from '../../../tests/kit/client/ShownBoard.tsx'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'

vi.setConfig({ testTimeout: 90_000 })

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
  const live = followed('useBoardPulseChangedSubscription')
  const calls = renderPage(<ShownBoard />, {
    at: '/games/1/challenges',
    answer: ({ operation }) => (operation === 'useBoardPulseQuery' ? board : { game: shownGame }),
    follow: live.follow,
  })
  const strip = await screen.findByRole('button', { name: /Stack Canaries/ })
  expect(strip.textContent).toContain('100 ')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await live.send({
    scoreboardChanged: {
      previousSeq: 5,
      seq: 6,
      challenges: [],
      removedChallengeIds: [],
      standings: { teamIds: [7], scores: [1250], ranks: [2], divisionRanks: [1] },
      reset: null,
    },
  })
  await vi.waitFor(() => expect(strip.textContent).toContain('1,250 '))
  expect(strip.textContent).toContain('Rank 2')
  expect(calls).toHaveLength(2)
})
