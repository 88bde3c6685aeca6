import { lastChange } from '../../../../rules/scoring/last-change.ts'
import type { BoardColumns } from './board-columns.ts'

type Board = {
  readonly challenges: readonly { slot: number; points: readonly number[]; decidesTies: boolean }[]
  readonly columns: BoardColumns
  readonly adjustments: ReadonlyMap<number, readonly { time: number; points: number }[]>
}

/** The total of a row before a time, and the time at which its score had last changed; Infinity if it never had. */
export function lastChangeOf(
  { challenges, columns, adjustments }: Board,
  row: number,
  until = Infinity,
): { total: number; changedTime: number } {
  const solves: { time: number; points: number; decidesTies: boolean }[] = []
  for (const { slot, points, decidesTies } of challenges) {
    const entry = columns.cells[row * columns.slots + slot] ?? 0
    const time = columns.times[entry - 1] ?? Infinity
    if (time < until) solves.push({ time, points: points[columns.types[entry - 1] ?? 4] ?? 0, decidesTies })
  }
  solves.sort((a, b) => a.time - b.time)
  const changes = (adjustments.get(row) ?? []).filter(({ time }) => time < until)
  const total = [...solves, ...changes].reduce((sum, { points }) => sum + points, 0)
  return {
    total,
    changedTime: lastChange({ solves, adjustments: changes, total, valueOf: (solve) => solve }),
  }
}
