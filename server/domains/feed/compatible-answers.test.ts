import { describe, expect, it } from 'vitest'
import { award, challenge, rowsOf, solve, start, team, viewOf } from '../../../tests/kit/world/board-rows.ts'
import { ctfdDate, ctfdTeam, ctfdTeams, ctfdTop } from './ctfd/ctfd-answers.ts'
import { rctfGraph, rctfLeaderboard, rctfUser } from './rctf/rctf-answers.ts'

const guests = {
  name: 'Guests',
  standing: 'OutOfCompetition' as const,
  takesBloods: false,
  lowersValues: false,
  hiddenChallengeIds: [],
}

/** Thirty teams that solved the first challenge one after the other; the last one is a guest. */
function board() {
  const teams = Array.from({ length: 30 }, (_, index) =>
    team(index + 1, { division: index === 29 ? 'Guests' : index % 2 === 0 ? 'Deck' : 'Hold' }),
  )
  const solves = teams.map((row, index) => solve(index + 1, row.participationId, 1))
  const rows = rowsOf(teams, [challenge(1), challenge(2)], solves, 0)
  const adjustments = new Map([[1, award(1, 1, 50, start + 900)]])
  return viewOf({ ...rows, adjustments, divisions: new Map([['Guests', guests]]) })
}

describe('CTFd', () => {
  it('has the best teams with their solves and awards in the order of time', () => {
    const view = board()
    const top = ctfdTop(view, { count: 2, bracketId: null })
    expect(Object.keys(top)).toEqual(['1', '2'])
    expect(top['1']).toMatchObject({
      id: 10,
      account_url: '/teams/10',
      bracket_name: 'Deck',
      solves: [
        { challenge_id: 1, team_id: 10, date: ctfdDate(start + 1) },
        { challenge_id: null, value: 50 },
      ],
    })
    expect(top['1']?.score).toBe(view.rows[0]?.score)
    const hold = ctfdTop(view, { count: 50, bracketId: 2 })
    expect(Object.values(hold).map(({ bracket_name: name }) => name)).toEqual(Array(14).fill('Hold'))
  })

  it('has times with microseconds', () => {
    expect(ctfdDate(Date.UTC(2026, 0, 2, 3, 4, 5, 6))).toBe('2026-01-02T03:04:05.006000Z')
  })

  it('has pages of fifty teams', () => {
    expect(ctfdTeams(board(), 1).meta.pagination).toEqual({
      page: 1,
      next: null,
      prev: null,
      pages: 1,
      per_page: 50,
      total: 30,
    })
    expect(ctfdTeams(board(), 2)).toMatchObject({ data: [], meta: { pagination: { prev: 1, next: null } } })
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [30, null],
  ])('names the place of team %i', (id, place) => {
    expect(ctfdTeam(board(), id * 10).place).toBe(place)
  })
})

describe('rCTF', () => {
  it('has a slice of the ranked teams, and the number of all', () => {
    const { total, leaderboard } = rctfLeaderboard(board(), { limit: 2, offset: 28, division: null })
    expect(total).toBe(29)
    expect(leaderboard.map(({ id }) => id)).toEqual(['290'])
  })

  it('has the newest point of the graph first, down to the start', () => {
    const [first] = rctfGraph(board(), { limit: 1, offset: 0, division: null }).graph
    const score = first?.points[0]?.score ?? 0
    expect(first?.points).toEqual([
      { time: start + 900, score },
      { time: start + 1, score: score - 50 },
      { time: start, score: 0 },
    ])
  })

  it('has no place for a team out of competition', () => {
    expect(rctfUser(board(), 300)).toMatchObject({ globalPlace: null, division: 'Guests' })
    expect(rctfUser(board(), 20)).toMatchObject({ globalPlace: 2, divisionPlace: 1, solves: [{ id: '1' }] })
  })
})
