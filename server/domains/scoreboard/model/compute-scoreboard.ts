import { dynamicScore } from '../../../../rules/scoring/score-curve.ts'
import {
  pointsByType,
  solveTypeAt,
  validBloodBonus,
  type SolveType,
} from '../../../../rules/scoring/blood-bonus.ts'
import { isHiddenAdjustment, isHiddenSolve } from './board-rows.ts'
import type { AdjustmentRow, BoardRows, DivisionRow, SolveRow } from './board-rows.ts'
import { byCategoryAndTitle, byTime, isAfter } from './board-order.ts'
import type { Board, ChallengeState, TeamSolve, TeamState } from './board-state.ts'
import type { BoardAudience } from '../../game/board-audience.ts'

/**
 * Computes the whole board from rows. A solve counts if start ≤ t < end and its participation is accepted now, and
 * on the public board if it is not hidden.
 */
export function computeScoreboard(rows: BoardRows, audience: BoardAudience = 'organizer'): Board {
  const board: Board = {
    game: rows.game,
    audience,
    rights: rows.divisions,
    bloodBonus: validBloodBonus(rows.game.bloodBonus),
    bloodBonusPoints: rows.game.bloodBonusPoints,
    teams: new Map(),
    challenges: new Map(),
    unsolved: new Set(),
    order: [],
  }
  for (const { participationId, status, team, division } of rows.participations.values()) {
    if (status === 'Accepted') addTeam(board, { participationId, team, division })
  }
  const enabled = [...rows.challenges.values()].filter((row) => row.isEnabled).sort(byCategoryAndTitle)
  const isAwaited = enabled.some((row) => row.isHiddenUntilSolved)
  const solved = new Set(
    isAwaited
      ? [...rows.solves.values()].filter((solve) => isInPlay(board, solve)).map((solve) => solve.challengeId)
      : [],
  )
  for (const row of enabled) {
    if (row.isHiddenUntilSolved && !solved.has(row.challengeId)) {
      board.unsolved.add(row.challengeId)
      continue
    }
    board.challenges.set(row.challengeId, {
      row,
      score: dynamicScore(row, 0),
      points: pointsByType(dynamicScore(row, 0), board),
      solvers: [],
      solvedCount: 0,
      loweringCount: 0,
      placedCount: 0,
      bloods: [],
      last: { time: -Infinity, submissionId: -Infinity },
    })
  }
  const counted = [...rows.solves.values()].filter((solve) => counts(board, solve)).sort(byTime)
  for (const solve of counted) append(board, solve, pushSolve)
  for (const challenge of board.challenges.values()) revalue(board, challenge, 0)
  applyAdjustments(board, [...rows.adjustments.values()])
  return board
}

/** Adds a newly accepted team without solves and adjustments. The public board leaves testers out. */
export function addTeam(board: Board, team: Pick<TeamState, 'participationId' | 'team' | 'division'>): void {
  const standing = rightsOf(board, team)?.standing ?? 'Ranked'
  if (standing === 'Tester' && board.audience === 'public') return
  const state: TeamState = {
    ...team,
    standing,
    total: 0,
    score: 0,
    lastTime: Infinity,
    solves: [],
    adjustments: [],
  }
  board.teams.set(team.participationId, state)
  board.order.push(state)
}

/**
 * Adds new solves to the board; those that do not count change nothing. The cost depends on the number of earlier
 * solvers of their challenges, not on the size of the board. @returns false, with the board unchanged, if a solve
 * precedes one on the board: then the challenge's bloods shift, and the board must be computed again
 */
export function applySolves(board: Board, solves: SolveRow[]): boolean {
  // The first solve of a challenge that teams have to unlock adds it to the board.
  if (solves.some((solve) => board.unsolved.has(solve.challengeId) && isInPlay(board, solve))) return false
  const counted = solves.filter((solve) => counts(board, solve)).sort(byTime)
  const isLate = counted.some((solve) => {
    const last = board.challenges.get(solve.challengeId)?.last
    return last !== undefined && !isAfter(solve, last)
  })
  if (isLate) return false
  const before = new Map<ChallengeState, number>()
  for (const solve of counted) {
    const challenge = board.challenges.get(solve.challengeId)
    if (challenge && !before.has(challenge)) before.set(challenge, challenge.solvers.length)
    append(board, solve, insertSolve)
  }
  for (const [challenge, earlier] of before) revalue(board, challenge, earlier)
  return true
}

/** Adds new adjustments to the board; those of teams that it does not show change nothing. */
export function applyAdjustments({ game, audience, teams }: Board, rows: AdjustmentRow[]): void {
  for (const row of rows) {
    const team = teams.get(row.participationId)
    if (!team) continue
    if (audience === 'public' && isHiddenAdjustment(game, row)) continue
    const { adjustmentId, kind, points, reason } = row
    // What was given before the start counts from the start on.
    const adjustment = { adjustmentId, kind, points, reason, time: Math.max(row.time, game.start) }
    const index =
      team.adjustments.findLastIndex(
        ({ time, adjustmentId: id }) =>
          time < adjustment.time || (time === adjustment.time && id < adjustmentId),
      ) + 1
    team.adjustments = team.adjustments.toSpliced(index, 0, adjustment)
    addPoints(team, points)
  }
}

function rightsOf({ rights }: Board, { division }: Pick<TeamState, 'division'>): DivisionRow | undefined {
  return division === null ? undefined : rights.get(division)
}

function counts(board: Board, solve: SolveRow): boolean {
  return isInPlay(board, solve) && board.challenges.has(solve.challengeId)
}

/** Whether a solve counts, provided that the board shows its challenge. */
function isInPlay(board: Board, solve: SolveRow): boolean {
  const { game, audience, teams } = board
  const team = teams.get(solve.participationId)
  return (
    game.start <= solve.time &&
    solve.time < game.end &&
    !(audience === 'public' && isHiddenSolve(game, solve)) &&
    team !== undefined &&
    !rightsOf(board, team)?.hiddenChallengeIds.includes(solve.challengeId)
  )
}

function append(board: Board, row: SolveRow, add: typeof pushSolve): void {
  const challenge = board.challenges.get(row.challengeId)
  const team = board.teams.get(row.participationId)
  if (!challenge || !team) return
  const { standing, takesBloods = true, lowersValues = true } = rightsOf(board, team) ?? {}
  const { submissionId, challengeId, time, userName, takesBlood } = row
  const isPlaced = takesBloods && takesBlood
  const type = isPlaced ? typeAt(board, challenge, challenge.placedCount) : 4
  const solve: TeamSolve = { submissionId, challengeId, time, type, userName, takesBlood }
  if (type < 4) challenge.bloods.push({ team, time })
  challenge.solvers.push({ team, type })
  if (isPlaced) challenge.placedCount += 1
  if (lowersValues) challenge.loweringCount += 1
  if (standing !== 'Tester') challenge.solvedCount += 1
  challenge.last = { time, submissionId }
  add(team, solve)
  team.lastTime = team.lastTime === Infinity ? time : Math.max(team.lastTime, time)
}

function addPoints(team: TeamState, points: number): void {
  team.total += points
  team.score = Math.max(0, team.total)
}

function pushSolve(team: TeamState, solve: TeamSolve): void {
  team.solves.push(solve)
}

/**
 * Copies the list, since views of earlier versions hold it. Inserts in order, since solves of two challenges may
 * commit in either order.
 */
function insertSolve(team: TeamState, solve: TeamSolve): void {
  const index = team.solves.findLastIndex((other) => isAfter(solve, other)) + 1
  team.solves = team.solves.toSpliced(index, 0, solve)
}

/**
 * Updates the scores after a challenge has new solvers: adds the points of those after the first `earlier` ones,
 * and corrects those of the earlier ones.
 */
function revalue(board: Board, challenge: ChallengeState, earlier: number): void {
  const { solvers, row, points: oldPoints } = challenge
  const score = dynamicScore(row, challenge.loweringCount)
  const points = score === challenge.score ? oldPoints : pointsByType(score, board)
  for (const [index, { team, type }] of solvers.entries()) {
    if (index < earlier && points === oldPoints) continue
    addPoints(team, (points[type] ?? 0) - (index < earlier ? (oldPoints[type] ?? 0) : 0))
  }
  challenge.score = score
  challenge.points = points
}

function typeAt(board: Board, { row }: ChallengeState, index: number): SolveType {
  return row.disableBloodBonus ? 4 : solveTypeAt(index, board)
}
