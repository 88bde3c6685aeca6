import type { TFunction } from '../../../i18n/translate.ts'
import { boardTime } from '../model/board-times.ts'
import type { CellSolve } from '../model/board-reads.ts'
import type { LiveChallenge } from '../model/live-board.ts'
import { bloodPlace } from '../model/solve-type.ts'
import type { SolveType } from '../../../../rules/scoring/blood-bonus.ts'

const BLOOD_NAMES = { 1: 'blood.first', 2: 'blood.second', 3: 'blood.third' } as const

export function typeName(t: TFunction, type: SolveType): string {
  const place = bloodPlace(type)
  return t(place === null ? 'blood.solved' : BLOOD_NAMES[place])
}

/** Names the cell under the cursor for `aria-activedescendant`. */
export function cellId(teamId: number, column: number): string {
  return `board-${teamId}-${column}`
}

/** The accessible text of a cell: "Smash: first blood, 480 points, Sat 05:14". */
export function solveText(
  t: TFunction,
  challenge: LiveChallenge,
  solve: CellSolve | null,
  shape: { locale: string; spanMs: number },
): string {
  if (!solve) return t('scoreboard.cellOpen', { title: challenge.title, points: challenge.score })
  return t('scoreboard.cellSolved', {
    title: challenge.title,
    type: typeName(t, solve.type),
    points: solve.points,
    time: boardTime(solve.time, shape),
  })
}
