import { expect, test } from 'vitest'
import { createLiveBoard } from '../model/live-board.ts'
import { teamLines } from './timeline-teams.ts'

const ids = [1, 2, 3, 4, 5]
const board = createLiveBoard({
  unrankedDivisions: [],
  seq: 1,
  updatedAt: 0,
  hiddenFrom: null,
  bloodBonus: 0,
  bloodBonusPoints: [],
  challenges: [{ id: 1, title: 'Mafia', category: 'Misc', score: 100, solvedCount: 5 }],
  teams: ids.map((id) => ({ id, name: `Team ${id}`, avatarUrl: null, division: null, participationId: id })),
  solves: ids.map((id) => ({ teamId: id, challengeId: 1, time: id, type: 4, userName: 'ada' })),
  adjustments: [],
})

test('lines of other teams have different dashes; those of the leader and of the own team are solid', () => {
  const lines = teamLines(board, {
    rows: ids.map((id) => board.rowOf.get(id) ?? -1),
    rankOf: (row) => board.ranks[row] ?? 0,
    ownTeamId: 3,
    picked: new Set(),
    hidden: new Set(),
    inkIndexes: new Map(),
  })
  expect(lines.map(({ tone, dash }) => `${tone} ${dash}`)).toEqual([
    'leader solid',
    'other solid',
    'own solid',
    'other dashed',
    'other dotted',
  ])
})
