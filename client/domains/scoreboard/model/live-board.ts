import type { Category } from '../../../../rules/categories.ts'
import {
  clearRow,
  createColumns,
  freeSlots,
  putSolve,
  reserveCell,
  typeAt,
  type BoardColumns,
  type BoardSolve,
} from './board-columns.ts'
import { lastChangeOf } from './last-change-of.ts'
import { newestOf } from './newest-solves.ts'
import { pointsByType, type BonusRule } from '../../../../rules/scoring/blood-bonus.ts'

export type ChallengeState = {
  id: number
  title: string
  category: Category
  /** The current points of a solve, before the bonus. */
  score: number
  solvedCount: number
  /** Whether a solve moves the time that decides between teams of equal score. */
  decidesTies: boolean
}

export type LiveChallenge = Readonly<ChallengeState> & {
  /** Its index in the cells of a row. It differs from its index in `board.challenges`. */
  readonly slot: number
  /** Points by type of solve. */
  readonly points: readonly number[]
}

type LiveTeam = {
  readonly id: number
  readonly name: string
  readonly avatarUrl: string | null
  readonly division: string | null
  /** Breaks ties: the team that joined first has the better rank. */
  readonly participationId: number
}

type SolveEntry = BoardSolve & { teamId: number; challengeId: number }

/** Points that a team got or lost at a moment, besides those of its solves. */
export type Adjustment = {
  teamId: number
  kind: 'Award' | 'Hint'
  points: number
  reason: string
  time: number
}

type BoardSnapshot = BonusRule & {
  seq: number
  updatedAt: number
  /** Solves from this time on are hidden from players; null without a freeze and after the reveal. */
  hiddenFrom: number | null
  challenges: readonly ChallengeState[]
  teams: readonly LiveTeam[]
  unrankedDivisions: readonly string[]
  solves: Iterable<SolveEntry>
  adjustments: readonly Adjustment[]
}

export type BoardDelta = {
  previousSeq: number
  seq: number
  hiddenFrom: number | null
  solves: readonly SolveEntry[]
  /** Only the new ones. */
  adjustments: readonly Adjustment[]
  /** The changed challenges. If a challenge was added, removed or moved: all challenges in the order of the board. */
  challenges: readonly ChallengeState[]
  removedChallengeIds: readonly number[]
  teams: readonly LiveTeam[]
  removedTeamIds: readonly number[]
  /** The delta has no details: the board must be loaded again. */
  isReset: boolean
}

/**
 * A game's board in the browser. `applyDelta` changes it in place, but replaces teams and challenges. `ranks`,
 * `divisionRanks` and `order` are valid only after `rankTeams`.
 */
export type LiveBoard = BonusRule & {
  seq: number
  updatedAt: number
  hiddenFrom: number | null
  /** By category, then title, as the server orders them. */
  challenges: readonly LiveChallenge[]
  challengeById: Map<number, LiveChallenge>
  /** The teams by row; null after a team was removed. */
  teams: (LiveTeam | null)[]
  rowOf: Map<number, number>
  columns: BoardColumns
  /** The points of all solves and adjustments; may be negative. The score is at least 0, see `scoreAt`. */
  totals: number[]
  /** Time at which the score last changed, see `lastChange`; Infinity if it never did: such teams are last among equals. */
  changedTimes: number[]
  /** Rows whose `changedTimes` the next `rankTeams` computes from all of their changes. */
  staleRows: Set<number>
  /** The adjustments of each team by row, in order of time. Rows without any are absent. */
  adjustments: Map<number, readonly Adjustment[]>
  solvedCounts: number[]
  /** Rows in rank order. It is kept between changes, because an almost sorted list is sorted fast. */
  order: number[]
  ranks: number[]
  /** 0 without a division. */
  divisionRanks: number[]
  divisions: readonly string[]
  unrankedDivisions: ReadonlySet<string>
  /** The newest solves, newest first. */
  latest: readonly SolveEntry[]
}

export function createLiveBoard(snapshot: BoardSnapshot): LiveBoard {
  const solves = [...snapshot.solves]
  const board: LiveBoard = {
    seq: snapshot.seq,
    updatedAt: snapshot.updatedAt,
    bloodBonus: snapshot.bloodBonus,
    bloodBonusPoints: snapshot.bloodBonusPoints,
    hiddenFrom: snapshot.hiddenFrom,
    challenges: [],
    challengeById: new Map(),
    teams: [],
    rowOf: new Map(),
    columns: createColumns(snapshot.teams.length, snapshot.challenges.length, solves.length),
    totals: [],
    changedTimes: [],
    staleRows: new Set(),
    adjustments: new Map(),
    solvedCounts: [],
    order: [],
    ranks: [],
    divisionRanks: [],
    divisions: [],
    unrankedDivisions: new Set(snapshot.unrankedDivisions),
    latest: newestOf(solves),
  }
  takeChallenges(board, snapshot.challenges, new Set())
  for (const team of snapshot.teams) takeTeam(board, team)
  for (const solve of solves) takeSolve(board, solve)
  for (const adjustment of snapshot.adjustments) takeAdjustment(board, adjustment)
  rankTeams(board)
  return board
}

/**
 * Applies a delta. `gap` means that the delta does not follow the loaded version, and the board must be
 * loaded again.
 */
export function applyDelta(board: LiveBoard, delta: BoardDelta): 'applied' | 'known' | 'gap' {
  if (delta.seq <= board.seq && !delta.isReset) return 'known'
  if (delta.isReset || delta.previousSeq !== board.seq) return 'gap'
  const removed = new Set(delta.removedChallengeIds)
  for (const id of delta.removedTeamIds) removeTeam(board, id)
  if (hasSolves(board, removed)) return 'gap'
  for (const team of delta.teams) takeTeam(board, team)
  takeChallenges(board, delta.challenges, removed)
  for (const solve of delta.solves) takeSolve(board, solve)
  for (const adjustment of delta.adjustments) takeAdjustment(board, adjustment)
  if (delta.solves.length > 0) board.latest = newestOf([...board.latest, ...delta.solves])
  board.seq = delta.seq
  board.hiddenFrom = delta.hiddenFrom
  return 'applied'
}

/** The score of a row: a total below 0 is shown as 0. */
export function scoreAt({ totals }: Pick<LiveBoard, 'totals'>, row: number): number {
  return Math.max(0, totals[row] ?? 0)
}

export function isRanked({ teams, unrankedDivisions }: LiveBoard, row: number): boolean {
  const division = teams[row]?.division ?? null
  return division === null || !unrankedDivisions.has(division)
}

/** Compares rows by score descending, last change of the score ascending, participation ascending. */
export function compareRows(
  board: Pick<LiveBoard, 'totals' | 'changedTimes' | 'teams'>,
  a: number,
  b: number,
): number {
  const { changedTimes, teams } = board
  return (
    scoreAt(board, b) - scoreAt(board, a) ||
    compare(changedTimes[a] ?? Infinity, changedTimes[b] ?? Infinity) ||
    compare(teams[a]?.participationId ?? Infinity, teams[b]?.participationId ?? Infinity)
  )
}

/** Ranks the teams: those in competition first, then as `compareRows` does. */
export function rankTeams(board: LiveBoard): void {
  const { order, teams } = board
  for (const row of board.staleRows) board.changedTimes[row] = lastChangeOf(board, row).changedTime
  board.staleRows.clear()
  order.sort((a, b) => Number(isRanked(board, b)) - Number(isRanked(board, a)) || compareRows(board, a, b))
  const sizes = new Map<string, number>()
  for (const [index, row] of order.entries()) {
    const division = teams[row]?.division ?? null
    const size = division === null ? 0 : (sizes.get(division) ?? 0) + 1
    if (division !== null) sizes.set(division, size)
    board.ranks[row] = index + 1
    board.divisionRanks[row] = size
  }
  board.divisions = [...sizes.keys()].toSorted()
}

function takeTeam(board: LiveBoard, team: LiveTeam): void {
  const known = board.rowOf.get(team.id)
  if (known !== undefined) {
    board.teams[known] = team
    return
  }
  const row = board.teams.push(team) - 1
  board.rowOf.set(team.id, row)
  reserveCell(board.columns, row, 0)
  board.totals[row] = 0
  board.changedTimes[row] = Infinity
  board.solvedCounts[row] = 0
  board.ranks[row] = 0
  board.divisionRanks[row] = 0
  board.order.push(row)
}

function removeTeam(board: LiveBoard, id: number): void {
  const row = board.rowOf.get(id)
  if (row === undefined) return
  board.rowOf.delete(id)
  board.teams[row] = null
  clearRow(board.columns, row)
  board.adjustments.delete(row)
  board.staleRows.delete(row)
  board.order.splice(board.order.indexOf(row), 1)
}

function takeChallenges(
  board: LiveBoard,
  changed: readonly ChallengeState[],
  removed: ReadonlySet<number>,
): void {
  if (changed.length === 0 && removed.size === 0) return
  const byId = new Map([...board.challengeById].filter(([id]) => !removed.has(id)))
  const free = freeSlots(byId.values())
  for (const state of changed) {
    const known = byId.get(state.id)
    const points = known?.score === state.score ? known.points : pointsByType(state.score, board)
    const slot = known?.slot ?? free.next().value
    if (known) revalue(board, known, { points, decidesTies: state.decidesTies })
    else reserveCell(board.columns, Math.max(0, board.teams.length - 1), slot)
    byId.set(state.id, { ...state, slot, points })
  }
  const ids = changed.length === byId.size ? changed.map(({ id }) => id) : [...byId.keys()]
  board.challenges = ids.flatMap((id) => byId.get(id) ?? [])
  board.challengeById = new Map(board.challenges.map((challenge) => [challenge.id, challenge]))
}

/** Updates the totals of all teams that solved a challenge, and notes those whose score changed at another time now. */
function revalue(
  board: LiveBoard,
  before: LiveChallenge,
  { points, decidesTies }: Pick<LiveChallenge, 'points' | 'decidesTies'>,
): void {
  if (points === before.points && decidesTies === before.decidesTies) return
  for (const row of board.order) {
    const type = typeAt(board.columns, row, before.slot)
    if (type === 0) continue
    const [old, now] = [before.points[type] ?? 0, points[type] ?? 0]
    board.totals[row] = (board.totals[row] ?? 0) + now - old
    const moves = decidesTies !== before.decidesTies || (old === 0) !== (now === 0)
    if (moves || board.adjustments.has(row)) board.staleRows.add(row)
  }
}

function takeSolve(board: LiveBoard, solve: SolveEntry): void {
  const row = board.rowOf.get(solve.teamId)
  const challenge = board.challengeById.get(solve.challengeId)
  if (row === undefined || !challenge || !putSolve(board.columns, row, challenge.slot, solve)) return
  const points = challenge.points[solve.type] ?? 0
  board.totals[row] = (board.totals[row] ?? 0) + points
  const last = board.changedTimes[row] ?? Infinity
  if (board.adjustments.has(row)) board.staleRows.add(row)
  else if (challenge.decidesTies && points !== 0) {
    board.changedTimes[row] = last === Infinity ? solve.time : Math.max(last, solve.time)
  }
  board.solvedCounts[row] = (board.solvedCounts[row] ?? 0) + 1
}

function takeAdjustment(board: LiveBoard, adjustment: Adjustment): void {
  const row = board.rowOf.get(adjustment.teamId)
  if (row === undefined) return
  const known = board.adjustments.get(row) ?? []
  board.adjustments.set(
    row,
    [...known, adjustment].sort((a, b) => a.time - b.time),
  )
  board.totals[row] = (board.totals[row] ?? 0) + adjustment.points
  board.staleRows.add(row)
}

function hasSolves(board: LiveBoard, challengeIds: ReadonlySet<number>): boolean {
  return [...challengeIds].some((id) => {
    const slot = board.challengeById.get(id)?.slot
    return slot !== undefined && board.order.some((row) => typeAt(board.columns, row, slot) !== 0)
  })
}

// Infinity minus Infinity is not a number, so the values are not subtracted.
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
