import { useState, type FocusEvent, type KeyboardEvent } from 'react'

export type GridCell = { place: number; column: number }

type Options = {
  rows: number
  columns: number
  /** The initial position of the cursor. */
  firstPlace: () => number
  onMove: (place: number, column: number) => void
  onEnter: (place: number) => void
}

const PAGE = 10

/** The cursor of the arrow keys in a grid. The grid keeps the focus and names the cell as its active one. */
export function useGridCursor({ rows, columns, firstPlace, onMove, onEnter }: Options) {
  const [cell, setCell] = useState<GridCell | null>(null)
  const last = { row: rows - 1, column: columns - 1 }
  const here =
    cell && rows > 0
      ? { place: Math.min(cell.place, last.row), column: Math.min(cell.column, last.column) }
      : null

  function target(event: KeyboardEvent, from: GridCell): GridCell | null {
    const { place, column } = from
    switch (event.key) {
      case 'ArrowUp':
        return { place: place - 1, column }
      case 'ArrowDown':
        return { place: place + 1, column }
      case 'ArrowLeft':
        return { place, column: column - 1 }
      case 'ArrowRight':
        return { place, column: column + 1 }
      case 'PageUp':
        return { place: place - PAGE, column }
      case 'PageDown':
        return { place: place + PAGE, column }
      case 'Home':
        return { place: event.ctrlKey ? 0 : place, column: 0 }
      case 'End':
        return { place: event.ctrlKey ? last.row : place, column: last.column }
      default:
        return null
    }
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (rows === 0) return
      const from = here ?? { place: firstPlace(), column: 0 }
      if (event.key === 'Enter') return onEnter(from.place)
      if (event.key === 'Escape') return setCell(null)
      const to = target(event, from)
      if (!to || event.altKey || event.metaKey) return
      event.preventDefault()
      const next = {
        place: Math.max(0, Math.min(last.row, to.place)),
        column: Math.max(0, Math.min(last.column, to.column)),
      }
      setCell(next)
      onMove(next.place, next.column)
    },
    onFocus(event: FocusEvent) {
      // A click also focuses the grid, but does not move the cursor.
      if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible'))
        setCell((known) => known ?? { place: firstPlace(), column: 0 })
    },
    onBlur: () => setCell(null),
    onPointerDown: () => setCell(null),
  }
  return { cell: here, handlers }
}
