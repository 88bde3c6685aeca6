import { useState } from 'react'

export type GroupSelection = {
  ids: ReadonlySet<string>
  select: (rowIds: readonly string[], isSelected: boolean) => void
  clear: () => void
}

/** The selected rows of a list whose rows are in groups. */
export function useGroupSelection(): GroupSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    select: (rowIds, isSelected) => {
      const changed = new Set(rowIds)
      setIds(isSelected ? ids.union(changed) : ids.difference(changed))
    },
    clear: () => setIds(new Set()),
  }
}
