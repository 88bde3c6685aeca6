import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Migration = { name: string; sql: string; checksum: string }

const migrationsDir = join(import.meta.dirname, '..', '..', '..', 'prisma', 'migrations')

export function readMigrations(dir = migrationsDir): Migration[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map((folder) => folder.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(dir, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
