import { describe, expect, it } from 'vitest'
import {
  award,
  challenge,
  end,
  rowsOf,
  solve,
  start,
  team,
  viewOf,
} from '../../../../tests/kit/world/board-rows.ts'
import { diffBoards } from '../table/board-delta.ts'
import { timelines } from '../timelines.ts'
import type { BoardRows } from './board-rows.ts'
import { viewBoard } from './board-view.ts'
import { applyAdjustments, computeScoreboard } from './compute-scoreboard.ts'

const scoresOf = (rows: BoardRows) =>
  viewOf(rows).rows.map((row) => [row.participationId, row.score, row.rank])

describe('adjustments', () => {
  const adjusted = (...rows: ReturnType<typeof award>[]) => ({
    ...rowsOf([team(1), team(2)], [challenge(1, { minScoreRate: 1 })], [solve(1, 1, 1), solve(2, 2, 1)], 0),
    adjustments: new Map(rows.map((row) => [row.adjustmentId, row])),
  })

  it('change the score, and decide ties by their time', () => {
    const rows = adjusted(award(5, 1, 50), award(6, 1, -50), award(7, 2, 5), award(8, 2, -5))
    // Both have 1000 points. The score of team 1 changed last at 6, that of team 2 at 8.
    expect(scoresOf(rows)).toEqual([
      [1, 1000, 1],
      [2, 1000, 2],
    ])
    expect(scoresOf(adjusted(award(5, 1, 50), award(6, 1, -50)))).toEqual([
      [2, 1000, 1],
      [1, 1000, 2],
    ])
    expect(viewOf(rows).rows[0]).toMatchObject({ lastTime: start + 1, total: 1000 })
  })

  it('decide no tie while they change no score', () => {
    const first = [
      [1, 1000, 1],
      [2, 1000, 2],
    ]
    expect(scoresOf(adjusted(award(7, 1, 0)))).toEqual(first)
    const poor = { ...adjusted(award(5, 2, -50), award(6, 2, 20)), solves: new Map() }
    // A loss of points that leaves the score at 0 makes nobody better than a team without any.
    expect(scoresOf(poor)).toEqual([
      [1, 0, 1],
      [2, 0, 2],
    ])
  })

  it('never show a score below 0, but count the whole sum', () => {
    const view = viewOf(adjusted(award(5, 1, -1200), award(6, 1, 150)))
    expect(view.rows[1]).toMatchObject({ participationId: 1, score: 0, total: -50 })
    expect(timelines(view, { division: null, top: 2 })[1]).toMatchObject({
      times: [start + 1, start + 5, start + 6],
      scores: [1000, 0, 0],
    })
  })

  it('count whenever they are made, those before the start from the start', () => {
    const hint = (id: number, time: number) => ({ ...award(id, 1, -100, time), kind: 'Hint' as const })
    // A hint that was bought before the end keeps its price when the end moves.
    const rows = adjusted(
      award(1, 1, 7, start - 5),
      award(2, 1, 7, end + 5),
      hint(3, start - 1),
      hint(4, end),
    )
    const row = viewOf(rows).rowByTeam.get(10)
    expect(row?.score).toBe(1000 + 14 - 200)
    expect(row?.adjustments.map(({ adjustmentId, time }) => [adjustmentId, time])).toEqual([
      [1, start],
      [3, start],
      [4, end],
      [2, end + 5],
    ])
  })

  it('make the same board one by one in any order', () => {
    const all = [award(5, 1, -1200), award(6, 2, 150), award(7, 1, 300), award(8, 1, 1)]
    const board = computeScoreboard(adjusted())
    for (const row of all.toReversed()) applyAdjustments(board, [row])
    const version = { seq: 1, updatedAt: 0 }
    expect(viewBoard(board, version)).toEqual(viewOf(adjusted(...all)))
  })

  it('are in a delta when they are new, and reset the board when one is gone', () => {
    const before = viewOf(adjusted(award(5, 1, 50)))
    const after = viewOf(adjusted(award(5, 1, 50), award(6, 2, 30)))
    expect(diffBoards(before, after)).toMatchObject({
      adjustments: [{ adjustmentId: 6, points: 30, team: { teamId: 20 } }],
      solves: [],
      reset: null,
    })
    expect(diffBoards(after, before).reset).toBe(before)
  })
})
