import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'

export type StoppablePostgres = {
  databaseUrl: string
  goAway(): Promise<void>
  /** Starts it again with the same address and the same rows. */
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL for one test, which the test can stop. It has a migrated database. */
export async function startStoppablePostgres(): Promise<StoppablePostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'halyard-fault-'))
  const logger = pino({ level: 'silent' })
  const settings = { port: String(await freePort()), fsync: 'off', max_connections: '60' }
  const start = () => startEmbeddedPostgres({ dataDir, logger, settings })
  let running: EmbeddedPostgres = await start()
  const { databaseUrl } = running
  await applyMigrations({ databaseUrl, logger })
  return {
    databaseUrl,
    goAway: () => running.stop(),
    async comeBack() {
      running = await start()
    },
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
