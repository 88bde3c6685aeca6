import { importInput, refusalsByRow, type Refusals } from './import-input.ts'
import { useCreateUsers } from './useCreateUsers.ts'
import type { ImportRow } from './user-import.ts'

export type Outcome = {
  /** Added or updated, with their generated passwords. */
  added: readonly ImportRow[]
  /** Refused by the server, with the reasons as problems. */
  refused: readonly ImportRow[]
  /** Errors that concern no row: nothing more was added. */
  others: readonly string[]
}

/** Adds the users that the server takes. It refuses a whole list, so the list is sent again without refused lines. */
export function useAddRows(): [
  (rows: readonly ImportRow[], updatesExisting: boolean) => Promise<Outcome>,
  boolean,
] {
  const [createUsers, running] = useCreateUsers()
  async function addRows(list: readonly ImportRow[], updatesExisting: boolean): Promise<Outcome> {
    const onExisting = updatesExisting ? 'UPDATE' : 'REJECT'
    const refused: ImportRow[] = []
    let left = list
    while (left.length > 0) {
      const { rows, users } = importInput(left)
      const outcome = await createUsers({ variables: { input: { users, onExisting } } })
      if (outcome.ok) return { added: rows, refused, others: [] }
      const { rows: byRow, others }: Refusals = refusalsByRow(outcome.fieldErrors)
      if (byRow.size === 0) return { added: [], refused, others }
      for (const [index, problems] of byRow) {
        const row = rows[index]
        if (row) refused.push({ ...row, problems })
      }
      left = rows.filter((_row, index) => !byRow.has(index))
    }
    return { added: [], refused, others: [] }
  }
  return [addRows, running]
}
