import { useRef, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  /** Selects or deselects a row. With `isRange`, also all rows between it and the row that was changed before. */
  toggle: (id: string, isRange?: boolean) => void
  /** Selects or deselects these rows. */
  select: (rowIds: readonly string[], isSelected: boolean) => void
  /** Whether all rows are selected, and there is one. */
  isWhole: boolean
  /** Selects all loaded rows, or none if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** The selected rows of a list, whose ids are in the order of the screen. Rows that are removed from the list are also deselected. */
export function useSelection(rowIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const ids = new Set(rowIds.filter((id) => chosen.has(id)))
  const isWhole = ids.size > 0 && ids.size === rowIds.length

  function select(changed: readonly string[], isSelected: boolean) {
    setChosen(isSelected ? ids.union(new Set(changed)) : ids.difference(new Set(changed)))
  }
  function toggle(id: string, isRange = false) {
    const isSelected = !ids.has(id)
    const from = isRange && last.current ? rowIds.indexOf(last.current) : -1
    const to = rowIds.indexOf(id)
    const range = from < 0 ? [id] : rowIds.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = id
    select(range, isSelected)
  }

  return {
    ids,
    has: (id) => ids.has(id),
    toggle,
    select,
    isWhole,
    toggleAll: () => setChosen(isWhole ? new Set() : new Set(rowIds)),
    clear: () => setChosen(new Set()),
  }
}
