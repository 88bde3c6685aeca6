import { compareRows, isRanked, type LiveBoard } from './live-board.ts'

/**
 * The number of ranks that each row's team gained since a time; empty if no score changed since then. Teams out of
 * competition have no entry. A team that did not rise has 0, and so has one whose score had never changed before.
 */
export function ranksGained(board: LiveBoard, since: number): number[] {
  const { columns, order, teams } = board
  const totals = board.totals.slice()
  const changedTimes = board.changedTimes.slice()
  const moved = order.filter((row) => {
    const last = board.changedTimes[row] ?? Infinity
    return last !== Infinity && last >= since
  })
  if (moved.length === 0) return []
  for (const row of moved) {
    let last = -Infinity
    for (const { slot, points } of board.challenges) {
      const entry = columns.cells[row * columns.slots + slot] ?? 0
      if (entry === 0) continue
      const time = columns.times[entry - 1] ?? 0
      if (time >= since) totals[row] = (totals[row] ?? 0) - (points[columns.types[entry - 1] ?? 4] ?? 0)
      else last = Math.max(last, time)
    }
    for (const { points, time } of board.adjustments.get(row) ?? []) {
      if (time >= since) totals[row] = (totals[row] ?? 0) - points
      else last = Math.max(last, time)
    }
    changedTimes[row] = last === -Infinity ? Infinity : last
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
