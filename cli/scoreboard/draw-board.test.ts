import { expect, it } from 'vitest'
import { readBoard } from './board.ts'
import { boardLines, changeLines } from './draw-board.ts'

const board = readBoard({
  teamIds: [7, 9],
  names: ['Lantern', 'Anvil'],
  divisions: [null, 'Guests'],
  unrankedDivisions: ['Guests'],
  scores: [500, 900],
  ranks: [1, 2],
  lastSolveTimes: [null, null],
  solveTeamIds: [],
})

it('shows no rank for a team out of competition', () => {
  const [, , ...rows] = boardLines(board, 10)
  expect(rows.map((line) => line.trim().split(/\s+/).slice(0, 2))).toEqual([
    ['1', 'Lantern'],
    ['–', 'Anvil'],
  ])
})

it('says at a solve that the team is out of competition', () => {
  const solve = {
    team: { databaseId: 9, name: 'Anvil' },
    challenge: { title: 'Warm up' },
    solvedAt: '1970-01-01T00:00:02.000Z',
    type: 'Normal' as const,
    points: 900,
  }
  const change = { previousSeq: 4, seq: 5, solves: [solve], teams: [], removedTeamIds: [], reset: null }
  const standings = { teamIds: [], scores: [], ranks: [] }
  expect(changeLines(board, { ...change, standings })).toEqual([
    '00:00:02  Anvil solved Warm up (+900)  out of competition, 900 points',
  ])
})
