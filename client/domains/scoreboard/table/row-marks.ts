import { typeAt } from '../model/board-columns.ts'
import { bloodPlace } from '../model/solve-type.ts'
import type { Geometry } from './geometry.ts'
import type { LiveBoard } from '../model/live-board.ts'

type RowMarks = {
  /** A single path for all burgees of the row keeps the number of elements per row small. */
  burgees: string
  bloods: { type: 1 | 2 | 3; column: number }[]
}

export function marksOf(board: LiveBoard, row: number, { cell, row: height, mark }: Geometry): RowMarks {
  const scale = mark / 16
  const size = (length: number) => Math.round(length * scale * 100) / 100
  const top = Math.round((height - 1 - mark) / 2) + size(3)
  const shape = `h${size(13)}l${size(-3.5)} ${size(5)} ${size(3.5)} ${size(5)}h${size(-13)}z`
  let burgees = ''
  const bloods: RowMarks['bloods'] = []
  for (const [column, { slot }] of board.challenges.entries()) {
    const type = typeAt(board.columns, row, slot)
    const place = type === 0 ? null : bloodPlace(type)
    if (type !== 0 && place === null)
      burgees += `M${column * cell + (cell - mark) / 2 + size(2)} ${top}${shape}`
    else if (place !== null) bloods.push({ type: place, column })
  }
  return { burgees, bloods }
}
