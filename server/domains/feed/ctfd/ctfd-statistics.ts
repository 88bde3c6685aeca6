import type { BoardView } from '../../scoreboard/model/board-view.ts'
import { ctfdChallenges } from './ctfd-challenges.ts'

// CTFd's statistics, as far as they follow from the public board.

export function ctfdSolveCounts(view: BoardView) {
  return ctfdChallenges(view).map(({ id, name, solves }) => ({ id, name, solves }))
}

/** The share of the teams with a solve that solved each challenge, the highest first. */
export function ctfdSolveShares(view: BoardView) {
  const solvers = view.rows.filter(({ solves }) => solves.length > 0).length
  return ctfdChallenges(view)
    .map(({ id, name, solves }) => ({ id, name, percentage: solvers === 0 ? 0 : solves / solvers }))
    .toSorted((a, b) => b.percentage - a.percentage)
}

export const challengeColumns = ['category', 'type', 'value', 'name'] as const

/** The number of challenges by the values of a column. */
export function ctfdChallengeCounts(view: BoardView, column: (typeof challengeColumns)[number]) {
  const groups = Map.groupBy(ctfdChallenges(view), (challenge) => String(challenge[column]))
  return Object.fromEntries([...groups].map(([value, challenges]) => [value, challenges.length]))
}
