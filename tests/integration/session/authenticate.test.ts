import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../../server/domains/session/authenticate.ts'
import { createVisits, type Visits } from '../../../server/domains/session/visits.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { insertApiToken, insertSession, insertUser } from '../../kit/world/session-rows.ts'

const dayMs = 86_400_000
const ip = '203.0.113.9'

let databaseUrl: string
let pool: pg.Pool
let log = captureLog()
let visits: Visits

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

/** An authenticator whose answers come after the record of the visit. */
function authenticator(over: pg.Pool = pool) {
  log = captureLog()
  visits = createVisits({ pool: over, logger: log.logger })
  const { session, apiToken } = createAuthenticator({ pool, visits })
  return {
    async session(token: string, from: string) {
      const found = await session(token, from)
      await visits.flush()
      return found
    },
    async apiToken(token: string, from: string) {
      const found = await apiToken(token, from)
      await visits.flush()
      return found
    },
  }
}
const userRow = async (id: string) =>
  (await pool.query(`SELECT ip, last_visited_at AS "visitedAt" FROM "user" WHERE id = $1`, [id])).rows[0]
const sessionRow = async (id: string) =>
  (
    await pool.query<{ expiresAt: Date; usedAt: Date }>(
      'SELECT expires_at AS "expiresAt", last_used_at AS "usedAt" FROM session WHERE id = $1',
      [id],
    )
  ).rows[0]
const tokenUsedAt = async (id: number) =>
  (await pool.query<{ at: Date | null }>('SELECT last_used_at AS at FROM api_token WHERE id = $1', [id]))
    .rows[0]?.at
/** Moves the times of all visits of a user into the past. */
async function age(userId: string, time: string) {
  const earlier = (column: string) => `${column} = ${column} - interval '${time}'`
  await pool.query(`UPDATE "user" SET ${earlier('last_visited_at')} WHERE id = $1`, [userId])
  await pool.query(`UPDATE session SET ${earlier('last_used_at')} WHERE user_id = $1`, [userId])
  await pool.query(`UPDATE api_token SET ${earlier('last_used_at')} WHERE user_id = $1`, [userId])
}

describe('a session', () => {
  it('names its user, and its use is recorded with the address', async () => {
    const user = await insertUser(pool, 'Monitor')
    const session = await insertSession(pool, user.id)
    const before = await sessionRow(session.id)
    expect(await authenticator().session(session.token, ip)).toEqual({
      viewer: { ...user, role: 'Monitor', sessionId: session.id, tokenId: null, scopes: null },
      refreshedUntil: null,
    })
    expect(await userRow(user.id)).toEqual({ ip, visitedAt: expect.any(Date) })
    const after = await sessionRow(session.id)
    expect(after?.usedAt.getTime()).toBeGreaterThan(before?.usedAt.getTime() ?? 0)
    expect(after?.expiresAt).toEqual(before?.expiresAt)
  })

  it('is recorded at most once a minute', async () => {
    const user = await insertUser(pool)
    const session = await insertSession(pool, user.id)
    await authenticator().session(session.token, ip)
    await age(user.id, '50 seconds')
    const before = await sessionRow(session.id)
    await authenticator().session(session.token, '203.0.113.10')
    expect(await userRow(user.id)).toMatchObject({ ip })
    expect(await sessionRow(session.id)).toEqual(before)
    await age(user.id, '10 seconds')
    await authenticator().session(session.token, 'x'.repeat(50))
    expect(await userRow(user.id)).toMatchObject({ ip: 'x'.repeat(40) })
    const after = await sessionRow(session.id)
    expect(after?.usedAt.getTime()).toBeGreaterThan(before?.usedAt.getTime() ?? 0)
  })

  it('is recorded although its user was there a moment ago with another one', async () => {
    const user = await insertUser(pool)
    const first = await insertSession(pool, user.id)
    const second = await insertSession(pool, user.id)
    await authenticator().session(first.token, ip)
    const [visited, before] = [await userRow(user.id), await sessionRow(second.id)]
    await authenticator().session(second.token, '203.0.113.10')
    const after = await sessionRow(second.id)
    expect(after?.usedAt.getTime()).toBeGreaterThan(before?.usedAt.getTime() ?? 0)
    expect(await userRow(user.id)).toEqual(visited)
  })

  it('names nobody once it has expired, or when the token is unknown', async () => {
    const { id } = await insertUser(pool)
    const expired = await insertSession(pool, id, { expiresAt: `now() - interval '1 second'` })
    expect(await authenticator().session(expired.token, ip)).toBeNull()
    expect(await authenticator().session('unknown', ip)).toBeNull()
    const apiToken = await insertApiToken(pool, id)
    expect(await authenticator().session(apiToken.token, ip)).toBeNull()
    expect(await userRow(id)).toEqual({ ip: expect.anything(), visitedAt: null })
  })

  it.each([
    ['with more than half of its week left', `3.6 days`, '1 day', null],
    ['with less than half of its week left', '3.4 days', '4 days', 7],
    ['near the end of its thirty days', '1.5 days', '28 days', 2],
    ['in its last days, which it already has', '2 days', '28 days', null],
  ])('%s', async (_title, left, age, daysLeft) => {
    const { id } = await insertUser(pool)
    const session = await insertSession(pool, id, {
      expiresAt: `now() + interval '${left}'`,
      createdAt: `now() - interval '${age}'`,
    })
    const before = await sessionRow(session.id)
    const found = await authenticator().session(session.token, ip)
    const after = await sessionRow(session.id)
    expect(after?.usedAt.getTime()).toBeGreaterThan(before?.usedAt.getTime() ?? 0)
    const until = found?.refreshedUntil
    expect(after?.expiresAt).toEqual(until ?? before?.expiresAt)
    expect(until ? Math.round((until.getTime() - Date.now()) / dayMs) : until).toBe(daysLeft)
  })
})

describe('an API token', () => {
  it('names its user with its scopes, and its use is recorded', async () => {
    const user = await insertUser(pool, 'Admin')
    const { id, token } = await insertApiToken(pool, user.id, { scopes: ['play', 'admin'] })
    expect(await authenticator().apiToken(token, ip)).toEqual({
      ...user,
      role: 'Admin',
      sessionId: null,
      tokenId: id,
      scopes: ['play', 'admin'],
    })
    expect(await tokenUsedAt(id)).toBeInstanceOf(Date)
    expect(await userRow(user.id)).toMatchObject({ ip })
  })

  it('is recorded for the first time even if its user was there a moment ago, then once a minute', async () => {
    const user = await insertUser(pool)
    const session = await insertSession(pool, user.id)
    await authenticator().session(session.token, ip)
    const { id, token } = await insertApiToken(pool, user.id)
    await authenticator().apiToken(token, '203.0.113.11')
    const first = await tokenUsedAt(id)
    expect(first).toBeInstanceOf(Date)
    expect(await userRow(user.id)).toMatchObject({ ip })
    await authenticator().apiToken(token, '203.0.113.12')
    expect(await tokenUsedAt(id)).toEqual(first)
    await age(user.id, '1 minute')
    await authenticator().apiToken(token, '203.0.113.12')
    expect((await tokenUsedAt(id))?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(await userRow(user.id)).toMatchObject({ ip: '203.0.113.12' })
  })

  it('names nobody once it has expired, or when it is unknown', async () => {
    const { id } = await insertUser(pool)
    const { token } = await insertApiToken(pool, id, { expiresAt: `now() - interval '1 second'` })
    const session = await insertSession(pool, id)
    for (const text of [token, 'unknown', session.token])
      expect(await authenticator().apiToken(text, ip)).toBeNull()
  })
})

it('many at once are looked up together, and each gets its own user', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => insertUser(pool)))
  const sessions = await Promise.all(users.map(({ id }) => insertSession(pool, id)))
  const tokens = await Promise.all(users.map(({ id }) => insertApiToken(pool, id)))
  const both = authenticator()
  const asked = sessions.flatMap(({ token }, index) => [
    both.session(token, `192.0.2.${index}`).then((found) => found?.viewer.id ?? null),
    both.session(`unknown ${index}`, ip).then((found) => found?.viewer.id ?? null),
    both.apiToken(tokens[index]?.token ?? '', `192.0.2.${index}`).then((viewer) => viewer?.id ?? null),
  ])
  expect(await Promise.all(asked)).toEqual(users.flatMap(({ id }) => [id, null, id]))
  const seen = await Promise.all(users.map(({ id }) => userRow(id)))
  expect(seen.map((row) => row?.ip)).toEqual(users.map((_user, index) => `192.0.2.${index}`))
  for (const { id } of tokens) expect(await tokenUsedAt(id)).toBeInstanceOf(Date)
})

describe('the record of a visit', () => {
  it('skips a row that another transaction changes, and the next request records it', async () => {
    const { id } = await insertUser(pool)
    const session = await insertSession(pool, id)
    const other = await pool.connect()
    const rows = [
      ['session', session.id],
      ['"user"', id],
    ]
    for (const [table, key] of rows) {
      await age(id, '1 minute')
      await other.query('BEGIN')
      await other.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [key])
      expect(await authenticator().session(session.token, ip)).toMatchObject({ viewer: { id } })
      await other.query('ROLLBACK')
    }
    other.release()
    await authenticator().session(session.token, '203.0.113.13')
    expect(await userRow(id)).toMatchObject({ ip: '203.0.113.13' })
  })

  it('is not awaited by requests, which add it once', async () => {
    const { id } = await insertUser(pool)
    const session = await insertSession(pool, id)
    const own = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    const taken = await own.connect()
    const pending = createVisits({ pool: own, logger: log.logger })
    const { session: ask } = createAuthenticator({ pool, visits: pending })
    const statements = recordStatements()
    for (const from of [ip, '203.0.113.10', '203.0.113.11'])
      expect(await ask(session.token, from)).toMatchObject({ viewer: { id } })
    expect(await userRow(id)).toMatchObject({ visitedAt: null })
    taken.release()
    await pending.flush()
    statements.stop()
    expect(statements.all.filter((text) => text.includes('UPDATE "user"'))).toHaveLength(1)
    expect(await userRow(id)).toEqual({ ip, visitedAt: expect.any(Date) })
    await own.end()
  })

  it('does not wait for the disk, and other statements do', async () => {
    const { id } = await insertUser(pool)
    const session = await insertSession(pool, id)
    const { token, id: tokenId } = await insertApiToken(pool, id)
    await pool.query(`
      CREATE TABLE seen (what text, setting text);
      CREATE FUNCTION note_setting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
        RETURN NULL;
      END $$;
      CREATE TRIGGER note AFTER UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION note_setting();
      CREATE TRIGGER note AFTER UPDATE ON session FOR EACH ROW EXECUTE FUNCTION note_setting();
      CREATE TRIGGER note AFTER UPDATE ON api_token FOR EACH ROW EXECUTE FUNCTION note_setting()`)
    const settings = '-c synchronous_commit=on'
    const own = new pg.Pool({ connectionString: databaseUrl, max: 1, options: settings })
    await authenticator(own).session(session.token, ip)
    await authenticator(own).apiToken(token, ip)
    await own.query('UPDATE api_token SET name = $2 WHERE id = $1', [tokenId, 'renamed'])
    const { rows } = await pool.query('SELECT what, setting FROM seen ORDER BY what, setting')
    await pool.query('DROP FUNCTION note_setting CASCADE; DROP TABLE seen')
    expect(rows).toEqual([
      { what: 'api_token', setting: 'off' },
      { what: 'api_token', setting: 'on' },
      { what: 'session', setting: 'off' },
      { what: 'user', setting: 'off' },
    ])
    await own.end()
  })

  it('is logged when it fails, and the request does not fail', async () => {
    const { id } = await insertUser(pool)
    const session = await insertSession(pool, id)
    const hasty = new pg.Pool({ connectionString: databaseUrl, options: '-c lock_timeout=50' })
    const other = await pool.connect()
    await other.query('BEGIN')
    await other.query('LOCK TABLE "user" IN SHARE MODE')
    expect(await authenticator(hasty).session(session.token, ip)).toMatchObject({ viewer: { id } })
    await log.lineWith('could not record the visit of a user', '55P03')
    await other.query('ROLLBACK')
    other.release()
    await hasty.end()
    expect(await authenticator(hasty).session(session.token, ip)).toMatchObject({ viewer: { id } })
    await log.lineWith('could not record the visit of a user', 'after calling end')
    await authenticator().session(session.token, ip)
    expect(await userRow(id)).toEqual({ ip, visitedAt: expect.any(Date) })
  })
})
