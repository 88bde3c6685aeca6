import { describe, expect, it } from 'vitest'
import { InvalidInputError } from '../../use-case/errors.ts'
import { award, challenge, rowsOf, solve, start, team, viewOf } from '../../../tests/kit/world/board-rows.ts'
import { ctfdScoreboard, ctfdTeam, ctfdTeamAwards, ctfdTeams, ctfdTop } from './ctfd/ctfd-answers.ts'
import { ctfdDate } from './ctfd/ctfd-board.ts'
import { ctfdChallenge } from './ctfd/ctfd-challenges.ts'
import { ctfdPage, listParameters, selectRows } from './ctfd/ctfd-lists.ts'
import { ctfdUser, ctfdUserAwards, ctfdUsers } from './ctfd/ctfd-user-answers.ts'
import { indexUsers } from './ctfd/ctfd-users.ts'
import { rctfGraph, rctfLeaderboard, rctfUser } from './rctf/rctf-answers.ts'
import {
  rctfChallengeSolvesV2,
  rctfLeaderboardChallenges,
  rctfLeaderboardV2,
} from './rctf/rctf-v2-answers.ts'

const users = indexUsers(
  ['ada', 'bo'].map((name) => ({ userId: `id of ${name}`, name, teamId: 20, isCaptain: name === 'ada' })),
)

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

const brackets = new Map([
  ['Deck', 7],
  ['Hold', 8],
])
const ctfdBoard = () => ({ view: board(), users, brackets })

describe('CTFd', () => {
  it('has the best teams with their solves and awards in the order of time', () => {
    const { view } = ctfdBoard()
    const top = ctfdTop(ctfdBoard(), { count: 2, bracketId: null })
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
    const hold = ctfdTop(ctfdBoard(), { count: 50, bracketId: 8 })
    expect(Object.values(hold).map(({ bracket_name: name }) => name)).toEqual(Array(14).fill('Hold'))
  })

  it('has times with microseconds', () => {
    expect(ctfdDate(Date.UTC(2026, 0, 2, 3, 4, 5, 6))).toBe('2026-01-02T03:04:05.006000Z')
  })

  it('has pages of fifty teams', () => {
    const teams = ctfdTeams(ctfdBoard())
    expect(ctfdPage(teams, {}).meta.pagination).toEqual({
      page: 1,
      next: null,
      prev: null,
      pages: 1,
      per_page: 50,
      total: 30,
    })
    expect(ctfdPage(teams, { page: '2' })).toMatchObject({
      data: [],
      meta: { pagination: { prev: 1, next: null } },
    })
  })

  it('selects the rows of a list by its members and by a part of one of them', () => {
    const teams = ctfdTeams(ctfdBoard())
    const idsOf = (query: object) => selectRows(teams, listParameters.teams, query).map(({ id }) => id)
    expect(idsOf({ field: 'name', q: 'TEAM 30' })).toEqual([300])
    expect(idsOf({ bracket: '7', field: 'name', q: 'Team 1' })).toEqual([10, 110, 130, 150, 170, 190])
    expect(idsOf({ country: 'FR' })).toEqual([])
    expect(idsOf({ q: 'nobody' })).toHaveLength(30)
    expect(() => idsOf({ field: 'secret', q: '1' })).toThrow(InvalidInputError)
  })

  it('has the awards of a team as those of its captain', () => {
    const awarded = {
      ...ctfdBoard(),
      users: indexUsers([{ userId: 'x', name: 'x', teamId: 10, isCaptain: true }]),
    }
    const [captain] = awarded.users.all
    const award = { user_id: captain?.id, team_id: 10, name: 'King of the hill', value: 50 }
    expect(ctfdTeamAwards(awarded, 10)).toMatchObject([award])
    expect(ctfdUserAwards(awarded, captain?.id ?? 0)).toMatchObject([award])
    // A solve of somebody who has left the game, too: programs expect a number.
    const { solves } = ctfdTop(awarded, { count: 1, bracketId: null })['1'] ?? {}
    expect(solves?.map(({ user_id: id }) => id)).toEqual([captain?.id, captain?.id])
  })

  it.each([
    [{ scoreCurve: 'Fixed' }, { type: 'standard', initial: null, decay: null, function: 'static' }],
    [
      { scoreCurve: 'Exponential', difficulty: 50 },
      { initial: 1000, minimum: 250, decay: 49 },
    ],
    [
      { scoreCurve: 'Linear', difficulty: 20 },
      { function: 'linear', decay: 20 },
    ],
    [
      { scoreCurve: 'Logarithmic', difficulty: 20 },
      { function: 'logarithmic', decay: 20 },
    ],
    [
      { scoreCurve: 'Table', scoreTable: [9, 5, 2] },
      { type: 'dynamic', minimum: 2, decay: 2 },
    ],
  ] as const)('has how the value of a challenge falls: %o', (curve, expected) => {
    const view = viewOf(rowsOf([], [challenge(1, curve)], []))
    expect(ctfdChallenge(view, 1)).toMatchObject(expected)
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
    expect(ctfdTeam(ctfdBoard(), id * 10).place).toBe(place)
  })
})

describe('the members of CTFd', () => {
  it('have numbers of their own, which others do not change', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      userId: `user ${index}`,
      name: `user ${index}`,
      teamId: 20,
      isCaptain: false,
    }))
    const all = indexUsers(rows).all.map(({ id }) => id)
    expect(new Set(all).size).toBe(50)
    expect(all.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true)
    expect(indexUsers(rows.slice(25)).all.map(({ id }) => id)).toEqual(all.slice(25))
  })

  it('have the points of their own solves', () => {
    const all = ctfdBoard()
    const [ada, bo] = users.all
    const score = all.view.rowByTeam.get(20)?.score
    expect(ctfdUser(all, ada?.id ?? 0)).toMatchObject({
      name: 'ada',
      team_id: 20,
      score,
      place: '1st',
    })
    expect(ctfdUser(all, bo?.id ?? 0)).toMatchObject({ score: 0, place: null })
    expect(ctfdUsers(all)).toHaveLength(2)
    expect(ctfdTeam(all, 20)).toMatchObject({ captain_id: ada?.id, members: [ada?.id, bo?.id] })
    const second = ctfdScoreboard(all)[1]
    expect(second?.members).toMatchObject([
      { id: ada?.id, name: 'ada', score },
      { name: 'bo', score: 0 },
    ])
  })
})

describe('rCTF', () => {
  it('finds teams by a part of their name', () => {
    const selection = { limit: 10, offset: 0, division: null, search: 'TEAM 2' }
    const { total, leaderboard } = rctfLeaderboardV2(board(), selection)
    expect(total).toBe(11)
    expect(leaderboard[0]).toMatchObject({ id: '20', globalPlace: 2 })
  })

  it('names the first solvers of each challenge, and their places among its solves', () => {
    const view = board()
    expect(rctfLeaderboardChallenges(view)).toMatchObject({
      1: { name: 'Challenge 1', solves: 30, firstSolvers: [{ id: '10' }, { id: '20' }, { id: '30' }] },
      2: { solves: 0, firstSolvers: [] },
    })
    const { solves } = rctfChallengeSolvesV2(view, 1, { limit: 30, offset: 2 })
    expect(solves.map(({ bloodIndex }) => bloodIndex).slice(0, 2)).toEqual([2, null])
    expect(solves.at(-1)).toMatchObject({ division: 'Guests', globalPlace: null })
  })

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
