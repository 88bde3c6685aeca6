import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Context } from '../../../context.ts'
import { inSnapshot } from '../../scoreboard/model/load-board.ts'
import { columnOf, documentNames, specOf, type DocumentName, type RowOf } from '../documents.ts'
import { hasPart, type PackageParts } from '../package-format.ts'
import { expressionOf, sourceOf } from './sources.ts'

type CollectedDocument = {
  name: DocumentName
  /** A file of this machine. */
  file: string
  rows: number
  bytes: number
  sha256: string
}
type PackagedFile = RowOf<'files.jsonl'>
type Collected = { documents: CollectedDocument[]; files: PackagedFile[]; dispose(): Promise<void> }

const rowsAtOnce = 1000

/** Writes the documents of a game to temporary files, all from one snapshot of the database. */
export async function collectDocuments(
  { pool, storage }: Pick<Context, 'pool' | 'storage'>,
  gameId: number,
  parts: PackageParts,
): Promise<Collected> {
  const documents: CollectedDocument[] = []
  const files: PackagedFile[] = []
  const dispose = async () => {
    await Promise.all(documents.map(({ file }) => rm(file, { force: true })))
  }
  try {
    await inSnapshot(pool, async (client) => {
      for (const name of documentNames) {
        if (!hasPart(parts, specOf(name).part)) continue
        let rows = 0
        const lines = async function* () {
          for await (const row of readRows(client, { name, gameId, parts })) {
            rows += 1
            yield `${JSON.stringify(name === 'files.jsonl' ? await located(row as PackagedFile) : row)}\n`
          }
        }
        const { file, hash, sizeBytes } = await storage.spool.receive(Readable.from(lines()))
        documents.push({ name, file, rows, bytes: sizeBytes, sha256: hash })
      }
    })
  } catch (error) {
    await dispose()
    throw error
  }
  return { documents, files, dispose }

  async function located(row: PackagedFile): Promise<PackagedFile> {
    const info = await storage.info(row.sha256)
    const file = { ...row, bytes: info?.sizeBytes ?? row.bytes, isMissing: info === null }
    files.push(file)
    return file
  }
}

type Reading = { name: DocumentName; gameId: number; parts: PackageParts }

async function* readRows(client: pg.ClientBase, reading: Reading): AsyncGenerator<Record<string, unknown>> {
  await client.query(`DECLARE rows_of_document NO SCROLL CURSOR FOR ${selectOf(reading)}`, [reading.gameId])
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`FETCH ${rowsAtOnce} FROM rows_of_document`)
    yield* rows
    if (rows.length < rowsAtOnce) break
  }
  await client.query('CLOSE rows_of_document')
}

function selectOf({ name, parts }: Reading): string {
  const { shape, table } = specOf(name)
  const members = Object.keys(shape.shape).map((member) => {
    const expression = expressionOf(name, member, parts) ?? `r."${columnOf(table, member)}"`
    return `${expression} AS "${member}"`
  })
  const { from, where, order } = sourceOf(name, parts)
  return `SELECT ${members.join(', ')} FROM ${from} WHERE ${where} ORDER BY ${order}`
}
