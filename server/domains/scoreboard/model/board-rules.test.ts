import { describe, expect, it } from 'vitest'
import { award, challenge, end, rowsOf, solve, start, team } from '../../../../tests/kit/world/board-rows.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import { diffBoards } from '../table/board-delta.ts'
import { timelines } from '../timelines.ts'
import type { BoardRows, DivisionRow } from './board-rows.ts'
import { viewBoard } from './board-view.ts'
import { applySolves, computeScoreboard } from './compute-scoreboard.ts'

const version = { seq: 1, updatedAt: 0 }
const viewFor = (rows: BoardRows, audience?: BoardAudience) =>
  viewBoard(computeScoreboard(rows, audience), version)
const solvesOf = (rows: BoardRows, audience?: BoardAudience) =>
  viewFor(rows, audience).rows.flatMap(({ solves }) => solves.map(({ submissionId }) => submissionId))
const scoresOf = (rows: BoardRows, audience?: BoardAudience) =>
  Object.fromEntries(
    viewFor(rows, audience).rows.map(({ participationId, score }) => [participationId, score]),
  )

/** A game without bonus, whose challenge keeps its 1000 points. */
const flat = (changes: Parameters<typeof challenge>[1] = {}) => challenge(1, { minScoreRate: 1, ...changes })

const division = (name: string, changes: Partial<DivisionRow> = {}): [string, DivisionRow] => [
  name,
  { name, standing: 'Ranked', takesBloods: true, lowersValues: true, hiddenChallengeIds: [], ...changes },
]

describe('a freeze', () => {
  const frozen = (changes: { isRevealed?: boolean } = {}) => {
    const solves = [solve(1, 1, 1, start + 10), solve(2, 2, 1, start + 20), solve(3, 3, 1, start + 30)]
    const rows = rowsOf([team(1), team(2), team(3)], [flat()], solves, 0)
    const third = rows.solves.get(3)
    if (third) rows.solves.set(3, { ...third, ...changes })
    return { ...rows, game: { ...rows.game, hiddenFrom: start + 20 } }
  }

  it('hides solves from its moment on from the public board only', () => {
    expect(solvesOf(frozen(), 'public')).toEqual([1])
    expect(solvesOf(frozen(), 'organizer')).toEqual([1, 2, 3])
    expect(solvesOf(frozen())).toEqual([1, 2, 3])
  })

  it('shows a solve that was revealed on its own', () => {
    expect(solvesOf(frozen({ isRevealed: true }), 'public')).toEqual([1, 3])
  })

  it('hides points from its moment on from the public board only', () => {
    const adjustments = [award(1, 1, 5, start + 19), award(2, 1, 70, start + 20)]
    const rows = { ...frozen(), adjustments: new Map(adjustments.map((row) => [row.adjustmentId, row])) }
    expect(scoresOf(rows, 'public')).toEqual({ 1: 1005, 2: 0, 3: 0 })
    expect(scoresOf(rows, 'organizer')).toEqual({ 1: 1075, 2: 1000, 3: 1000 })
  })

  it('keeps new hidden solves from the public board', () => {
    const rows = frozen()
    const board = computeScoreboard({ ...rows, solves: new Map() }, 'public')
    expect(applySolves(board, [...rows.solves.values()])).toBe(true)
    expect(viewBoard(board, version)).toEqual(viewFor(rows, 'public'))
  })
})

describe('a challenge that teams have to unlock', () => {
  const awaited = (solves: ReturnType<typeof solve>[]) =>
    rowsOf([team(1), team(2)], [challenge(1, { isHiddenUntilSolved: true }), challenge(2)], solves)
  const shown = (rows: BoardRows, audience?: BoardAudience) => [...viewFor(rows, audience).challenges.keys()]

  it('is on the board from its first solve on that counts', () => {
    expect(shown(awaited([]))).toEqual([2])
    expect(shown(awaited([solve(1, 1, 2)]))).toEqual([2])
    expect(shown(awaited([solve(1, 1, 1, end)]))).toEqual([2])
    expect(shown(awaited([solve(1, 1, 1)]))).toEqual([1, 2])
  })

  it('is not on the public board while its solves are hidden', () => {
    const rows = awaited([solve(1, 1, 1)])
    const frozen = { ...rows, game: { ...rows.game, hiddenFrom: start } }
    expect(shown(frozen, 'public')).toEqual([2])
    expect(shown(frozen, 'organizer')).toEqual([1, 2])
  })

  it('makes the board be computed again with its first solve, and not with a solve that does not count', () => {
    const board = computeScoreboard(awaited([]))
    expect(applySolves(board, [solve(1, 1, 1, end)])).toBe(true)
    expect(applySolves(board, [solve(2, 1, 2)])).toBe(true)
    expect(applySolves(board, [solve(3, 2, 2), solve(4, 2, 1)])).toBe(false)
    expect([...viewBoard(board, version).challenges.keys()]).toEqual([2])
  })
})

describe('the rights of a division', () => {
  const divided = (
    rights: Partial<DivisionRow>,
    solves = [solve(1, 1, 1), solve(2, 2, 1), solve(3, 3, 1)],
  ) => ({
    ...rowsOf(
      [team(1, { division: 'Guests' }), team(2), team(3, { division: 'Open' })],
      [challenge(1)],
      solves,
    ),
    divisions: new Map([division('Guests', rights)]),
  })

  it('testers are on the board of organizers only, and do not count as solvers', () => {
    const rows = divided({ standing: 'Tester', takesBloods: false, lowersValues: false })
    expect(Object.keys(scoresOf(rows, 'public'))).toEqual(['2', '3'])
    expect(Object.keys(scoresOf(rows, 'organizer')).toSorted()).toEqual(['1', '2', '3'])
    for (const audience of ['public', 'organizer'] as const) {
      const shown = viewFor(rows, audience)
      expect(shown.challenges.get(1)).toMatchObject({ solvedCount: 2 })
      expect(shown.rowByTeam.get(20)?.solves).toMatchObject([{ type: 1 }])
    }
  })

  it('teams out of competition keep their solves and are counted as solvers', () => {
    const rows = divided({ standing: 'OutOfCompetition' })
    expect(viewFor(rows, 'public').challenges.get(1)).toMatchObject({ solvedCount: 3 })
    expect(viewFor(rows, 'public').rowByTeam.get(10)?.standing).toBe('OutOfCompetition')
    const shownLines = (name: string | null) =>
      timelines(viewFor(rows, 'public'), { division: name, top: 10 }).map(({ team: { teamId } }) => teamId)
    expect(shownLines(null)).toEqual([20, 30])
    expect(shownLines('Guests')).toEqual([10])
  })

  it('without bloods leave the first place to the next team', () => {
    const shown = viewFor(divided({ takesBloods: false }))
    expect(shown.rowByTeam.get(10)?.solves).toMatchObject([{ type: 4 }])
    expect(shown.rowByTeam.get(20)?.solves).toMatchObject([{ type: 1 }])
    expect(shown.rowByTeam.get(30)?.solves).toMatchObject([{ type: 2 }])
  })

  it('that lower no values leave the score of a challenge as the others make it', () => {
    const scoreOf = (rows: BoardRows) => viewFor(rows).challenges.get(1)?.score
    const withoutGuests = divided({}, [solve(2, 2, 1), solve(3, 3, 1)])
    expect(scoreOf(divided({ lowersValues: false }))).toBe(scoreOf(withoutGuests))
    expect(scoreOf(divided({}))).toBeLessThan(scoreOf(withoutGuests) ?? 0)
  })

  it('that hide a challenge let no solve of it count', () => {
    expect(solvesOf(divided({ hiddenChallengeIds: [1] }))).toEqual([2, 3])
    expect(solvesOf(divided({ hiddenChallengeIds: [2] }))).toHaveLength(3)
  })
})

describe('solves out of order and unknown ones', () => {
  const two = () => rowsOf([team(1), team(2)], [challenge(1), challenge(2)], [solve(5, 1, 1, start + 50)])

  it('a solve before one of the same challenge makes the board be computed again', () => {
    expect(applySolves(computeScoreboard(two()), [solve(6, 2, 1, start + 40)])).toBe(false)
    expect(applySolves(computeScoreboard(two()), [solve(4, 2, 1, start + 50)])).toBe(false)
    expect(applySolves(computeScoreboard(two()), [solve(6, 2, 1, start + 50)])).toBe(true)
    expect(applySolves(computeScoreboard(two()), [solve(6, 2, 2, start + 40)])).toBe(true)
  })

  it('a solve of a team or challenge that the board does not have changes nothing', () => {
    const board = computeScoreboard(two())
    expect(applySolves(board, [solve(6, 9, 1), solve(7, 1, 9)])).toBe(true)
    expect(viewBoard(board, version)).toEqual(viewFor(two()))
  })
})

describe('points at the same moment', () => {
  it('are ordered by their id on the board, in a delta and in the timeline', () => {
    const rows = rowsOf([team(1), team(2)], [flat()], [solve(1, 1, 1)], 0)
    const awards = [
      award(9, 1, 3, start + 5),
      award(8, 2, 2, start + 5),
      award(7, 1, 1, start + 5),
      award(6, 2, 4, start + 2),
    ]
    const after = viewFor({ ...rows, adjustments: new Map(awards.map((row) => [row.adjustmentId, row])) })
    expect(after.rowByTeam.get(10)?.adjustments.map(({ adjustmentId }) => adjustmentId)).toEqual([7, 9])
    const delta = diffBoards(viewFor(rows), after)
    expect(delta.adjustments.map(({ adjustmentId, team: { teamId } }) => [adjustmentId, teamId])).toEqual([
      [6, 20],
      [7, 10],
      [8, 20],
      [9, 10],
    ])
    const [line] = timelines(after, { division: null, top: 1 })
    expect(line).toMatchObject({
      times: [start + 1, start + 5, start + 5],
      scores: [1000, 1001, 1004],
    })
  })

  it('come between solves in the timeline', () => {
    const rows = rowsOf(
      [team(1)],
      [flat(), challenge(2, { minScoreRate: 1 })],
      [solve(1, 1, 1), solve(9, 1, 2)],
      0,
    )
    const view = viewFor({ ...rows, adjustments: new Map([[5, award(5, 1, 50)]]) })
    expect(timelines(view, { division: null, top: 1 })[0]).toMatchObject({
      times: [start + 1, start + 5, start + 9],
      scores: [1000, 1050, 2050],
    })
  })
})
