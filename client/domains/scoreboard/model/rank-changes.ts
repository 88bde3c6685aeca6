import { timeAt } from './board-columns.ts'
import { lastChangeOf } from './last-change-of.ts'
import { compareRows, isRanked, type LiveBoard } from './live-board.ts'

/**
 * The number of ranks that each row's team gained since a time; empty if no score changed since then. Teams out of
 * competition have no entry. A team that did not rise has 0, and so has one whose score had never changed before.
 */
export function ranksGained(board: LiveBoard, since: number): number[] {
  const { columns, order, teams } = board
  const totals = board.totals.slice()
  const changedTimes = board.changedTimes.slice()
  const others = board.challenges.filter(({ decidesTies }) => !decidesTies)
  const moved = order.filter((row) => {
    const times = [
      board.changedTimes[row] ?? Infinity,
      ...others.map(({ slot }) => timeAt(columns, row, slot)),
    ]
    return times.some((time) => time !== Infinity && time >= since)
  })
  if (moved.length === 0) return []
  for (const row of moved) {
    const { total, changedTime } = lastChangeOf(board, row, since)
    totals[row] = total
    changedTimes[row] = changedTime
  }
  const before = order
    .filter((row) => isRanked(board, row))
    .sort((a, b) => compareRows({ totals, changedTimes, teams }, a, b))
  const gained: number[] = []
  for (const [index, row] of before.entries()) {
    const hadRank = (changedTimes[row] ?? Infinity) !== Infinity
    gained[row] = hadRank ? Math.max(0, index + 1 - (board.ranks[row] ?? 0)) : 0
  }
  return gained
}
