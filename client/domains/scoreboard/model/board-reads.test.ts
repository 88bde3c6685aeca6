import { describe, expect, it } from 'vitest'
import { categoryGroups, findRows, solvesOf, splitRows, timelineOf, totalAt } from './board-reads.ts'
import { createLiveBoard, type ChallengeState } from './live-board.ts'
import { ranksGained } from './rank-changes.ts'
import type { SolveType } from '../../../../rules/scoring/blood-bonus.ts'

const challenge = (id: number, category: ChallengeState['category'], score = 100): ChallengeState => ({
  id,
  title: `Challenge ${id}`,
  category,
  score,
  solvedCount: 0,
  decidesTies: true,
})

const team = (id: number, name: string, division: string | null = null) => ({
  id,
  name,
  avatarUrl: null,
  division,
  participationId: id,
})

const solve = (teamId: number, challengeId: number, time: number, type: SolveType = 4) => ({
  teamId,
  challengeId,
  time,
  type,
  userName: 'ada',
})

const board = createLiveBoard({
  unrankedDivisions: [],
  seq: 1,
  updatedAt: 0,
  hiddenFrom: null,
  bloodBonus: (100 << 20) | (50 << 10) | 10,
  bloodBonusPoints: [],
  challenges: [challenge(1, 'Misc'), challenge(2, 'Misc', 300), challenge(3, 'Web')],
  teams: [team(1, 'Reef', 'Open'), team(2, 'Privateers', 'Student'), team(3, 'Sirens', 'Open')],
  solves: [solve(1, 2, 20), solve(1, 1, 10, 1), solve(2, 1, 12, 2), solve(2, 3, 30, 1), solve(3, 1, 15)],
  adjustments: [],
})
const rowOf = (id: number) => board.rowOf.get(id) ?? -1

describe('reading a board', () => {
  it('shows the teams of a division out of competition apart', () => {
    const divided = { ...board, unrankedDivisions: new Set(['Student']) }
    expect(splitRows(divided, board.order)).toEqual({
      ranked: board.order.filter((row) => row !== rowOf(2)),
      apart: [rowOf(2)],
    })
    expect(splitRows(board, board.order)).toEqual({ ranked: board.order, apart: [] })
  })

  it('returns the solves and the line of a team by time', () => {
    expect(solvesOf(board, rowOf(1)).map(({ challenge: { id }, points }) => [id, points])).toEqual([
      [1, 110],
      [2, 300],
    ])
    const line = timelineOf(board, rowOf(1))
    expect(line).toEqual({ times: [10, 20], totals: [110, 410] })
    expect([0, 10, 19, 20, 99].map((time) => totalAt(line, time))).toEqual([0, 110, 110, 410, 410])
  })

  it('counts awards and costs of hints in the line, which never falls below 0', () => {
    const adjusted = createLiveBoard({
      unrankedDivisions: [],
      seq: 1,
      updatedAt: 0,
      hiddenFrom: null,
      bloodBonus: 0,
      bloodBonusPoints: [],
      challenges: [challenge(1, 'Misc')],
      teams: [team(1, 'Reef'), team(2, 'Gulls')],
      solves: [solve(1, 1, 20), solve(2, 1, 10)],
      adjustments: [
        { teamId: 1, kind: 'Award', points: -150, reason: 'Attack on the platform', time: 30 },
        { teamId: 1, kind: 'Hint', points: -10, reason: '', time: 25 },
        { teamId: 1, kind: 'Award', points: 160, reason: 'King of the hill', time: 40 },
      ],
    })
    const row = adjusted.rowOf.get(1) ?? -1
    expect(timelineOf(adjusted, row)).toEqual({ times: [20, 25, 30, 40], totals: [100, 90, 0, 100] })
    // Both have 100 points; the score of the other team changed earlier.
    expect(adjusted.ranks[row]).toBe(2)
    expect(ranksGained(adjusted, 40)[row]).toBe(0)
  })

  it('groups columns', () => {
    expect(
      categoryGroups(board.challenges).map(({ category, first, challenges }) => [
        category,
        first,
        challenges.length,
      ]),
    ).toEqual([
      ['Misc', 0, 2],
      ['Web', 2, 1],
    ])
  })

  it('finds teams by division and name in rank order', () => {
    const names = (wanted: { division: string | null; search: string }) =>
      findRows(board, wanted).map((row) => board.teams[row]?.name)
    expect(names({ division: null, search: ' ' })).toEqual(['Reef', 'Privateers', 'Sirens'])
    expect(names({ division: 'Open', search: '' })).toEqual(['Reef', 'Sirens'])
    expect(names({ division: null, search: 'RE' })).toEqual(['Reef', 'Sirens'])
    expect(names({ division: 'Student', search: 're' })).toEqual([])
  })

  it('counts the ranks gained since a moment', () => {
    expect([1, 2, 3].map((id) => ranksGained(board, 16)[rowOf(id)])).toEqual([0, 0, 0])
    expect([1, 2, 3].map((id) => ranksGained(board, 11)[rowOf(id)])).toEqual([0, 0, 0])
    const risen = createLiveBoard({
      unrankedDivisions: [],
      seq: 1,
      updatedAt: 0,
      hiddenFrom: null,
      bloodBonus: 0,
      bloodBonusPoints: [],
      challenges: [challenge(1, 'Misc', 500), challenge(2, 'Misc')],
      teams: [team(1, 'A'), team(2, 'B'), team(3, 'C')],
      solves: [solve(1, 2, 10), solve(2, 2, 11), solve(3, 2, 12), solve(3, 1, 50)],
      adjustments: [],
    })
    expect([1, 2, 3].map((id) => ranksGained(risen, 50)[risen.rowOf.get(id) ?? -1])).toEqual([0, 0, 2])
    expect(ranksGained(risen, 51)).toEqual([])
    // C has its first solve at 12, so it had no rank before.
    expect(ranksGained(risen, 12)[risen.rowOf.get(3) ?? -1]).toBe(0)
  })
})
