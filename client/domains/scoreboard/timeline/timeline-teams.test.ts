import { expect, test } from 'vitest'
import { createLiveBoard } from '../model/live-board.ts'
import { teamLines } from './timeline-teams.ts'

const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const board = createLiveBoard({
  unrankedDivisions: [],
  seq: 1,
  updatedAt: 0,
  hiddenFrom: null,
  bloodBonus: 0,
  bloodBonusPoints: [],
  challenges: [{ id: 1, title: 'Mafia', category: 'Misc', score: 100, solvedCount: 12, decidesTies: true }],
  teams: ids.map((id) => ({ id, name: `Team ${id}`, avatarUrl: null, division: null, participationId: id })),
  solves: ids.map((id) => ({ teamId: id, challengeId: 1, time: id, type: 4, userName: 'ada' })),
  adjustments: [],
})

const wanted = {
  rows: ids.map((id) => board.rowOf.get(id) ?? -1),
  rankOf: (row: number) => board.ranks[row] ?? 0,
  ownTeamId: 12,
  picked: new Set<number>(),
  hidden: new Set<number>(),
}
const lines = teamLines(board, { ...wanted, inkIndexes: new Map(), top: 10 })

test('no two lines have the same dash and mark: ten leading teams and the own one', () => {
  expect(lines.map(({ tone }) => tone)).toEqual(['leader', ...Array<string>(9).fill('other'), 'own'])
  expect(new Set(lines.map(({ dash, mark }) => `${dash} ${mark}`)).size).toBe(11)
  expect(lines.filter(({ tone }) => tone === 'other').every(({ mark }) => mark)).toBe(true)
})

test('fewer lines have the own team as well', () => {
  const fewer = teamLines(board, { ...wanted, inkIndexes: new Map(), top: 5 })
  expect(fewer.map(({ teamId }) => teamId)).toEqual([1, 2, 3, 4, 5, 12])
})

test('a team out of competition has no line, unless it is the own team or was added', () => {
  const withGuests = (ownTeamId: number | null, picked: number[] = []) =>
    teamLines(board, {
      ...wanted,
      rankOf: (row) => (board.teams[row]?.id === 3 || board.teams[row]?.id === 4 ? 0 : 1),
      ownTeamId,
      picked: new Set(picked),
      inkIndexes: new Map(),
      top: 3,
    }).map(({ teamId }) => teamId)
  expect(withGuests(null)).toEqual([1, 2, 5])
  expect(withGuests(3)).toEqual([1, 2, 3, 5])
  expect(withGuests(null, [4])).toEqual([1, 2, 4, 5])
})
