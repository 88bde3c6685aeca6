import { describe, expect, it } from 'vitest'
import { applyChange, readBoard, type BoardChange, type BoardTable } from './board.ts'

const table: BoardTable = {
  teamIds: [7, 9],
  names: ['Lantern', 'Anvil'],
  divisions: [null, 'Students'],
  unrankedDivisions: [],
  scores: [500, 0],
  ranks: [1, 2],
  lastSolveTimes: [1000, null],
  solveTeamIds: [7],
}
const quiet: BoardChange = {
  previousSeq: 4,
  seq: 5,
  solves: [],
  teams: [],
  removedTeamIds: [],
  standings: { teamIds: [], scores: [], ranks: [] },
  reset: null,
}
const start = () => readBoard(table)

describe('applyChange', () => {
  it('counts a solve and updates the ranks', () => {
    const board = start()
    const solve = {
      team: { databaseId: 9, name: 'Anvil' },
      challenge: { title: 'Warm up' },
      solvedAt: '1970-01-01T00:00:02.000Z',
      type: 'FirstBlood' as const,
      points: 900,
    }
    const standings = { teamIds: [9, 7], scores: [900, 480], ranks: [1, 2] }
    applyChange(board, { ...quiet, solves: [solve], standings })
    expect(board.teams.get(9)).toMatchObject({ rank: 1, score: 900, solves: 1, lastTime: 2000 })
    expect(board.teams.get(7)).toMatchObject({ rank: 2, score: 480, solves: 1 })
  })

  it('adds and removes teams', () => {
    const board = start()
    applyChange(board, {
      ...quiet,
      teams: [{ databaseId: 11, name: 'Tide', division: null }],
      removedTeamIds: [7],
    })
    expect([...board.teams.keys()]).toEqual([9, 11])
  })
})
