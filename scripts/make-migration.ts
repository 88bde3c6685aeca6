import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '../server/database/embedded-postgres.ts'
import { applyMigrations } from '../server/database/migrations/migrate.ts'
import { readMigrations } from '../server/database/migrations/read-migrations.ts'
import { acceptedMigrations } from './lib/migrations/accepted-migrations.js'
import { migrationFaults } from './lib/migrations/migration-faults.js'
import { diffSchema } from './schema-engine.ts'

const root = join(import.meta.dirname, '..')
const migrationsDir = join(root, 'prisma', 'migrations')
const schemaDir = join(root, 'prisma', 'schema')

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})

async function findDifference(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halyard-schema-'))
  const logger = pino({ level: 'silent' })
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir, settings, logger })
  try {
    const { databaseUrl } = postgres
    const migrations = existsSync(migrationsDir) ? readMigrations(migrationsDir) : []
    await applyMigrations({ databaseUrl, logger, migrations })
    return await diffSchema({ databaseUrl, schemaDir })
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Statements of new migrations that lock a table for long or break the version that serves meanwhile. */
function printFaults(): boolean {
  const faults = readMigrations(migrationsDir)
    .filter(({ name }) => !acceptedMigrations.has(name))
    .flatMap(({ name, sql }) => migrationFaults(sql).map((fault) => `prisma/migrations/${name}: ${fault}`))
  if (faults.length > 0) {
    console.error(
      `${faults.join('\n')}\nCONTRIBUTING.md says what to write instead, under "Write a migration".`,
    )
  }
  return faults.length > 0
}

function writeMigration(name: string, sql: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsDir, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(migrationsDir, 'migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`)
  return join(folder, 'migration.sql')
}

if (!values.check && !/^[a-z0-9_]+$/.test(values.name ?? '')) {
  console.error('Usage: npm run migration -- --name lower_case_words, or npm run migration -- --check')
  process.exit(2)
}

const difference = await findDifference()
if (values.check && difference) {
  console.error(
    `The migrations do not match the schema. Run "npm run migration -- --name NAME", which writes:\n\n${difference}`,
  )
  process.exitCode = 1
} else if (!difference) {
  console.log('The migrations match the schema.')
} else {
  console.log(`Wrote ${writeMigration(values.name ?? '', difference)}`)
}
if (printFaults()) process.exitCode = 1
