import { categories } from '../../../../rules/categories.ts'
import type { ChallengeRow } from './board-rows.ts'
import type { Board, TeamSolve, TeamState } from './board-state.ts'
import { lastChange } from '../../../../rules/scoring/last-change.ts'

const categoryIndex = new Map<string, number>(categories.map((name, index) => [name, index]))

/**
 * Teams of the competition first; by score descending, last change of the score ascending, participation ascending.
 * Teams whose score never changed rank last among equals.
 */
export function rankTeams(board: Board): TeamState[] {
  const { challenges, order } = board
  const valueOf = ({ challengeId, type }: TeamSolve) => {
    const challenge = challenges.get(challengeId)
    return { points: challenge?.points[type] ?? 0, decidesTies: challenge?.row.decidesTies ?? true }
  }
  const changedTimes = new Map(order.map((team) => [team, lastChange({ ...team, valueOf })]))
  const changedTime = (team: TeamState) => changedTimes.get(team) ?? Infinity
  return order.sort(
    (a, b) =>
      Number(b.standing === 'Ranked') - Number(a.standing === 'Ranked') ||
      b.score - a.score ||
      compare(changedTime(a), changedTime(b)) ||
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
