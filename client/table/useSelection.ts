import { useRef, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  /** Selects or deselects a row. With `isRange`, also all rows between it and the row that was changed before. */
  toggle: (id: string, isRange?: boolean) => void
  /** Selects all loaded rows, or none if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** The selected rows of a list. Rows that are removed from the list are also deselected. */
export function useSelection(rowIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const ids = new Set(rowIds.filter((id) => chosen.has(id)))

  function toggle(id: string, isRange = false) {
    const isSelected = !ids.has(id)
    const from = isRange && last.current ? rowIds.indexOf(last.current) : -1
    const to = rowIds.indexOf(id)
    const range = from < 0 ? [id] : rowIds.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(ids)
    for (const one of range) {
      if (isSelected) next.add(one)
      else next.delete(one)
    }
    last.current = id
    setChosen(next)
  }

  return {
    ids,
    has: (id) => ids.has(id),
    toggle,
    toggleAll: () => setChosen(ids.size === rowIds.length ? new Set() : new Set(rowIds)),
    clear: () => setChosen(new Set()),
  }
}
