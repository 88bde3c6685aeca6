import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from '../../runtime/logger.ts'
import { StartError } from '../../start/start-error.ts'
import { applyMigration } from './apply-migration.ts'
import { readMigrations, type Migration } from './read-migrations.ts'

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8'),
) as { version: string }
/** The same lock as `prisma migrate`, so that the two tools wait for each other. */
const migrationLock = 72_707_369
const lockRetryMs = 100

export const createMigrationTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

type Applied = { migration_name: string; checksum: string; finished_at: Date | null }

async function readApplied(client: Client): Promise<Map<string, Applied>> {
  try {
    const { rows } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    return new Map(rows.map((row) => [row.migration_name, row]))
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return new Map()
    throw error
  }
}

function findMissing(migrations: Migration[], applied: Map<string, Applied>): Migration[] {
  return migrations.filter(({ name, checksum }) => {
    const row = applied.get(name)
    if (!row) return true
    if (!row.finished_at)
      throw new Error(`Migration ${name} failed earlier; the database must be repaired manually.`)
    if (row.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`)
    return false
  })
}

/** @throws NewerDatabaseError */
function requireKnownMigrations(migrations: Migration[], applied: Map<string, Applied>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort()
  if (unknown.length === 0) return
  throw new NewerDatabaseError({ ours: migrations.at(-1)?.name ?? 'none', theirs: unknown.at(-1) ?? 'none' })
}

/** The database has migrations that are unknown to this version; using it could damage it. */
export class NewerDatabaseError extends StartError {
  constructor({ ours, theirs }: { ours: string; theirs: string }) {
    super(
      `The database belongs to a newer version of Halyard: its schema is ${theirs}, this version (${version}) ends at ${ours}. ` +
        'Start the newer version, or restore a backup that this version made.',
    )
    this.name = 'NewerDatabaseError'
  }
}

/** The names of this version's migrations that the database lacks. */
export async function findMissingMigrations(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  // After a broken connection the waiting call rejects.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const migrations = readMigrations()
    const applied = await readApplied(client)
    requireKnownMigrations(migrations, applied)
    return findMissing(migrations, applied).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other process migrates. A statement that waited for the lock itself would block a `CREATE INDEX
 * CONCURRENTLY` of the process that has it, which waits for the end of all older statements.
 */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ claimed: boolean }>('SELECT pg_try_advisory_lock($1) AS claimed', [
      migrationLock,
    ])
    if (rows[0]?.claimed) return
    await setTimeout(lockRetryMs)
  }
}

/**
 * Applies missing migrations and returns their names. One process works at a time; each migration is one
 * transaction unless it says otherwise, so a failed one changes nothing.
 * @throws NewerDatabaseError
 */
export async function applyMigrations(options: {
  databaseUrl: string
  logger: Logger
  migrations?: Migration[]
}): Promise<string[]> {
  const { databaseUrl, logger, migrations = readMigrations() } = options
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const before = await readApplied(client)
    requireKnownMigrations(migrations, before)
    if (findMissing(migrations, before).length === 0) return []
    await lockMigrations(client)
    await client.query(createMigrationTable)
    const applied = await readApplied(client)
    requireKnownMigrations(migrations, applied)
    const missing = findMissing(migrations, applied)
    for (const migration of missing) {
      await applyMigration(client, migration, logger)
      logger.info({ migration: migration.name }, 'applied a migration')
    }
    return missing.map(({ name }) => name)
  } finally {
    // The end of the session releases the lock too.
    await client.end()
  }
}
