import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMigrations, NewerDatabaseError } from '../../../server/database/migrations/migrate.ts'
import type { Migration } from '../../../server/database/migrations/read-migrations.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { createEmptyDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'

const logger = pino({ level: 'silent' })

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

const first = migration(
  '20260101000000_first',
  'CREATE TABLE ship (id INT PRIMARY KEY); INSERT INTO ship VALUES (1)',
)
const second = migration('20260102000000_second', 'ALTER TABLE ship ADD COLUMN name TEXT')

describe('applyMigrations', () => {
  let databaseUrl: string
  let client: Client

  beforeAll(async () => {
    databaseUrl = await createEmptyDatabase()
    client = new Client({ connectionString: databaseUrl })
    await client.connect()
  })

  afterAll(async () => {
    await client.end()
    await dropTestDatabase(databaseUrl)
  })

  const apply = (migrations: Migration[]) => applyMigrations({ databaseUrl, logger, migrations })

  it('is done by one of several processes that start together', async () => {
    const answers = await Promise.all([apply([first]), apply([first]), apply([first])])
    expect(answers.filter((names) => names.length > 0)).toEqual([[first.name]])
    const { rows } = await client.query(
      'SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations',
    )
    expect(rows).toEqual([{ migration_name: first.name, checksum: first.checksum, applied_steps_count: 1 }])
  })

  it('applies only missing migrations', async () => {
    expect(await apply([first, second])).toEqual([second.name])
    expect(await apply([first, second])).toEqual([])
  })

  it('leaves nothing of a migration that fails', async () => {
    const broken = migration('20260103000000_broken', 'CREATE TABLE anchor (id INT); SELECT 1 / 0')
    await expect(apply([first, second, broken])).rejects.toThrow(/20260103000000_broken/)
    const { rows } = await client.query("SELECT to_regclass('anchor') AS found")
    expect(rows).toEqual([{ found: null }])
    expect(await apply([first, second])).toEqual([])
  })

  it('says what to do when a row breaks a new check', async () => {
    await client.query("INSERT INTO ship (id, name) VALUES (2, '')")
    const check = migration('20260103000001_check', "ALTER TABLE ship ADD CHECK (name <> '')")
    await expect(apply([first, second, check])).rejects.toThrow(/violated by some row\. Delete the rows/)
    await client.query('DELETE FROM ship WHERE id = 2')
  })

  it('waits for a table that is in use, without keeping others waiting for long', async () => {
    const third = migration('20260104000000_third', 'ALTER TABLE ship ADD COLUMN port TEXT')
    await client.query('BEGIN; SELECT FROM ship')
    const log = captureLog('warn')
    const applied = applyMigrations({ databaseUrl, logger: log.logger, migrations: [first, second, third] })
    await log.lineWith('a migration is waiting: its tables are in use', third.name)
    await client.query('COMMIT')
    expect(await applied).toEqual([third.name])
    await client.query(`DELETE FROM _prisma_migrations WHERE migration_name = $1`, [third.name])
  })

  it('applies a migration outside a transaction where it says so', async () => {
    const statements = ['ship_name ON ship (name)', 'ship_port ON ship (id, name)'].map(
      (index) => `CREATE INDEX CONCURRENTLY ${index};\n`,
    )
    const sql = `-- halyard: outside a transaction\n${statements.join('')}`
    const fourth = migration('20260105000000_fourth', sql)
    expect(await apply([first, second, fourth])).toEqual([fourth.name])
    const { rows } = await client.query(
      "SELECT indexname FROM pg_indexes WHERE indexname LIKE 'ship\\_%' AND indexname <> 'ship_pkey' ORDER BY 1",
    )
    expect(rows).toEqual([{ indexname: 'ship_name' }, { indexname: 'ship_port' }])
    expect(await apply([first, second, fourth])).toEqual([])
  })

  it('refuses a database of a newer version, naming both', async () => {
    const refused = apply([first, second])
    await expect(refused).rejects.toThrow(/20260105000000_fourth.*20260102000000_second/)
    await expect(refused).rejects.toBeInstanceOf(NewerDatabaseError)
    await client.query(`DELETE FROM _prisma_migrations WHERE migration_name > $1`, [second.name])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    await expect(apply([migration(first.name, 'SELECT 1'), second])).rejects.toThrow(/was changed/)
  })
})
