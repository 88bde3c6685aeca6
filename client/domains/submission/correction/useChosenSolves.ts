import { useState } from 'react'
import { hasRole, useViewer } from '../../../session/viewer.ts'

type Row = { readonly id: string; readonly status: string; readonly voided?: object | null | undefined }

export type ChosenSolves = {
  /** The ids of the chosen submissions that count. */
  counting: readonly string[]
  voided: readonly string[]
}

/** The rows of a list that an administrator selects for a correction: right answers and voided ones. */
export function useChosenSolves(rows: readonly Row[]) {
  const isAdmin = hasRole(useViewer(), 'Admin')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())

  function choiceOf({ id, status, voided }: Row) {
    if (!isAdmin || (status !== 'Accepted' && !voided)) return null
    return {
      isChosen: ids.has(id),
      onChange(isChosen: boolean) {
        const next = new Set(ids)
        if (isChosen) next.add(id)
        else next.delete(id)
        setIds(next)
      },
    }
  }

  const chosenRows = rows.filter(({ id }) => ids.has(id))
  const chosen: ChosenSolves = {
    counting: chosenRows.filter(({ status }) => status === 'Accepted').map(({ id }) => id),
    voided: chosenRows.filter(({ voided }) => voided).map(({ id }) => id),
  }
  return { choiceOf, chosen, clear: () => setIds(new Set()) }
}
