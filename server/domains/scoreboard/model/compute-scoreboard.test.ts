import { describe, expect, it } from 'vitest'
import { dynamicScore } from '../../../../rules/scoring/score-curve.ts'
import { challenge, end, rowsOf, solve, start, team, viewOf } from '../../../../tests/kit/world/board-rows.ts'
import { bloodBonusParts, pointsWithBonus } from '../../../../rules/scoring/blood-bonus.ts'
import { diffBoards } from '../table/board-delta.ts'
import type { BoardRows } from './board-rows.ts'
import { pointsOf, viewBoard } from './board-view.ts'
import { applySolves, computeScoreboard } from './compute-scoreboard.ts'
import { timelines } from '../timelines.ts'

const scoresOf = (rows: BoardRows) =>
  viewOf(rows).rows.map((row) => [row.participationId, row.score, row.rank])

describe('computeScoreboard', () => {
  it('adds the bonus of the first three to the current points of the challenge', () => {
    const teams = [1, 2, 3, 4].map((id) => team(id))
    const rows = rowsOf(
      teams,
      [challenge(1)],
      [1, 2, 3, 4].map((id) => solve(id, id, 1)),
    )
    expect(dynamicScore(challenge(1), 4)).toBe(661)
    expect(scoresOf(rows)).toEqual([
      [1, 694, 1],
      [2, 681, 2],
      [3, 668, 3],
      [4, 661, 4],
    ])
  })

  it('lists the first three also if the game has no bonus', () => {
    const view = viewOf(rowsOf([team(1)], [challenge(1)], [solve(1, 1, 1)], 0))
    expect(view.rows[0]).toMatchObject({ score: 1000, solves: [{ type: 1 }] })
    expect(view.challenges.get(1)?.bloods).toHaveLength(1)
  })

  it('has no bloods if the challenge disables them', () => {
    const view = viewOf(rowsOf([team(1)], [challenge(1, { disableBloodBonus: true })], [solve(1, 1, 1)]))
    expect(view.rows[0]).toMatchObject({ score: 1000, solves: [{ type: 4 }] })
    expect(view.challenges.get(1)).toMatchObject({ bloods: [], solvedCount: 1 })
  })

  it('counts from the start up to, not including, the end', () => {
    const solves = [
      solve(1, 1, 1, start - 1),
      solve(2, 2, 1, start),
      solve(3, 3, 1, end - 1),
      solve(4, 4, 1, end),
    ]
    const view = viewOf(
      rowsOf(
        [1, 2, 3, 4].map((id) => team(id)),
        [challenge(1)],
        solves,
      ),
    )
    expect(view.rows.filter((row) => row.solves.length > 0).map((row) => row.participationId)).toEqual([2, 3])
  })

  it('ignores teams that are not accepted, and their solves', () => {
    const teams = [team(1, { status: 'Suspended' }), team(2), team(3, { status: 'Pending' })]
    const view = viewOf(rowsOf(teams, [challenge(1)], [solve(1, 1, 1), solve(2, 2, 1)]))
    expect(view.rows).toHaveLength(1)
    expect(view.rows[0]).toMatchObject({ participationId: 2, score: 1050, solves: [{ type: 1 }] })
    expect(view.challenges.get(1)).toMatchObject({ solvedCount: 1, score: 1000 })
  })

  it('leaves out disabled challenges', () => {
    const view = viewOf(
      rowsOf([team(1)], [challenge(1, { isEnabled: false }), challenge(2)], [solve(1, 1, 1)]),
    )
    expect([...view.challenges.keys()]).toEqual([2])
    expect(view.rows[0]?.score).toBe(0)
  })

  it('lists challenges by category, then title', () => {
    const list = [
      challenge(1, { category: 'OSINT' }),
      challenge(2, { title: 'b' }),
      challenge(3, { title: 'a' }),
    ]
    const view = viewOf(rowsOf([], [...list, challenge(4, { category: 'Misc' })], []))
    expect([...view.challenges.keys()]).toEqual([4, 3, 2, 1])
  })

  it('ranks equal scores by the last solve, then by participation, and teams without a solve last', () => {
    const plain = challenge(1, { minScoreRate: 1, disableBloodBonus: true })
    const solves = [solve(1, 4, 1, start + 5), solve(2, 3, 1, start + 5), solve(3, 5, 1, start + 1)]
    const teams = [1, 2, 3, 4, 5].map((id) => team(id))
    expect(viewOf(rowsOf(teams, [plain], solves)).rows.map((row) => row.participationId)).toEqual([
      5, 3, 4, 1, 2,
    ])
  })

  it.each([
    ['gives 0 points', challenge(2, { originalScore: 0 })],
    ['does not decide ties', challenge(2, { minScoreRate: 1, decidesTies: false })],
  ])('decides no tie by a challenge that %s', (_why, survey) => {
    const plain = challenge(1, { minScoreRate: 1, disableBloodBonus: true })
    const solves = [solve(1, 1, 1), solve(2, 2, 1), solve(3, 2, 2), solve(4, 1, 2)]
    const rows = rowsOf([team(1), team(2)], [plain, { ...survey, disableBloodBonus: true }], solves)
    expect(viewOf(rows).rows.map((row) => [row.participationId, row.lastTime])).toEqual([
      [1, start + 4],
      [2, start + 3],
    ])
  })

  it('decides a tie by what solves give now', () => {
    // The second challenge is worth 0 points from its second solve on, so its time counts no more.
    const sinking = challenge(2, { scoreCurve: 'Table', scoreTable: [100, 0], disableBloodBonus: true })
    const plain = challenge(1, { minScoreRate: 1, disableBloodBonus: true })
    const solves = [solve(1, 1, 1), solve(2, 2, 1), solve(3, 1, 2)]
    const ids = (...all: typeof solves) =>
      viewOf(rowsOf([team(1), team(2), team(3)], [plain, sinking], all)).rows.map(
        (row) => row.participationId,
      )
    expect(ids(...solves, solve(4, 3, 2))).toEqual([1, 2, 3])
    expect(ids(solve(1, 2, 1), solve(2, 1, 1), solve(3, 2, 2), solve(4, 3, 2))).toEqual([2, 1, 3])
  })

  it('ranks within divisions', () => {
    const teams = [
      team(1, { division: 'A' }),
      team(2),
      team(3, { division: 'B' }),
      team(4, { division: 'A' }),
    ]
    const view = viewOf(rowsOf(teams, [challenge(1)], [solve(1, 4, 1)]))
    expect(view.rows.map((row) => [row.participationId, row.divisionRank])).toEqual([
      [4, 1],
      [1, 2],
      [2, null],
      [3, 1],
    ])
    expect(view.divisions).toEqual(['A', 'B'])
  })

  it('computes timelines with current points', () => {
    const view = viewOf(
      rowsOf(
        [team(1), team(2)],
        [challenge(1), challenge(2)],
        [solve(1, 1, 1), solve(2, 2, 1), solve(3, 1, 2)],
      ),
    )
    const [best] = timelines(view, { division: null, top: 1 })
    expect(best).toMatchObject({ times: [start + 1, start + 3], scores: [907, 907 + 1050] })
  })
})

describe('timelines', () => {
  it('includes the best teams of a division, also if other divisions have many better ones', () => {
    const teams = [1, 2, 3, 4, 5].map((id) => team(id, { division: id <= 3 ? 'Open' : 'Student' }))
    const solves = teams.map(({ participationId }) => solve(participationId, participationId, 1))
    const view = viewOf(rowsOf(teams, [challenge(1)], solves))
    const named = (division: string | null, top: number) =>
      timelines(view, { division, top }).map((line) => line.team.teamId)
    expect(named(null, 2)).toEqual([10, 20])
    expect(named('Student', 2)).toEqual([40, 50])
    expect(named('Student', 1)).toEqual([40])
  })
})

describe('applySolves', () => {
  it('equals a complete computation, and its deltas add up', () => {
    const random = randomNumbers(7)
    const teams = Array.from({ length: 30 }, (_, id) => team(id + 1, { division: id % 3 ? 'A' : null }))
    const challenges = Array.from({ length: 8 }, (_, id) =>
      challenge(id + 1, { disableBloodBonus: id === 3 }),
    )
    const all = teams.flatMap(({ participationId }) =>
      challenges.map((row) => [participationId, row.challengeId] as const),
    )
    const solves = all
      .sort(() => random() - 0.5)
      .map(([participationId, challengeId], id) =>
        solve(id + 1, participationId, challengeId, start + id * 4_000),
      )
    const rows = rowsOf(teams, challenges, [])
    const board = computeScoreboard(rows)
    let view = viewBoard(board, { seq: 0, updatedAt: 0 })
    const followed = new Map(view.rows.map((row) => [row.team.teamId, row.score]))
    for (let from = 0; from < solves.length;) {
      const next = solves.slice(from, (from += 1 + Math.floor(random() * 9)))
      for (const row of next) rows.solves.set(row.submissionId, row)
      expect(applySolves(board, next)).toBe(true)
      const seq = view.seq + 1
      const after = viewBoard(board, { seq, updatedAt: 0 }, { previous: view })
      expect(after).toEqual({ ...viewOf(rows), seq })
      const delta = diffBoards(view, after)
      expect(delta.reset).toBeNull()
      for (const row of delta.standings()) followed.set(row.team.teamId, row.score)
      expect(followed).toEqual(new Map(after.rows.map((row) => [row.team.teamId, row.score])))
      view = after
    }
    expect(view.rows.every((row) => row.score === naiveScore(rows, row.participationId))).toBe(true)
    expect(
      view.rows.every((row) => row.score === row.solves.reduce((sum, item) => sum + pointsOf(view, item), 0)),
    ).toBe(true)
  })

  it('rejects a solve before the last one, and changes nothing', () => {
    const board = computeScoreboard(rowsOf([team(1), team(2)], [challenge(1)], [solve(5, 1, 1)]))
    expect(applySolves(board, [solve(4, 2, 1)])).toBe(false)
    expect(board.teams.get(2)?.score).toBe(0)
  })

  it('applies solves in order of time, then of submission, in whatever order they arrive', () => {
    const challenges = [challenge(1, { difficulty: 1e9 })]
    const teams = [1, 2, 3, 4].map((id) => team(id))
    const together = start + 50
    const board = computeScoreboard(rowsOf(teams, challenges, []))
    const arrived = [solve(9, 1, 1, together), solve(7, 2, 1, together), solve(8, 3, 1, start + 10)]
    expect(applySolves(board, arrived)).toBe(true)
    expect(board.challenges.get(1)?.bloods.map((blood) => blood.team.participationId)).toEqual([3, 2, 1])
    expect(viewBoard(board, { seq: 1, updatedAt: 0 })).toEqual(viewOf(rowsOf(teams, challenges, arrived)))
  })

  it('ignores solves outside the time, and those of teams or challenges that are not on the board', () => {
    const rows = rowsOf([team(1), team(2)], [challenge(1)], [solve(5, 1, 1)])
    const board = computeScoreboard(rows)
    const before = viewBoard(board, { seq: 1, updatedAt: 0 })
    const outside = [solve(6, 2, 1, start - 1), solve(7, 2, 1, end), solve(8, 3, 1), solve(9, 2, 4)]
    expect(applySolves(board, outside)).toBe(true)
    expect(viewBoard(board, { seq: 1, updatedAt: 0 })).toEqual(before)
  })

  it('rejects a batch with one late solve', () => {
    const challenges = [challenge(1), challenge(2)]
    const board = computeScoreboard(rowsOf([team(1), team(2)], challenges, [solve(5, 1, 1)]))
    expect(applySolves(board, [solve(4, 2, 1), solve(6, 2, 2)])).toBe(false)
    expect(board.teams.get(2)).toMatchObject({ score: 0, solves: [] })
  })

  it('decides by the submission id if two solves share a millisecond', () => {
    const moment = start + 100
    const boardWith = (first: number) =>
      computeScoreboard(rowsOf([team(1), team(2)], [challenge(1)], [solve(first, 1, 1, moment)]))
    expect(applySolves(boardWith(5), [solve(6, 2, 1, moment)])).toBe(true)
    expect(applySolves(boardWith(5), [solve(4, 2, 1, moment)])).toBe(false)
    expect(applySolves(boardWith(5), [solve(5, 2, 1, moment)])).toBe(false)
    expect(applySolves(boardWith(5), [solve(6, 2, 1, moment - 1)])).toBe(false)
    expect(applySolves(boardWith(5), [solve(4, 2, 1, moment + 1)])).toBe(true)
  })

  it('orders challenges with the same title by their id', () => {
    const list = [challenge(3, { title: 'same' }), challenge(1, { title: 'same' }), challenge(2)]
    expect([...viewOf(rowsOf([], list, [])).challenges.keys()]).toEqual([2, 1, 3])
  })

  it('keeps the solves of a team in order when two challenges commit in the opposite order', () => {
    const teams = [team(1), team(2)]
    const challenges = [challenge(1), challenge(2)]
    const [later, earlier] = [solve(2, 1, 1, start + 500), solve(1, 1, 2, start + 100)]
    const board = computeScoreboard(rowsOf(teams, challenges, []))
    expect(applySolves(board, [later])).toBe(true)
    expect(applySolves(board, [earlier])).toBe(true)
    expect(board.teams.get(1)?.lastTime).toBe(start + 500)
    expect(board.teams.get(1)?.solves.map(({ submissionId }) => submissionId)).toEqual([1, 2])
    const view = viewBoard(board, { seq: 1, updatedAt: 0 })
    expect(view).toEqual(viewOf(rowsOf(teams, challenges, [later, earlier])))
  })

  it('does not change views of earlier versions', () => {
    const board = computeScoreboard(rowsOf([team(1), team(2)], [challenge(1)], [solve(1, 1, 1)]))
    const before = viewBoard(board, { seq: 1, updatedAt: 0 })
    const copy = structuredClone(before)
    applySolves(board, [solve(2, 2, 1)])
    expect(before).toEqual(copy)
  })
})

function naiveScore(rows: BoardRows, participationId: number): number {
  const solves = [...rows.solves.values()]
  let score = 0
  for (const own of solves.filter((row) => row.participationId === participationId)) {
    const row = rows.challenges.get(own.challengeId) ?? challenge(0)
    const solverIds = solves
      .filter((other) => other.challengeId === own.challengeId)
      .map((other) => other.submissionId)
    const worth = dynamicScore(row, solverIds.length)
    const part = bloodBonusParts(rows.game.bloodBonus)[solverIds.indexOf(own.submissionId)]
    score += part === undefined || row.disableBloodBonus ? worth : pointsWithBonus(worth, part)
  }
  return score
}

function randomNumbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}
