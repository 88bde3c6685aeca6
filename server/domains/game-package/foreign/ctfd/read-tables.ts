import { z } from 'zod'
import { createForeignGame, type ForeignGame } from '../foreign-game.ts'
import { jsonOf, readAs } from '../read-document.ts'
import { noteUnknownColumns } from './unknown-columns.ts'
import { ignoredTables, tableShapes, type CtfdTables, type TableName } from './ctfd-shapes.ts'

const tableFile = z.object({ results: z.array(z.unknown()).max(5_000_000) })

function documentOf(table: string): string {
  return `db/${table}.json`
}

/**
 * The rows of an export by the text of each `db/<table>.json`, and a game that records the tables that Halyard does not support.
 * @throws ConflictError
 */
export function readTables(texts: ReadonlyMap<string, string>): { tables: CtfdTables; game: ForeignGame } {
  const game = createForeignGame()
  for (const [table, text] of texts) {
    if (Object.hasOwn(tableShapes, table) || ignoredTables.has(table)) continue
    game.lose(table, rowsOf(table, text).length)
  }
  const read = (table: TableName) => {
    const rows = rowsOf(table, texts.get(table) ?? '')
    noteUnknownColumns(game, table, rows)
    return rows.map((row, index) =>
      readAs(tableShapes[table], row, { document: documentOf(table), member: `results.${index}` }),
    )
  }
  const entries = (Object.keys(tableShapes) as TableName[]).map((table) => [table, read(table)])
  return { tables: Object.fromEntries(entries) as CtfdTables, game }
}

/** An empty table is an empty file. */
function rowsOf(table: string, text: string): unknown[] {
  if (text.trim() === '') return []
  const document = documentOf(table)
  return readAs(tableFile, jsonOf(document, text), { document }).results
}
