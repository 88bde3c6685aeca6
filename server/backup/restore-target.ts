import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Migration } from '../database/migrations/read-migrations.ts'
import { countLivingWorkers } from '../jobs/job-lease.ts'
import type { Storage } from '../storage/storage.ts'
import type { Archive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { entryKind } from './manifest.ts'

const oldestPostgres = 15
/** Rows with their indexes are larger than their dump. The factor was measured with full games and rounded up. */
const roomPerDumpedByte = 4
/** An embedded database without rows has 51 MB, and its log grows during the restore. */
const newClusterBytes = 100_000_000

/** Rows that a restore would replace. */
export type RestoreTarget = { tables: number; users: number; games: number }

/** @throws BackupError when the backup has migrations that this version does not know */
export function requireKnownVersion(
  archive: Archive,
  migrations: Migration[],
  platformVersion: string,
): void {
  const { header, file } = archive
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const both = `${file} was made by Halyard ${header.platformVersion}, and this is Halyard ${platformVersion}`
  const unknown = header.migrations.find(({ name }) => !known.has(name))
  if (unknown) {
    throw new BackupError(
      `${both}, which does not know the migration ${unknown.name}. Install Halyard ${header.platformVersion} or later, and restore with that.`,
    )
  }
  const other = header.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (other) throw new BackupError(`${both}, where the migration ${other.name} is another one.`)
}

/** @throws BackupError (the database is no platform, or a server uses it) */
export async function inspectTarget(client: Client): Promise<RestoreTarget> {
  const { rows } = await client.query<{ version: number; encoding: string; mayCreate: boolean }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
            current_setting('server_encoding') AS encoding,
            coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
              AND has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
  )
  const { version = 0, encoding = '', mayCreate = false } = rows[0] ?? {}
  if (version < oldestPostgres) {
    throw new BackupError(
      `The database is PostgreSQL ${version}; Halyard needs PostgreSQL ${oldestPostgres} or later.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new BackupError(
      `The database has the encoding ${encoding}; Halyard needs one made with ENCODING 'UTF8'.`,
    )
  }
  if (!mayCreate) {
    throw new BackupError(
      'The database role may not create tables and schemas here. Make it the owner of the database: ALTER DATABASE … OWNER TO …',
    )
  }
  await requireNoServer(client)
  const { rows: tables } = await client.query<{ name: string; isOwn: boolean }>(
    `SELECT relname AS name, pg_has_role(relowner, 'USAGE') AS "isOwn" FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
  )
  const foreign = tables.find(({ isOwn }) => !isOwn)
  if (foreign) {
    throw new BackupError(
      `The table "${foreign.name}" in the database belongs to another role, so it cannot be replaced.`,
    )
  }
  const count = async (name: string) => {
    if (!tables.some((table) => table.name === name)) return 0
    const { rows: counts } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${name}"`,
    )
    return counts[0]?.count ?? 0
  }
  return { tables: tables.length, users: await count('user'), games: await count('game') }
}

/** @throws BackupError */
export async function requireNoServer(client: Client): Promise<void> {
  if ((await countLivingWorkers(client)) === 0) return
  throw new BackupError('Halyard is running on this database. Stop every server of it, and try again.')
}

/** The files of the backup that the storage lacks. */
export async function findAbsentFiles(archive: Archive, storage: Storage): Promise<Map<string, number>> {
  const absent = new Map<string, number>()
  for (const { name, bytes } of archive.manifest.entries) {
    const what = entryKind(name)
    if (what.kind !== 'file') continue
    const found = await storage.info(what.hash)
    if (found?.sizeBytes !== bytes) absent.set(what.hash, bytes)
  }
  return absent
}

export type Room = { folder: string; what: string; neededBytes: number; freeBytes: number }

/**
 * The space that the restore needs on this machine's disks. A folder is null if the database is remote or the files are
 * in a bucket.
 */
export async function measureRoom(
  archive: Archive,
  absent: Map<string, number>,
  folders: { database: string | null; isNewCluster: boolean; files: string | null },
): Promise<Room[]> {
  const { entries } = archive.manifest
  const dumped = entries.filter(({ name }) => entryKind(name).kind === 'table')
  const captured = entries.filter(({ name }) => entryKind(name).kind === 'capture')
  const filesBytes = sum(absent.values()) + sum(captured.map(({ bytes }) => bytes))
  const rooms: Room[] = []
  const measure = async (folder: string | null, what: string, neededBytes: number) => {
    if (folder === null) return
    const { bavail, bsize } = await statfs(nearestExisting(folder))
    rooms.push({ folder, what, neededBytes, freeBytes: bavail * bsize })
  }
  await measure(folders.files, 'files', filesBytes)
  const rowsBytes = sum(dumped.map(({ bytes }) => bytes)) * roomPerDumpedByte
  await measure(folders.database, 'the database', rowsBytes + (folders.isNewCluster ? newClusterBytes : 0))
  return rooms
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder
    ? folder
    : nearestExisting(path.dirname(folder))
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
