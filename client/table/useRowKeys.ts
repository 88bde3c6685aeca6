import type { KeyboardEvent } from 'react'
import type { Selection } from './useSelection.ts'

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Keys of a table: arrows, Home and End move between rows, X selects the row, Esc clears the selection. */
export function useRowKeys(selection: Selection | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('tr[data-row]')
    if (!row || target.matches('input:not([type="checkbox"]), textarea, select')) return
    const step = steps[event.key]
    if (step) {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')]
      const next = rows[step(rows.indexOf(row), rows.length - 1)]
      const control = target.matches('input[type="checkbox"]')
        ? 'input[type="checkbox"]'
        : '[data-row-opener], a, button'
      next?.querySelector<HTMLElement>(control)?.focus()
      event.preventDefault()
      return
    }
    if (!selection) return
    if (event.key.toLowerCase() === 'x') selection.toggle(row.dataset['row'] ?? '', event.shiftKey)
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear()
    else return
    event.preventDefault()
  }
}
