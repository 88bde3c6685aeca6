import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'

const logger = pino({ level: 'silent' })
const script = `
  import { pino } from 'pino'
  import { startEmbeddedPostgres } from './server/database/embedded-postgres.ts'
  const logger = pino({ level: 'silent' })
  const { databaseUrl } = await startEmbeddedPostgres({ dataDir: process.argv[1], logger })
  console.log(databaseUrl)
  setInterval(() => {}, 1000)
`

async function ask(databaseUrl: string, sql: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

describe('startEmbeddedPostgres', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'halyard with space '))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('creates a UTF-8 database for this machine, with a password that other users cannot read', async () => {
    const server = await startEmbeddedPostgres({ dataDir, logger })
    try {
      expect(await ask(server.databaseUrl, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
      expect(await ask(server.databaseUrl, "SELECT 'Écluse Ñandú' ILIKE '%éCLUSE ñAND%' AS found")).toEqual([
        { found: true },
      ])
      expect(await ask(server.databaseUrl, 'SHOW max_wal_size')).toEqual([{ max_wal_size: '2GB' }])
      expect(await ask(server.databaseUrl, 'SHOW listen_addresses')).toEqual([
        { listen_addresses: '127.0.0.1' },
      ])
      expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0)
      const stranger = new URL(server.databaseUrl)
      stranger.password = 'guess'
      await expect(ask(stranger.href, 'SELECT 1')).rejects.toThrow(/password/)
      await expect(startEmbeddedPostgres({ dataDir, logger })).rejects.toThrow(/Another Halyard/)
      await ask(server.databaseUrl, 'CREATE TABLE kept (id INT)')
    } finally {
      await server.stop()
    }
  })

  it('reuses the running PostgreSQL of a killed process, with its data', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed] = await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const server = await startEmbeddedPostgres({ dataDir, logger })
    try {
      expect(server.databaseUrl).toBe(String(printed).trim())
      expect(await ask(server.databaseUrl, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 0 }])
    } finally {
      await server.stop()
    }
    await expect(ask(server.databaseUrl, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})
