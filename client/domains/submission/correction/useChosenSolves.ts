import { hasRole, useViewer } from '../../../session/viewer.ts'
import { useSelection } from '../../../table/useSelection.ts'

type Row = { readonly id: string; readonly status: string; readonly voided?: object | null | undefined }

export type ChosenSolves = {
  /** The ids of the chosen submissions that count. */
  counting: readonly string[]
  voided: readonly string[]
}

/** The place for the checkbox of a row: `none` keeps it empty, so that all rows of the list begin at one edge. */
export type SolveChoice = { isChosen: boolean; onChange: () => void } | 'none'

const isSolve = ({ status, voided }: Row) => status === 'Accepted' || Boolean(voided)
const idOf = ({ id }: Row) => id

/** The rows of a list that an administrator selects for a correction: right answers and voided ones. */
export function useChosenSolves(rows: readonly Row[]) {
  const isAdmin = hasRole(useViewer(), 'Admin')
  const solves = rows.filter(isSolve)
  const selection = useSelection(solves.map(idOf))
  const chosenRows = solves.filter(({ id }) => selection.has(id))
  const chosen: ChosenSolves = {
    counting: chosenRows.filter(({ voided }) => !voided).map(idOf),
    voided: chosenRows.filter(({ voided }) => voided).map(idOf),
  }
  /** Null for a viewer who corrects nothing. */
  const choiceOf = (row: Row): SolveChoice | null => {
    if (!isAdmin) return null
    if (!isSolve(row)) return 'none'
    return { isChosen: selection.has(row.id), onChange: () => selection.toggle(row.id) }
  }
  return { choiceOf, chosen, clear: selection.clear }
}
