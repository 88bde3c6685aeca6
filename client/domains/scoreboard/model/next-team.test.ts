import { expect, it } from 'vitest'
import { createLiveBoard } from './live-board.ts'
import { nextTeam } from './next-team.ts'

const challenge = (id: number, title: string, score: number) =>
  ({ id, title, category: 'Misc', score, solvedCount: 1, decidesTies: true }) as const
const team = (id: number, name: string) => ({
  id,
  name,
  avatarUrl: null,
  division: null,
  participationId: id,
})

const boardWith = (hiddenFrom: number | null) =>
  createLiveBoard({
    unrankedDivisions: [],
    seq: 1,
    updatedAt: 0,
    hiddenFrom,
    bloodBonus: 0,
    bloodBonusPoints: [],
    challenges: [
      challenge(1, 'Anchor', 300),
      challenge(2, 'Buoy', 100),
      challenge(3, 'Cleat', 250),
      challenge(4, 'Deck', 200),
      challenge(5, 'Edge', 199),
      challenge(6, '???', 210),
      challenge(7, 'Fender', 900),
      challenge(8, 'Gaff', 800),
    ],
    teams: [team(1, 'Reef'), team(2, 'Shoal')],
    solves: [
      { teamId: 1, challengeId: 1, time: 10, type: 4, userName: 'ada' },
      { teamId: 2, challengeId: 2, time: 15, type: 4, userName: 'bob' },
    ],
    adjustments: [],
  })

it('names the cheapest unsolved challenges that are worth the points to the team ahead', () => {
  const board = boardWith(null)
  const [first = -1, second = -1] = board.order
  const next = nextTeam(board, board.order, second)
  expect([next?.name, next?.gap]).toEqual(['Reef', 200])
  expect(next?.closing.map(({ title }) => title)).toEqual(['Deck', 'Cleat', 'Anchor'])
  expect(nextTeam(board, board.order, first)).toBeNull()
})

it('is silent while solves are hidden, and for a team outside of the rows', () => {
  const frozen = boardWith(12)
  expect(nextTeam(frozen, frozen.order, frozen.rowOf.get(2) ?? -1)).toBeNull()
  const board = boardWith(null)
  expect(nextTeam(board, [board.rowOf.get(1) ?? -1], board.rowOf.get(2) ?? -1)).toBeNull()
})
