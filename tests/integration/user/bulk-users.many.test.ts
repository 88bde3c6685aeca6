import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const item = (changes: Record<string, unknown> = {}) => {
  const userName = unique('bulk')
  return { userName, email: `${userName}@example.test`, password, ...changes }
}
const enroll = (items: unknown) => admin.rest('POST', '/api/admin/users', items)
const count = () => test.services.db.user.count()

/** Waits until another connection waits for a lock of this one. */
async function untilAwaited(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const blocked = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))'
  const { pool } = test.services
  await until(async () => (await pool.query(blocked, [rows[0]?.pid])).rowCount === 1, 'a wait for the lock')
}

describe('enrolling at scale', () => {
  it('needs as many statements for 60 new users as for 3', async () => {
    // Statements of other work, such as that of new connections, are not from the database client. The metrics count.
    const statementsOf = async (items: object[]) => {
      const { all, stop } = recordStatements()
      try {
        expect((await enroll(items)).status).toBe(200)
      } finally {
        stop()
      }
      const enrolling =
        /^(INSERT INTO|UPDATE|SELECT(?! COUNT)) .*"public"\."(user|team|team_member|audit_entry)"/
      return all.map((text) => enrolling.exec(text)?.[0].slice(0, 60)).filter(Boolean)
    }
    const named = (length: number) =>
      Array.from({ length }, (_, index) => item({ teamName: `Crew ${index % 20}` }))
    expect(await statementsOf(named(60))).toEqual(await statementsOf(named(3)))
  })

  it('updates a user whom an earlier item created', async () => {
    const first = item({ realName: 'A' })
    const renamed = item({ email: first.email, realName: 'B' })
    // The name of the first item is free again.
    const heir = item({ userName: first.userName })
    expect((await enroll([first, renamed, heir])).status).toBe(200)
    const rows = await test.services.db.user.findMany({
      where: { email: { in: [first.email, heir.email] } },
      orderBy: { createdAt: 'asc' },
      select: { userName: true, email: true, realName: true },
    })
    expect(rows).toEqual(
      expect.arrayContaining([
        { userName: renamed.userName, email: first.email, realName: 'B' },
        { userName: first.userName, email: heir.email, realName: '' },
      ]),
    )
    expect(rows).toHaveLength(2)
    const acts = await test.services.db.auditEntry.findMany({
      where: { subjectName: { in: [first.userName, renamed.userName] } },
      orderBy: { seq: 'asc' },
      select: { action: true, subjectName: true },
    })
    expect(acts).toEqual([
      { action: 'user.created', subjectName: first.userName },
      { action: 'user.updated', subjectName: renamed.userName },
      { action: 'user.created', subjectName: first.userName },
    ])
  })

  it('updates a user who registers meanwhile', async () => {
    const [one, other] = [item({ realName: 'A' }), item()]
    const { pool } = test.services
    const registration = await pool.connect()
    await registration.query('BEGIN')
    const normalized = [one.userName.toUpperCase(), one.email.toUpperCase()]
    await registration.query(
      `INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email)
       VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
      [one.userName, normalized[0], one.email, normalized[1]],
    )
    const enrolled = enroll([one, other])
    await untilAwaited(registration)
    await registration.query('COMMIT')
    registration.release()
    expect((await enrolled).status).toBe(200)
    const names = { userName: { in: [one.userName, other.userName] } }
    const users = await test.services.db.user.findMany({ where: names, orderBy: { realName: 'desc' } })
    expect(users.map(({ realName }) => realName)).toEqual(['A', ''])
  })
})

describe('a hundred users', () => {
  it('are enrolled in one go, twice at once without harm', async () => {
    const items = Array.from({ length: 100 }, (_, index) => item({ teamName: `PlayedGame ${index % 20}` }))
    const before = await count()
    expect((await enroll(items)).status).toBe(200)
    expect(await count()).toBe(before + 100)
    const same = Array.from({ length: 20 }, () => item())
    const answers = await Promise.all([enroll(same), enroll(same), enroll(same.toReversed())])
    expect(await count()).toBe(before + 120)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

it('enrolling is repeated when the database ends it because of a deadlock', async () => {
  const [first, second] = [item(), item()]
  expect((await enroll([first, second])).status).toBe(200)
  const { pool } = test.services
  const other = await pool.connect()
  const lock = (userName: string) =>
    other.query('SELECT FROM "user" WHERE user_name = $1 FOR UPDATE', [userName])
  await other.query('BEGIN')
  // This transaction never looks for deadlocks, so PostgreSQL ends the enrolling, however slow the machine is.
  await other.query(`SET LOCAL deadlock_timeout = '1h'`)
  await lock(second.userName)
  const enrolled = enroll([
    { ...first, realName: 'A' },
    { ...second, realName: 'B' },
  ])
  await untilAwaited(other)
  await lock(first.userName)
  await other.query('COMMIT')
  other.release()
  expect((await enrolled).status).toBe(200)
  const names = await test.services.db.user.findMany({
    where: { userName: { in: [first.userName, second.userName] } },
    orderBy: { realName: 'asc' },
    select: { realName: true },
  })
  expect(names).toEqual([{ realName: 'A' }, { realName: 'B' }])
})
