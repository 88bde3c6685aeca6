import type { Category } from '../../../../rules/categories.ts'
import { categoryGroups, solveAt } from './board-reads.ts'
import type { LiveBoard } from './live-board.ts'

export type CategoryShare = { category: Category; solved: number; total: number; points: number }

/** A team's share of solved challenges in each category. */
export function categoryShares(board: LiveBoard, row: number): CategoryShare[] {
  return categoryGroups(board.challenges).map(({ category, challenges }) => {
    const solves = challenges.flatMap((challenge) => solveAt(board, row, challenge) ?? [])
    const points = solves.reduce((sum, solve) => sum + solve.points, 0)
    return { category, solved: solves.length, total: challenges.length, points }
  })
}
