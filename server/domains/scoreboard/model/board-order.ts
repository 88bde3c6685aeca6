import { categories } from '../../../../rules/categories.ts'
import type { ChallengeRow } from './board-rows.ts'
import type { Board, TeamState } from './board-state.ts'

const categoryIndex = new Map<string, number>(categories.map((name, index) => [name, index]))

/** Teams of the competition first; by score descending, last change of the score ascending, participation ascending. */
export function rankTeams(board: Board): TeamState[] {
  return board.order.sort(
    (a, b) =>
      Number(b.standing === 'Ranked') - Number(a.standing === 'Ranked') ||
      b.score - a.score ||
      compare(a.changedTime, b.changedTime) ||
      a.participationId - b.participationId,
  )
}

export function byCategoryAndTitle(a: ChallengeRow, b: ChallengeRow): number {
  const index = ({ category }: ChallengeRow) => categoryIndex.get(category) ?? categories.length
  return index(a) - index(b) || compare(a.title, b.title) || a.challengeId - b.challengeId
}

export function byTime(a: Moment, b: Moment): number {
  return a.time - b.time || a.submissionId - b.submissionId
}

type Moment = { time: number; submissionId: number }

export function isAfter(a: Moment, b: Moment): boolean {
  return a.time > b.time || (a.time === b.time && a.submissionId > b.submissionId)
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}
