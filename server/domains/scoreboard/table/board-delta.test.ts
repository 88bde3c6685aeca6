import { describe, expect, it } from 'vitest'
import { challenge, end, rowsOf, solve, start, team, viewOf } from '../../../../tests/kit/world/board-rows.ts'
import { diffBoards, replaySolves, resetTo } from './board-delta.ts'
import type { BoardRows } from '../model/board-rows.ts'
import { viewBoard } from '../model/board-view.ts'
import { computeScoreboard } from '../model/compute-scoreboard.ts'

const rows = () => rowsOf([team(1), team(2)], [challenge(1), challenge(2)], [solve(1, 1, 1)])

/** The delta of one change of the rows. Both boards are computed separately, so they share no object. */
function diff(change: (rows: BoardRows) => void) {
  const after = rows()
  change(after)
  return diffBoards(viewOf(rows()), viewOf(after))
}

describe('diffBoards', () => {
  it('is empty between two boards of the same rows', () => {
    const delta = diff(() => {})
    expect({ ...delta, standings: delta.standings() }).toEqual({
      previousSeq: 1,
      seq: 1,
      hiddenFrom: null,
      solves: [],
      adjustments: [],
      challenges: [],
      removedChallengeIds: [],
      teams: [],
      removedTeamIds: [],
      standings: [],
      reset: null,
    })
  })

  it('lists new solves by time, then by submission, with team and points', () => {
    const moment = start + 900
    const of = (submissionId: number, time: number) => ({ submissionId, time, userName: 'ada' })
    const delta = diff((after) => {
      for (const row of [solve(7, 2, 2, moment), solve(6, 1, 2, moment), solve(9, 2, 1, moment - 1)])
        after.solves.set(row.submissionId, row)
    })
    expect(delta.solves).toMatchObject([
      {
        ...of(9, moment - 1),
        type: 2,
        team: { teamId: 20 },
        challenge: { row: { challengeId: 1 } },
        points: 890,
      },
      {
        ...of(6, moment),
        type: 1,
        team: { teamId: 10 },
        challenge: { row: { challengeId: 2 } },
        points: 907,
      },
      {
        ...of(7, moment),
        type: 2,
        team: { teamId: 20 },
        challenge: { row: { challengeId: 2 } },
        points: 890,
      },
    ])
  })

  it('names added and removed teams', () => {
    const came = diff((after) => after.participations.set(3, team(3)))
    expect(came.teams.map((row) => row.participationId)).toEqual([3])
    expect(came.standings().map((row) => row.participationId)).toEqual([3])
    expect(diff((after) => after.participations.delete(2)).removedTeamIds).toEqual([20])
  })

  it('names only teams whose texts or division changed', () => {
    const renamed = { ...team(2).team, name: 'Renamed' }
    expect(
      diff((after) => after.participations.set(2, team(2, { team: renamed }))).teams.map(
        (row) => row.team.name,
      ),
    ).toEqual(['Renamed'])
    expect(
      diff((after) => after.participations.set(2, team(2, { division: 'A' }))).teams.map(
        (row) => row.division,
      ),
    ).toEqual(['A'])
    expect(diff((after) => after.participations.set(2, team(2))).teams).toEqual([])
  })

  it('includes rows whose rank changed without a change of score', () => {
    const delta = diff((after) => after.participations.delete(1))
    expect(delta.standings().map((row) => [row.participationId, row.rank])).toEqual([[2, 1]])
    const divided = diff((after) => after.participations.set(1, team(1, { division: 'A' })))
    expect(divided.standings().map((row) => [row.participationId, row.divisionRank])).toEqual([[1, 1]])
  })

  it('computes standings once, when they are first read', () => {
    const delta = diff((after) => after.participations.set(3, team(3)))
    expect(delta.standings()).toBe(delta.standings())
  })

  it('lists all challenges when one is added or removed, or their order changes', () => {
    expect(diff((after) => after.challenges.set(3, challenge(3))).challenges).toHaveLength(3)
    expect(diff((after) => after.challenges.delete(2))).toMatchObject({
      challenges: [{ row: { challengeId: 1 } }],
      removedChallengeIds: [2],
      reset: null,
    })
    const moved = diff((after) => after.challenges.set(2, challenge(2, { category: 'Misc' })))
    expect(moved.challenges.map(({ row }) => row.challengeId)).toEqual([2, 1])
    const replaced = diff((after) => {
      after.challenges.delete(2)
      after.challenges.set(3, challenge(3))
    })
    expect(replaced.challenges.map(({ row }) => row.challengeId)).toEqual([1, 3])
  })

  it('names only challenges whose text or points changed', () => {
    const delta = diff((after) => after.challenges.set(1, challenge(1, { originalScore: 500 })))
    expect(delta.challenges.map(({ row }) => row.challengeId)).toEqual([1])
    expect(delta.standings().map((row) => row.score)).toEqual([525])
  })

  it.each<[string, (rows: BoardRows) => void]>([
    ['a solve stops counting', (after) => after.solves.clear()],
    [
      'a solve is replaced by another',
      (after) => {
        after.solves.clear()
        after.solves.set(2, solve(2, 1, 1))
      },
    ],
    [
      'the type of a solve changes',
      (after) => after.challenges.set(1, challenge(1, { disableBloodBonus: true })),
    ],
    ['a user gets another name', (after) => after.solves.set(1, { ...solve(1, 1, 1), userName: 'grace' })],
    ['the start moves', (after) => (after.game = { ...after.game, start: start - 1 })],
    ['the end moves', (after) => (after.game = { ...after.game, end: end + 1 })],
    ['the blood bonus changes', (after) => (after.game = { ...after.game, bloodBonus: 0 })],
  ])('sends the whole board when %s', (_name, change) => {
    const after = rows()
    change(after)
    const view = viewOf(after)
    const delta = diffBoards({ ...viewOf(rows()), seq: 0 }, view)
    expect(delta).toEqual({ ...resetTo(view, 0), standings: expect.any(Function) })
  })
})

describe('resetTo', () => {
  it('contains the board only', () => {
    const view = viewOf(rows())
    const delta = resetTo(view, 7)
    expect({ ...delta, standings: delta.standings() }).toEqual({
      previousSeq: 7,
      seq: view.seq,
      hiddenFrom: null,
      solves: [],
      adjustments: [],
      challenges: [],
      removedChallengeIds: [],
      teams: [],
      removedTeamIds: [],
      standings: [],
      reset: view,
    })
    expect(delta.reset).toBe(view)
  })
})

describe('replaySolves', () => {
  it('contains the missed solves in order, their challenges, and all standings', () => {
    const after = rows()
    const moment = start + 900
    for (const row of [solve(8, 1, 2, moment), solve(7, 2, 2, moment), solve(6, 2, 1, moment + 5)])
      after.solves.set(row.submissionId, row)
    const view = viewBoard(computeScoreboard(after), { seq: 4, updatedAt: 0 })
    const delta = replaySolves(view, 2, new Set([7, 8, 99]))
    expect(delta).toMatchObject({ previousSeq: 2, seq: 4, reset: null, teams: [] })
    expect(delta.solves.map(({ submissionId, team, points }) => [submissionId, team.teamId, points])).toEqual(
      [
        [7, 20, 907],
        [8, 10, 890],
      ],
    )
    expect(delta.challenges.map(({ row }) => row.challengeId)).toEqual([2])
    expect(delta.standings()).toBe(view.rows)
  })
})
