import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectionsFor, warnOfFewConnections } from '../../../server/database/connection-count.ts'
import { connectDatabase } from '../../../server/database/database.ts'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import { createWorkLine, createWorkLines } from '../../../server/limits/work-line.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { signIn } from '../../kit/world/factories.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

const lockSetting = `BEGIN; SELECT FROM setting WHERE key = 'held' FOR UPDATE`

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return client
}

describe('a connection', () => {
  let databaseUrl: string
  let other: Client

  beforeAll(async () => {
    databaseUrl = await createTestDatabase()
    other = await connect(databaseUrl)
    await other.query(`INSERT INTO setting (key, value) VALUES ('held', '')`)
  })

  afterEach(() => other.query('ROLLBACK'))

  afterAll(async () => {
    await other.end()
    await dropTestDatabase(databaseUrl)
  })

  const readKeys = async () => {
    const { rows } = await other.query<{ key: string }>('SELECT key FROM setting ORDER BY key')
    return rows.map(({ key }) => key)
  }
  const countOpen = async () => {
    const { rows } = await other.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE application_name = 'halyard' AND datname = current_database() AND xact_start IS NOT NULL`,
    )
    return rows[0]?.count
  }

  it('gets one statement at a time, also when a transaction reads rows with several relations', async () => {
    const warnings: string[] = []
    const keep = ({ message }: Error) => void warnings.push(message)
    process.on('warning', keep)
    const { db, dispose } = connectDatabase(databaseUrl, captureLog().logger)
    const names = { userName: 'sailor', normalizedUserName: 'SAILOR' }
    const mail = { email: 'sailor@example.org', normalizedEmail: 'SAILOR@EXAMPLE.ORG' }
    await db.user.create({ data: { id: randomUUID(), ...names, ...mail, registeredAt: new Date() } })
    const relations = { sessions: true, apiTokens: true, passkeys: true, identities: true, captainOf: true }
    const users = await db.$transaction((tx) => tx.user.findMany({ include: relations }))
    await dispose()
    await turn()
    process.off('warning', keep)
    expect(users).toMatchObject([{ userName: 'sailor', sessions: [], captainOf: [] }])
    expect(warnings).toEqual([])
  })

  it('that exceeds the client’s timeout is closed, and its transaction is rolled back', async () => {
    // Queries that wait for nothing have this long too, also on a busy machine.
    const limits = { ...defaultLimits, answerMs: 3000 }
    const { db, dispose } = connectDatabase(databaseUrl, captureLog().logger, limits)
    await other.query(lockSetting)
    const late = db.$transaction(async (tx) => {
      await tx.setting.create({ data: { key: 'lost' } })
      await tx.setting.update({ where: { key: 'held' }, data: { value: 'late' } })
    })
    await expect(late).rejects.toThrow(/Query read timeout|time/i)
    await other.query('COMMIT')
    // The rows are stored, whichever connection the queries use.
    for (const key of ['a', 'b', 'c']) await db.setting.create({ data: { key } })
    expect(await readKeys()).toEqual(['a', 'b', 'c', 'held'])
    await until(async () => (await countOpen()) === 0, 'no transaction is open')
    await dispose()
  })

  it('that is released inside a transaction is closed', async () => {
    const { pool, dispose } = connectDatabase(databaseUrl, captureLog().logger, defaultLimits)
    const client = await pool.connect()
    await client.query(`BEGIN; INSERT INTO setting (key) VALUES ('unfinished')`)
    client.release()
    await pool.query(`INSERT INTO setting (key) VALUES ('finished')`)
    const keys = await readKeys()
    expect(keys).toContain('finished')
    expect(keys).not.toContain('unfinished')
    await until(async () => (await countOpen()) === 0, 'no transaction is open')
    await dispose()
  })

  it('is counted: an operator whose database allows too few is warned at the start', async () => {
    const log = captureLog('warn')
    const { rows } = await other.query<{ max: number }>(
      `SELECT current_setting('max_connections')::int AS max`,
    )
    const enough = Math.floor((rows[0]?.max ?? 0) / 40) - 1
    await warnOfFewConnections({ databaseUrl, processes: enough, logger: log.logger })
    expect(log.lines).toEqual([])
    await warnOfFewConnections({ databaseUrl, processes: enough + 2, logger: log.logger })
    expect(log.lines).toEqual([
      expect.objectContaining({
        processes: enough + 2,
        msg: expect.stringContaining('raise max_connections') as unknown,
      }),
    ])
    expect([connectionsFor(1), connectionsFor(8)]).toEqual([100, 340])
  })

  it('sends its limits to the server', async () => {
    const { pool, dispose } = connectDatabase(databaseUrl, captureLog().logger, defaultLimits)
    const { rows } = await pool.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name = ANY($1)`,
      [
        [
          'statement_timeout',
          'lock_timeout',
          'idle_in_transaction_session_timeout',
          'client_connection_check_interval',
        ],
      ],
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
      statement_timeout: defaultLimits.statementMs,
      lock_timeout: defaultLimits.lockMs,
      idle_in_transaction_session_timeout: defaultLimits.idleInTransactionMs,
      client_connection_check_interval: 5000,
    })
    await dispose()
  })
})

describe('a busy process', () => {
  const waits = { longestWaitMs: 50, longestHoldMs: 60_000 }
  const reads = createWorkLine({ ...waits, most: 1 })
  let test: TestApp
  let player: Actor
  let release = (): void => undefined

  beforeAll(async () => {
    test = await startTestApp({ overrides: { lines: { ...createWorkLines(), reads } } })
    player = await signIn(test)
    void reads.run(() => new Promise<void>((resolve) => (release = resolve)))
  })
  afterAll(() => test.dispose())

  it('tells reads that waited for too long when to come again, and takes changes', async () => {
    const read = await player.rest('GET', '/api/account/profile')
    const query = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    for (const { status, headers } of [read, query]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    }
    const { data, errors } = (await query.json()) as { data?: unknown; errors: { extensions: object }[] }
    expect(data).toBeUndefined()
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5, isBusy: true })
    expect((await player.rest('POST', '/api/team', { name: 'Patience' })).status).toBe(200)
    release()
    expect((await player.rest('GET', '/api/account/profile')).status).toBe(200)
  })
})

describe('a busy database', () => {
  const log = captureLog('info')
  let test: TestApp
  let player: Actor
  let other: Client

  beforeAll(async () => {
    test = await startTestApp({
      databaseLimits: { ...defaultLimits, lockMs: 200, searchMs: 2000 },
      logger: log.logger,
    })
    player = await signIn(test)
    other = await connect(test.databaseUrl)
  })

  afterAll(async () => {
    await other.end()
    await test.dispose()
  })

  it('causes a clear error and a log line, and is not an outage', async () => {
    const { body } = await player.rest('POST', '/api/team', { name: 'Patience' })
    const { id } = body as { id: number }
    await other.query(`BEGIN; SELECT FROM team WHERE id = ${id} FOR UPDATE`)
    const refused = await player.rest('PUT', `/api/team/${id}`, { name: 'Later' })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.body).toEqual({
      title: 'The server is busy. Try again in a moment.',
      status: 503,
      code: 'UNAVAILABLE',
    })
    await other.query('ROLLBACK')
    expect((await player.rest('PUT', `/api/team/${id}`, { name: 'Later' })).status).toBe(200)
    const told = log.lines
      .filter(({ level, msg }) => level >= 40 && msg.includes('database'))
      .map(({ msg }) => msg)
    expect(told).toEqual(['the database is busy: a call exceeded its time limit'])
  })
  it('refuses slow searches, which use few connections of their own', async () => {
    const admin = await signIn(test, 'Admin')
    const search = () => admin.graphql('{ files(search: "x") { totalCount } }')
    await other.query('BEGIN; LOCK TABLE file IN ACCESS EXCLUSIVE MODE')
    const searches = Array.from({ length: 10 }, search)
    const waiting = `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
                      WHERE datname = current_database() AND wait_event_type = 'Lock' GROUP BY 1`
    await until(async () => {
      const { rows } = await test.services.pool.query<{ name: string; count: number }>(waiting)
      expect(rows.map(({ name }) => name).filter((name) => name !== 'halyard-search')).toEqual([])
      return rows[0]?.count === 4
    }, 'all connections of searches wait')
    expect((await player.rest('GET', '/api/account/profile')).status).toBe(200)
    const told = new Set<string | undefined>()
    for (const { errors } of await Promise.all(searches)) {
      expect(errors?.[0]?.extensions?.['code']).toBe('UNAVAILABLE')
      told.add(errors?.[0]?.message)
    }
    const tooSlow = 'The search took too long. Narrow it, for example to a shorter period, and try again.'
    expect(told).toContain(tooSlow)
    told.delete(tooSlow)
    expect([...told]).toEqual(told.size > 0 ? ['Too many searches are running. Try again in a moment.'] : [])
    await other.query('ROLLBACK')
    expect((await search()).errors).toBeUndefined()
    expect(log.lines.map(({ msg }) => msg)).toContain('a search was refused')
  })
})
