import type { Category } from '../../../../rules/categories.ts'
import { timeAt, typeAt, userAt } from './board-columns.ts'
import { isRanked, type Adjustment, type LiveBoard, type LiveChallenge } from './live-board.ts'
import type { SolveType } from '../../../../rules/scoring/blood-bonus.ts'

export type CellSolve = {
  challenge: LiveChallenge
  time: number
  type: SolveType
  userName: string | null
  points: number
}

/** The solve of a challenge by the team of a row; null if there is none. */
export function solveAt({ columns }: LiveBoard, row: number, challenge: LiveChallenge): CellSolve | null {
  const type = typeAt(columns, row, challenge.slot)
  if (type === 0) return null
  return {
    challenge,
    type,
    time: timeAt(columns, row, challenge.slot),
    userName: userAt(columns, row, challenge.slot),
    points: challenge.points[type] ?? 0,
  }
}

/** A team's solves in the order they were made. */
export function solvesOf(board: LiveBoard, row: number): CellSolve[] {
  return board.challenges
    .flatMap((challenge) => solveAt(board, row, challenge) ?? [])
    .sort((a, b) => a.time - b.time)
}

/** The sum of a team's awards, and that of the costs of its hints; without the kinds that the team has not. */
export function adjustmentSums(board: LiveBoard, row: number): Pick<Adjustment, 'kind' | 'points'>[] {
  const sums = new Map<Adjustment['kind'], number>()
  for (const { kind, points } of board.adjustments.get(row) ?? [])
    sums.set(kind, (sums.get(kind) ?? 0) + points)
  return [...sums].map(([kind, points]) => ({ kind, points })).sort((a, b) => (a.kind < b.kind ? -1 : 1))
}

export function hasAwards(board: LiveBoard, row: number): boolean {
  return board.adjustments.get(row)?.some(({ kind }) => kind === 'Award') ?? false
}

export type Timeline = { times: number[]; totals: number[] }

/** The times at which a team's score changed, and its score after each change at current points. */
export function timelineOf(board: LiveBoard, row: number): Timeline {
  const solves = solvesOf(board, row)
  const adjustments = board.adjustments.get(row) ?? []
  const changes =
    adjustments.length === 0 ? solves : [...solves, ...adjustments].sort((a, b) => a.time - b.time)
  let total = 0
  return {
    times: changes.map(({ time }) => time),
    totals: changes.map(({ points }) => Math.max(0, (total += points))),
  }
}

/** The total a line shows at a moment. */
export function totalAt({ times, totals }: Timeline, time: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return totals[low - 1] ?? 0
}

type CategoryGroup = { category: Category; first: number; challenges: readonly LiveChallenge[] }

/** The columns of each category. The board orders challenges by category, so they are next to each other. */
export function categoryGroups(challenges: readonly LiveChallenge[]): CategoryGroup[] {
  const groups: { category: Category; first: number; challenges: LiveChallenge[] }[] = []
  for (const [index, challenge] of challenges.entries()) {
    const last = groups.at(-1)
    if (last?.category === challenge.category) last.challenges.push(challenge)
    else groups.push({ category: challenge.category, first: index, challenges: [challenge] })
  }
  return groups
}

/** The rows in rank order whose team is in the division and has the text in its name. */
export function findRows(board: LiveBoard, wanted: { division: string | null; search: string }): number[] {
  const text = wanted.search.trim().toLocaleLowerCase()
  if (wanted.division === null && !text) return board.order
  return board.order.filter((row) => {
    const team = board.teams[row]
    if (!team || (wanted.division !== null && team.division !== wanted.division)) return false
    return !text || team.name.toLocaleLowerCase().includes(text)
  })
}

/** The rows of the competition, and those out of competition. */
export function splitRows(
  board: LiveBoard,
  rows: readonly number[],
): { ranked: readonly number[]; apart: readonly number[] } {
  if (board.unrankedDivisions.size === 0) return { ranked: rows, apart: [] }
  return {
    ranked: rows.filter((row) => isRanked(board, row)),
    apart: rows.filter((row) => !isRanked(board, row)),
  }
}
