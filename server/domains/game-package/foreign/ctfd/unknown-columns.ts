import { isObject } from '../../import/zip-archive.ts'
import type { ForeignGame } from '../foreign-game.ts'
import { tableShapes, type TableName } from './ctfd-shapes.ts'

/** Columns with secrets, checksums and keys of rows, and those that say nothing beside others. */
const ignored: ReadonlySet<string> = new Set([
  'challenges.type_data',
  'config.id',
  'files.page_id',
  'files.sha1sum',
  'files.solution_id',
  'hints.type',
  'awards.type',
  'teams.password',
  'teams.secret',
  'users.change_password',
  'users.password',
  'users.secret',
  'users.verified',
])

/** Notes the columns that have a value and that Halyard does not have, each with the number of such rows. */
export function noteUnknownColumns(game: ForeignGame, table: TableName, rows: readonly unknown[]): void {
  const known = tableShapes[table].shape
  for (const row of rows) {
    // The award that pays a hint is written by CTFd itself.
    if (!isObject(row) || (table === 'awards' && row['category'] === 'hints')) continue
    for (const [column, value] of Object.entries(row)) {
      const name = `${table}.${column}`
      if (!Object.hasOwn(known, column) && !ignored.has(name) && hasValue(value)) game.lose(name)
    }
  }
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return isObject(value)
    ? Object.keys(value).length > 0
    : !['', 0, false, null, undefined].includes(value as null)
}
