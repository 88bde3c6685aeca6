import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { shownInTexts } from './text-uses.ts'

/** Whether a row refers to the file: uses are derived, never counted. */
const isUsed = Prisma.sql`(
  EXISTS (SELECT FROM attachment a WHERE a.file_id = f.id AND (
    EXISTS (SELECT FROM challenge c WHERE c.attachment_id = a.id) OR
    EXISTS (SELECT FROM flag g WHERE g.attachment_id = a.id)))
  OR EXISTS (SELECT FROM participation p WHERE p.writeup_file_id = f.id)
  OR EXISTS (SELECT FROM game WHERE poster_hash = f.hash)
  OR EXISTS (SELECT FROM team WHERE avatar_hash = f.hash)
  OR EXISTS (SELECT FROM "user" WHERE avatar_hash = f.hash)
  OR EXISTS (SELECT FROM setting s WHERE s.key ILIKE 'GlobalConfig:%Hash' AND s.value = f.hash)
  OR f.hash IN (SELECT hash FROM (${Prisma.raw(shownInTexts)}) shown))`

export async function isFileUsed(tx: Transaction, hash: string): Promise<boolean> {
  const rows = await tx.$queryRaw<
    { used: boolean }[]
  >`SELECT ${isUsed} AS used FROM file f WHERE f.hash = ${hash}`
  return rows[0]?.used ?? false
}

/** Hashes of files that were uploaded before the given time and that nothing refers to. */
export async function findUnusedFiles(db: Database, before: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ hash: string }[]>`
    SELECT f.hash FROM file f WHERE f.uploaded_at < ${before} AND NOT ${isUsed}`
  return rows.map(({ hash }) => hash)
}
