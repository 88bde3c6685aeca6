import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { Pool } from 'pg'
import { CatalogAdapterFactory } from './catalog-adapter.ts'

// The engine reports its panics to this global function, which only the tools of Prisma define.
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) },
})

/** The SQL that migrates the tables of a database to the Prisma schema. Empty when they match. */
export async function diffSchema(options: { databaseUrl: string; schemaDir: string }): Promise<string> {
  const { databaseUrl, schemaDir } = options
  const files = readdirSync(schemaDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => ({ path: join(schemaDir, name), content: readFileSync(join(schemaDir, name), 'utf8') }))
  const pool = new Pool({ connectionString: databaseUrl })
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapterFactory(pool))
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, adapter)
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: schemaDir },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    const sql = stdout?.trim() ?? ''
    return sql.startsWith('-- This is an empty migration') ? '' : sql
  } finally {
    engine.free()
    await pool.end()
  }
}
