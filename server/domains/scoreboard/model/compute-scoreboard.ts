import { dynamicScore } from '../../../../rules/score-curve.ts'
import {
  pointsByType,
  solveTypeAt,
  validBloodBonus,
  type BonusRule,
  type SolveType,
} from '../../../../rules/blood-bonus.ts'
import { categories } from '../../../../rules/categories.ts'
import { isAdjustmentLive, isHiddenAdjustment, isHiddenSolve } from './board-rows.ts'
import type { AdjustmentRow, BoardRows, BoardTeam, ChallengeRow, GameRow, SolveRow } from './board-rows.ts'
import type { BoardAudience } from '../../game/board-audience.ts'

/** One counted solve. Its points are `challenge.points[type]`, so they follow the challenge's current score. */
export type TeamSolve = {
  readonly submissionId: number
  readonly challengeId: number
  readonly time: number
  readonly type: SolveType
  readonly userName: string | null
}

/** One counted adjustment. */
export type TeamAdjustment = Pick<AdjustmentRow, 'adjustmentId' | 'kind' | 'points' | 'reason' | 'time'>

export type TeamState = {
  readonly participationId: number
  team: BoardTeam
  division: string | null
  /** The points of all solves and adjustments; may be negative. */
  total: number
  /** The total, at least 0. */
  score: number
  /** Time of the last counted solve; Infinity without one. */
  lastTime: number
  /**
   * Time of the last counted solve or adjustment, which decides ties; Infinity without one, so that such teams rank
   * last among equals.
   */
  changedTime: number
  /** Ordered by (time, submission id); replaced and never mutated once the board is computed. */
  solves: TeamSolve[]
  /** Ordered by (time, id); replaced and never mutated once the board is computed. */
  adjustments: TeamAdjustment[]
}

type ChallengeState = {
  readonly row: ChallengeRow
  /** Current points of a solve, without bonus. */
  score: number
  /** Points by type; replaced when the score changes. */
  points: readonly number[]
  /** In order of solving; the first three are the bloods unless the challenge has none. */
  solvers: TeamState[]
  bloods: { team: TeamState; time: number }[]
  last: { time: number; submissionId: number }
}

/** A game's board at one version; `applySolves` and `applyAdjustments` update it in place. */
export type Board = BonusRule & {
  readonly game: GameRow
  /** The readers of the board. The public board leaves hidden solves out. */
  readonly audience: BoardAudience
  /** All accepted participations, by id. */
  readonly teams: Map<number, TeamState>
  /** Enabled challenges, by category, then title. */
  readonly challenges: Map<number, ChallengeState>
  /** Challenges that are shown from their first solve on. */
  readonly unsolved: Set<number>
  /** Every team, in the order of the last `rankTeams`: an almost sorted list sorts fast. */
  readonly order: TeamState[]
}

const categoryIndex = new Map<string, number>(categories.map((name, index) => [name, index]))

/**
 * Computes the whole board from rows. A solve counts if start ≤ t < end and its participation is accepted now, and
 * on the public board if it is not hidden.
 */
export function computeScoreboard(rows: BoardRows, audience: BoardAudience = 'organizer'): Board {
  const board: Board = {
    game: rows.game,
    audience,
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

/** Adds a newly accepted team without solves and adjustments. */
export function addTeam(board: Board, team: Pick<TeamState, 'participationId' | 'team' | 'division'>): void {
  const state: TeamState = {
    ...team,
    total: 0,
    score: 0,
    lastTime: Infinity,
    changedTime: Infinity,
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

/** Adds new adjustments to the board; those that do not count change nothing. */
export function applyAdjustments({ game, audience, teams }: Board, rows: AdjustmentRow[]): void {
  for (const row of rows) {
    const team = teams.get(row.participationId)
    if (!team || !isAdjustmentLive(game, row)) continue
    if (audience === 'public' && isHiddenAdjustment(game, row)) continue
    const { adjustmentId, kind, points, reason } = row
    // An award before the start counts from the start on.
    const adjustment = { adjustmentId, kind, points, reason, time: Math.max(row.time, game.start) }
    const index =
      team.adjustments.findLastIndex(
        ({ time, adjustmentId: id }) =>
          time < adjustment.time || (time === adjustment.time && id < adjustmentId),
      ) + 1
    team.adjustments = team.adjustments.toSpliced(index, 0, adjustment)
    team.changedTime = later(team.changedTime, adjustment.time)
    addPoints(team, points)
  }
}

/** Orders by score descending, last change of the score ascending, participation ascending. */
export function rankTeams(board: Board): TeamState[] {
  return board.order.sort(
    (a, b) =>
      b.score - a.score || compare(a.changedTime, b.changedTime) || a.participationId - b.participationId,
  )
}

function counts(board: Board, solve: SolveRow): boolean {
  return isInPlay(board, solve) && board.challenges.has(solve.challengeId)
}

/** Whether a solve counts, provided that the board shows its challenge. */
function isInPlay({ game, audience, teams }: Board, solve: SolveRow): boolean {
  return (
    game.start <= solve.time &&
    solve.time < game.end &&
    !(audience === 'public' && isHiddenSolve(game, solve)) &&
    teams.has(solve.participationId)
  )
}

function append(board: Board, row: SolveRow, add: typeof pushSolve): void {
  const challenge = board.challenges.get(row.challengeId)
  const team = board.teams.get(row.participationId)
  if (!challenge || !team) return
  const type = typeAt(board, challenge, challenge.solvers.length)
  const { submissionId, challengeId, time, userName } = row
  const solve: TeamSolve = { submissionId, challengeId, time, type, userName }
  if (type < 4) challenge.bloods.push({ team, time })
  challenge.solvers.push(team)
  challenge.last = { time, submissionId }
  add(team, solve)
  team.lastTime = later(team.lastTime, time)
  team.changedTime = later(team.changedTime, time)
}

function later(last: number, time: number): number {
  return last === Infinity ? time : Math.max(last, time)
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
  const score = dynamicScore(row, solvers.length)
  const points = score === challenge.score ? oldPoints : pointsByType(score, board)
  for (const [index, team] of solvers.entries()) {
    if (index < earlier && points === oldPoints) continue
    const type = typeAt(board, challenge, index)
    addPoints(team, (points[type] ?? 0) - (index < earlier ? (oldPoints[type] ?? 0) : 0))
  }
  challenge.score = score
  challenge.points = points
}

function typeAt(board: Board, { row }: ChallengeState, index: number): SolveType {
  return row.disableBloodBonus ? 4 : solveTypeAt(index, board)
}

function byCategoryAndTitle(a: ChallengeRow, b: ChallengeRow): number {
  const index = ({ category }: ChallengeRow) => categoryIndex.get(category) ?? categories.length
  return index(a) - index(b) || compare(a.title, b.title) || a.challengeId - b.challengeId
}

function byTime(a: SolveRow, b: SolveRow): number {
  return a.time - b.time || a.submissionId - b.submissionId
}

type Moment = { time: number; submissionId: number }

function isAfter(a: Moment, b: Moment): boolean {
  return a.time > b.time || (a.time === b.time && a.submissionId > b.submissionId)
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}
