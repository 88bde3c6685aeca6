import type { Transaction } from '../../../database/database.ts'
import { columnOf, specOf, type DocumentName, type RowOf } from '../documents.ts'
import type { ImportState } from './import-state.ts'

type Row = Record<string, unknown>
/** Tables of documents whose rows do not name their game. */
const withoutGame: ReadonlySet<string> = new Set(['flag', 'team', 'team_member'])

/** Writes rows of a document with new ids. `more` adds columns to each. */
export async function writeRows(
  tx: Transaction,
  state: ImportState,
  { name, rows, more }: { name: DocumentName; rows: readonly Row[]; more?: (row: Row) => Row },
): Promise<void> {
  if (rows.length === 0) return
  const { table, key, isNumbered, hasAttachment } = specOf(name)
  const hasNewId = isNumbered || key?.member === 'id'
  const ids = hasNewId ? await newIds(tx, table, rows.length) : []
  const attachments = hasAttachment ? await writeAttachments(tx, state, rows) : []
  const written = rows.map((row, index) => {
    const id = ids[index]
    if (key && id !== undefined) state.ids(key.kind).set(row[key.member], id)
    const mapped = columnsOf(name, withNewRefs(state, name, row))
    if (id !== undefined) mapped['id'] = id
    if (!withoutGame.has(table)) mapped['game_id'] = state.gameId
    if (hasAttachment) mapped['attachment_id'] = attachments[index] ?? null
    return { ...mapped, ...more?.(row) }
  })
  await insert(tx, table, written)
}

/** Inserts rows in their order, with their columns as members. */
export async function insert(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    JSON.stringify(rows),
  )
}

export async function newIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(
    `SELECT nextval(pg_get_serial_sequence('"${table}"', 'id'))::int AS id FROM generate_series(1, $1::int)`,
    count,
  )
  return rows.map(({ id }) => id)
}

/** The members under the names of their columns. */
export function columnsOf(name: DocumentName, row: Row): Row {
  const { table } = specOf(name)
  return Object.fromEntries(Object.entries(row).map(([member, value]) => [columnOf(table, member), value]))
}

function withNewRefs(state: ImportState, name: DocumentName, row: Row): Row {
  const { refs, looseRefs, files = [] } = specOf(name)
  const mapped = { ...row }
  for (const [member, kind] of Object.entries({ ...refs, ...looseRefs })) {
    mapped[member] = row[member] === null ? null : (state.ids(kind).get(row[member]) ?? null)
  }
  for (const member of files) mapped[member] = state.storedFile(row[member] as string | null)?.hash ?? null
  return mapped
}

/** The ids of the rows' attachments; null for a row without one. */
async function writeAttachments(
  tx: Transaction,
  state: ImportState,
  rows: readonly Row[],
): Promise<(number | null)[]> {
  const attachments = rows.map((row) => (row as Pick<RowOf<'flags.jsonl'>, 'attachment'>).attachment)
  const ids = (await newIds(tx, 'attachment', attachments.filter((one) => one !== null).length)).values()
  const idOf = attachments.map((attachment) => (attachment ? (ids.next().value ?? null) : null))
  await insert(
    tx,
    'attachment',
    attachments.flatMap((attachment, index) => {
      if (!attachment) return []
      const { type, remoteUrl, sha256, name } = attachment
      const file = state.storedFile(sha256)
      return [{ id: idOf[index], type, remote_url: remoteUrl, file_id: file?.id ?? null, name }]
    }),
  )
  return idOf
}
