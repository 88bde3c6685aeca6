import { useState, type FocusEvent, type KeyboardEvent } from 'react'

type GridCell = { rowIndex: number; column: number }

type Options = {
  rows: number
  columns: number
  /** The initial position of the cursor. */
  firstRowIndex: () => number
  onMove: (rowIndex: number, column: number) => void
  onEnter: (rowIndex: number) => void
}

const PAGE = 10

/** The cell that the arrow keys move to. The grid keeps the focus and refers to the cell by `aria-activedescendant`. */
export function useGridCursor({ rows, columns, firstRowIndex, onMove, onEnter }: Options) {
  const [cell, setCell] = useState<GridCell | null>(null)
  const last = { row: rows - 1, column: columns - 1 }
  const here =
    cell && rows > 0
      ? { rowIndex: Math.min(cell.rowIndex, last.row), column: Math.min(cell.column, last.column) }
      : null

  function target(event: KeyboardEvent, from: GridCell): GridCell | null {
    const { rowIndex, column } = from
    switch (event.key) {
      case 'ArrowUp':
        return { rowIndex: rowIndex - 1, column }
      case 'ArrowDown':
        return { rowIndex: rowIndex + 1, column }
      case 'ArrowLeft':
        return { rowIndex, column: column - 1 }
      case 'ArrowRight':
        return { rowIndex, column: column + 1 }
      case 'PageUp':
        return { rowIndex: rowIndex - PAGE, column }
      case 'PageDown':
        return { rowIndex: rowIndex + PAGE, column }
      case 'Home':
        return { rowIndex: event.ctrlKey ? 0 : rowIndex, column: 0 }
      case 'End':
        return { rowIndex: event.ctrlKey ? last.row : rowIndex, column: last.column }
      default:
        return null
    }
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (rows === 0) return
      const from = here ?? { rowIndex: firstRowIndex(), column: 0 }
      if (event.key === 'Enter') return onEnter(from.rowIndex)
      if (event.key === 'Escape') return setCell(null)
      const to = target(event, from)
      if (!to || event.altKey || event.metaKey) return
      event.preventDefault()
      const next = {
        rowIndex: Math.max(0, Math.min(last.row, to.rowIndex)),
        column: Math.max(0, Math.min(last.column, to.column)),
      }
      setCell(next)
      onMove(next.rowIndex, next.column)
    },
    onFocus(event: FocusEvent) {
      // A click also focuses the grid, but does not move the cursor.
      if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible'))
        setCell((known) => known ?? { rowIndex: firstRowIndex(), column: 0 })
    },
    onBlur: () => setCell(null),
    onPointerDown: () => setCell(null),
  }
  return { cell: here, handlers }
}
