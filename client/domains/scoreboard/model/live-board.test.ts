import { describe, expect, it } from 'vitest'
import { adjustmentsOf, diffBoards } from '../../../../server/domains/scoreboard/table/board-delta.ts'
import type { BoardRows, SolveRow } from '../../../../server/domains/scoreboard/model/board-rows.ts'
import {
  viewBoard,
  type BoardChallenge,
  type BoardView,
} from '../../../../server/domains/scoreboard/model/board-view.ts'
import { computeScoreboard } from '../../../../server/domains/scoreboard/model/compute-scoreboard.ts'
import { categories } from '../../../../rules/categories.ts'
import { timeAt, typeAt } from './board-columns.ts'
import {
  applyDelta,
  createLiveBoard,
  rankTeams,
  scoreAt,
  type BoardDelta,
  type LiveBoard,
} from './live-board.ts'

const START = 1_000_000
const DEFAULT_BONUS = 52_459_530

// The result of the client must equal the computation of the server.
function serverView(rows: BoardRows, seq: number): BoardView {
  return viewBoard(computeScoreboard(rows), { seq, updatedAt: 0 })
}

function stateOf({ row, score, solvedCount }: BoardChallenge) {
  const { challengeId: id, title, category, decidesTies } = row
  return { id, title, category, score, solvedCount, decidesTies }
}

function teamOf({ participationId, team, division }: BoardView['rows'][number]) {
  const { teamId: id, name, avatarUrl } = team
  return { id, name, avatarUrl, division, participationId }
}

function clientBoard(view: BoardView): LiveBoard {
  return createLiveBoard({
    seq: view.seq,
    updatedAt: view.updatedAt,
    hiddenFrom: null,
    bloodBonus: view.bloodBonus,
    bloodBonusPoints: view.bloodBonusPoints,
    challenges: [...view.challenges.values()].map(stateOf),
    teams: view.rows.map(teamOf),
    unrankedDivisions: view.unrankedDivisions,
    solves: view.rows.flatMap((row) => row.solves.map((solve) => ({ ...solve, teamId: row.team.teamId }))),
    adjustments: adjustmentsOf(view).map((one) => ({ ...one, teamId: one.team.teamId })),
  })
}

function clientDelta(before: BoardView, after: BoardView): BoardDelta {
  const delta = diffBoards(before, after)
  return {
    previousSeq: delta.previousSeq,
    hiddenFrom: null,
    seq: delta.seq,
    solves: delta.solves.map((solve) => ({ ...solve, teamId: solve.team.teamId })),
    adjustments: delta.adjustments.map((one) => ({ ...one, teamId: one.team.teamId })),
    challenges: delta.challenges.map(stateOf),
    removedChallengeIds: delta.removedChallengeIds,
    teams: delta.teams.map(teamOf),
    removedTeamIds: delta.removedTeamIds,
    isReset: delta.reset !== null,
  }
}

function standingsOf(board: LiveBoard) {
  return board.order.map((row) => ({
    team: board.teams[row]?.id,
    score: scoreAt(board, row),
    rank: board.ranks[row],
    divisionRank: board.divisionRanks[row] || null,
    solved: board.challenges.flatMap(({ id, slot }) => {
      const type = typeAt(board.columns, row, slot)
      return type === 0 ? [] : [[id, type, timeAt(board.columns, row, slot)]]
    }),
  }))
}

function standingsOfView(view: BoardView) {
  return view.rows.map((row) => ({
    team: row.team.teamId,
    score: row.score,
    rank: row.rank,
    divisionRank: row.divisionRank,
    solved: [...view.challenges.keys()].flatMap((id) => {
      const solve = row.solves.find(({ challengeId }) => challengeId === id)
      return solve ? [[id, solve.type, solve.time]] : []
    }),
  }))
}

// A small random generator with a fixed seed, so that every run has the same games.
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

function emptyGame(bloodBonus = DEFAULT_BONUS, bloodBonusPoints: number[] = []): BoardRows {
  return {
    game: { id: 1, start: START, end: START + 1_000_000, bloodBonus, bloodBonusPoints, hiddenFrom: null },
    divisions: new Map(),
    participations: new Map(),
    challenges: new Map(),
    solves: new Map(),
    adjustments: new Map(),
  }
}

function addTeam(rows: BoardRows, id: number, division: string | null = null): void {
  const team = { teamId: 1000 - id, name: `Team ${id}`, bio: null, avatarUrl: null }
  rows.participations.set(id, { participationId: id, status: 'Accepted', division, team })
}

function addChallenge(rows: BoardRows, id: number, disableBloodBonus = false): void {
  rows.challenges.set(id, {
    challengeId: id,
    title: `Challenge ${id}`,
    category: categories[id % categories.length] ?? 'Misc',
    isEnabled: true,
    originalScore: 300 + id * 17,
    minScoreRate: 0.2,
    difficulty: 4,
    scoreCurve: 'Exponential',
    scoreTable: [],
    disableBloodBonus,
    decidesTies: true,
  })
}

type Solved = Omit<SolveRow, 'userName' | 'isRevealed' | 'takesBlood'>

function addSolve(rows: BoardRows, solved: Solved): void {
  rows.solves.set(solved.submissionId, { ...solved, userName: 'ada', isRevealed: false, takesBlood: true })
}

describe('a live board', () => {
  it.each([
    [DEFAULT_BONUS, []],
    [0, []],
    [(333 << 20) | (77 << 10) | 5, []],
    [DEFAULT_BONUS, [50]],
    [DEFAULT_BONUS, [90, 70, 50, 30, 20, 10]],
  ])('equals the server’s through a whole game with bonus %d and points %j', (bonus, points) => {
    const random = randomOf(bonus + 7)
    const rows = emptyGame(bonus, points)
    const rights = { takesBloods: false, lowersValues: true, hiddenChallengeIds: [3] }
    rows.divisions = new Map([['Student', { name: 'Student', standing: 'OutOfCompetition', ...rights }]])
    for (let id = 1; id <= 12; id++)
      addTeam(rows, id, id % 3 === 0 ? null : id % 3 === 1 ? 'Open' : 'Student')
    for (let id = 1; id <= 9; id++) addChallenge(rows, id, id === 4)
    let view = serverView(rows, 1)
    const board = clientBoard(view)
    for (let step = 2; step < 120; step++) {
      if (step % 17 === 0) addTeam(rows, 100 - step, 'Open')
      if (step % 29 === 0) addChallenge(rows, step)
      if (step % 5 === 0) {
        const id = 1 + random(9)
        const row = rows.challenges.get(id)
        // Few values, so that many teams have equal scores.
        const change = random(2) === 0 ? { decidesTies: random(2) === 0 } : { originalScore: random(3) * 100 }
        if (row) rows.challenges.set(id, { ...row, ...change })
      }
      const participations = [...rows.participations.keys()]
      const challenges = [...rows.challenges.keys()]
      for (let count = random(3); count >= 0; count--) {
        const participationId = participations[random(participations.length)] ?? 1
        const challengeId = challenges[random(challenges.length)] ?? 1
        const isKnown = [...rows.solves.values()].some(
          (solve) => solve.participationId === participationId && solve.challengeId === challengeId,
        )
        if (isKnown) continue
        const submissionId = rows.solves.size + 1
        const time = START + step * 100
        addSolve(rows, { submissionId, participationId, challengeId, time })
      }
      if (step % 3 === 0) {
        const adjustmentId = rows.adjustments.size + 1
        rows.adjustments.set(adjustmentId, {
          adjustmentId,
          participationId: participations[random(participations.length)] ?? 1,
          kind: random(2) === 0 ? 'Award' : 'Hint',
          points: (random(9) - 5) * 100,
          reason: '',
          time: START + step * 100,
          isRevealed: false,
        })
      }
      const after = serverView(rows, step)
      expect(applyDelta(board, clientDelta(view, after))).toBe('applied')
      rankTeams(board)
      view = after
      expect(standingsOf(board)).toEqual(standingsOfView(view))
    }
    expect(board.challenges.map(({ id }) => id)).toEqual([...view.challenges.keys()])
  })

  it('removes teams and challenges, and reuses their indexes', () => {
    const rows = emptyGame()
    for (let id = 1; id <= 4; id++) addTeam(rows, id)
    for (let id = 1; id <= 3; id++) addChallenge(rows, id)
    addSolve(rows, { submissionId: 1, participationId: 1, challengeId: 3, time: START })
    let view = serverView(rows, 1)
    const board = clientBoard(view)
    const apply = (seq: number) => {
      const after = serverView(rows, seq)
      const outcome = applyDelta(board, clientDelta(view, after))
      rankTeams(board)
      view = after
      return outcome
    }
    rows.participations.delete(4)
    rows.challenges.delete(2)
    expect(apply(2)).toBe('applied')
    expect(standingsOf(board)).toEqual(standingsOfView(view))
    addChallenge(rows, 8)
    addTeam(rows, 5)
    addSolve(rows, { submissionId: 2, participationId: 5, challengeId: 8, time: START + 9 })
    expect(apply(3)).toBe('applied')
    expect(standingsOf(board)).toEqual(standingsOfView(view))
  })

  it('requests a reload after a gap, and ignores known changes', () => {
    const rows = emptyGame()
    addTeam(rows, 1)
    addChallenge(rows, 1)
    const first = serverView(rows, 1)
    const board = clientBoard(first)
    addSolve(rows, { submissionId: 1, participationId: 1, challengeId: 1, time: START })
    const second = serverView(rows, 2)
    const delta = clientDelta(first, second)
    expect(applyDelta(board, { ...delta, previousSeq: 5, seq: 6 })).toBe('gap')
    expect(applyDelta(board, { ...delta, isReset: true })).toBe('gap')
    expect(applyDelta(board, delta)).toBe('applied')
    expect(applyDelta(board, delta)).toBe('known')
    rankTeams(board)
    expect(standingsOf(board)).toEqual(standingsOfView(second))
  })

  it('loads and updates a board of 10,000 teams with 300,000 solves by its columns', () => {
    const teams = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      name: `Team ${index}`,
      avatarUrl: null,
      division: index % 2 ? 'Open' : 'Student',
      participationId: index + 1,
    }))
    const challenges = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      title: `Challenge ${index}`,
      category: 'Web' as const,
      score: 500,
      solvedCount: 5000,
      decidesTies: true,
    }))
    function* solves() {
      for (const team of teams)
        for (let index = team.id % 2; index < 60; index += 2)
          yield {
            teamId: team.id,
            challengeId: index + 1,
            time: START + team.id,
            type: 4 as const,
            userName: `u${team.id}`,
          }
    }
    const board = createLiveBoard({
      seq: 1,
      updatedAt: 0,
      hiddenFrom: null,
      bloodBonus: 0,
      bloodBonusPoints: [],
      challenges,
      teams,
      unrankedDivisions: [],
      solves: solves(),
      adjustments: [],
    })
    for (let seq = 1; seq <= 20; seq++) {
      const challenge = challenges[seq]
      if (!challenge) continue
      applyDelta(board, {
        previousSeq: seq,
        hiddenFrom: null,
        seq: seq + 1,
        solves: [],
        adjustments: [],
        challenges: [{ ...challenge, score: 499 }],
        removedChallengeIds: [],
        teams: [],
        removedTeamIds: [],
        isReset: false,
      })
      rankTeams(board)
    }
    expect(board.columns.used).toBe(300_000)
  })
})
