import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../../server/database/database.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { requireSessions } from '../../../server/database/require-sessions.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { startPgBouncer } from '../../kit/services/test-pgbouncer.ts'
import { until } from '../../kit/wait.ts'

const refusal =
  'DATABASE_URL: the pooler at 127.0.0.1:PORT pools transactions or statements, and Halyard needs sessions. ' +
  'Use the address of PostgreSQL itself, or the address that pools sessions (PgBouncer: pool_mode = session).'

let databaseUrl: string
beforeAll(async () => {
  databaseUrl = await createTestDatabase()
})
afterAll(() => dropTestDatabase(databaseUrl))

async function pooler(poolMode: 'session' | 'transaction' | 'statement', poolSize: number) {
  const pooled = await startPgBouncer({ databaseUrl, poolMode, poolSize })
  onTestFinished(pooled.stop)
  return pooled.databaseUrl
}

const refusalAt = (url: string) => refusal.replace('PORT', new URL(url).port)

describe('an address of the database', () => {
  it.each([
    ['transaction', 20],
    ['transaction', 1],
    ['statement', 20],
  ] as const)('is refused if a pooler pools by %s, with %i connections', async (mode, size) => {
    const url = await pooler(mode, size)
    // Which connection the pooler chooses differs between clients.
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(requireSessions(url)).rejects.toThrow(refusalAt(url))
  })

  it('is taken if a pooler pools sessions, and without a pooler', async () => {
    const url = await pooler('session', 4)
    for (const address of [url, databaseUrl])
      for (let attempt = 0; attempt < 5; attempt += 1)
        await expect(requireSessions(address)).resolves.toBeUndefined()
  })

  it('ends the start with one sentence if transactions are pooled', async () => {
    const url = await pooler('transaction', 20)
    const folder = mkdtempSync(path.join(tmpdir(), 'halyard-pooler-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const start = startServerProcess({
      DATABASE_URL: url,
      PORT: String(await freePort()),
      HALYARD_DATA_DIR: folder,
      HALYARD_METRICS_PORT: '0',
      HALYARD_CONTAINERS: 'none',
    })
    await expect(start).rejects.toThrow(refusalAt(url))
  })
})

it('names the connections that it has and wants when a pooler gives too few', async () => {
  const log = captureLog('warn')
  const pooled = await startPgBouncer({ databaseUrl, poolMode: 'session', poolSize: 2 })
  const { pool, outage, dispose } = connectDatabase(pooled.databaseUrl, log.logger)
  const held = await Promise.all([pool.connect(), pool.connect()])
  const waiting = Promise.allSettled(Array.from({ length: 30 }, () => pool.query('SELECT 1')))
  try {
    await until(() => pool.waitingCount > 0, 'calls wait')
    outage.notice(new Error('timeout exceeded when trying to connect'))
    expect(log.lines).toEqual([
      expect.objectContaining({
        msg: expect.stringMatching(
          /^the database gives too few connections: this process has 2 of the 24 of its pool, and calls wait\. .*default_pool_size/,
        ),
        connected: 2,
        wanted: 24,
      }),
    ])
  } finally {
    for (const client of held) client.release()
    // The connections that it lets wait would last until their time limit.
    await pooled.stop()
    await waiting
    await dispose()
  }
})
