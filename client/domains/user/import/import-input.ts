import type { NewUserInput } from '../../../__generated__/useCreateUsersMutation.graphql.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { randomPassword, type ImportRow } from './user-import.ts'

/** Returns the users for the mutation, and the rows with a generated password where the list has none. */
export function importInput(list: readonly ImportRow[]): { rows: ImportRow[]; users: NewUserInput[] } {
  // The first user of a new team becomes its captain.
  const rows = list
    .toSorted((a, b) => Number(b.isCaptain ?? false) - Number(a.isCaptain ?? false))
    .map((row) => ({
      ...row,
      values: { ...row.values, password: row.values.password || randomPassword() },
    }))
  const users = rows.map(({ values: { studentNumber, realName, phone, teamName, ...required } }) => ({
    ...required,
    ...(realName ? { realName } : {}),
    ...(studentNumber ? { studentNumber } : {}),
    ...(phone ? { phone } : {}),
    ...(teamName ? { teamName } : {}),
  }))
  return { rows, users }
}

/** Server errors by row index and field, and errors without a row. */
export type Refusals = {
  rows: ReadonlyMap<number, Readonly<Record<string, string>>>
  others: string[]
}

/** Groups the server's errors by row and field. `users.3.email` is the email address of row 3, counted from 0. */
export function refusalsByRow(errors: FieldErrors): Refusals {
  const rows = new Map<number, Record<string, string>>()
  const others: string[] = []
  for (const [path, message] of Object.entries(errors)) {
    const [, index, field = ''] = /^users\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    if (index === undefined) others.push(message)
    else rows.set(Number(index), { ...rows.get(Number(index)), [field]: message })
  }
  return { rows, others }
}
