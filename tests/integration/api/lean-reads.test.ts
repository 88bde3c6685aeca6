import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../server/storage/storage.ts'
import { sweepFiles } from '../../../server/domains/asset/sweep-files.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

/** The SQL statements of `act` that read a table. */
async function readsOf(table: string, act: () => Promise<unknown>): Promise<string[]> {
  const statements = recordStatements()
  try {
    await act()
    return statements.all.filter((text) => text.includes(`"public"."${table}"`))
  } finally {
    statements.stop()
  }
}

it('lists posts without their texts, through both APIs', async () => {
  const post = { title: 'News', summary: 'Short', content: 'Long', tags: [] }
  const { body: id } = await admin.rest('POST', '/api/edit/posts', post)
  const guest = test.anonymous()
  const lists = [
    () => guest.rest('GET', '/api/posts'),
    () => guest.rest('GET', '/api/posts/latest'),
    () => guest.query('{ posts(first: 5) { edges { node { title summary tags authorName } } } }'),
  ]
  for (const list of lists) {
    const reads = await readsOf('post', list)
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.filter((text) => text.includes('"content"'))).toEqual([])
  }
  const whole = await readsOf('post', () => guest.rest('GET', `/api/posts/${String(id)}`))
  expect(whole.some((text) => text.includes('"content"'))).toBe(true)
})

it('reads no flags of teams when an author opens a challenge that makes one for each', async () => {
  const gameId = await makeGame(admin)
  const dynamic = await makeChallenge(admin, gameId, { type: 'DynamicContainer' })
  const fixed = await makeChallenge(admin, gameId, { flags: ['flag{one}'] })
  await test.services.db.flag.createMany({
    data: Array.from({ length: 50 }, (_, index) => ({ challengeId: dynamic, flag: `flag{${index}}` })),
  })
  const open = (id: number) => admin.rest('GET', `/api/edit/games/${gameId}/challenges/${id}`)
  expect(await readsOf('flag', () => open(dynamic))).toEqual([])
  expect(await readsOf('flag', () => open(fixed))).toHaveLength(1)
  expect((await open(dynamic)).body).toMatchObject({ flags: [] })
})

it('sweeps files by pages of rows, and asks the storage about none that has a row', async () => {
  const hashes = Array.from({ length: 1200 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex'))
  await test.services.db.file.createMany({
    data: hashes.map((hash) => ({ hash, name: 'a', sizeBytes: 1, uploadedAt: new Date() })),
  })
  let asked = 0
  const storage: Storage = {
    ...test.services.storage,
    async *list() {
      for (const hash of hashes) yield { hash, modifiedAt: new Date(0) }
    },
    async info() {
      asked += 1
      return null
    },
  }
  const reads = await readsOf('file', () => sweepFiles({ ...test.services, storage }))
  expect(reads.filter((text) => text.includes('"hash" IN'))).toHaveLength(3)
  expect(asked).toBe(0)
  await test.services.db.file.deleteMany({ where: { hash: { in: hashes } } })
})

it('sweeps in one process at a time', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  let ended = 0
  const slow: Storage = {
    ...test.services.storage,
    dispose: () => undefined,
    async *list() {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      ended += 1
      yield* []
    },
  }
  const databaseUrl = await createTestDatabase()
  // Each process queues a sweep at its start.
  const first = await startTestApp({ databaseUrl, overrides: { storage: slow } })
  const second = await startTestApp({ databaseUrl, overrides: { storage: slow } })
  try {
    const { pool } = first.services
    const countOf = async (task: string) => {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = $1',
        [task],
      )
      return rows[0]?.count ?? 0
    }
    await until(async () => running > 0 && (await countOf('sweep-files')) > 1, 'a second sweep waits')
    // Jobs run in order, so when a later job is done, the second sweep was skipped.
    await pool.query(`SELECT graphile_worker.add_job('sweep-accounts', priority => 10)`)
    await until(async () => (await countOf('sweep-accounts')) === 0, 'a later job')
    expect(running).toBe(1)
    gate.resolve()
    await until(async () => ended >= 2 && (await countOf('sweep-files')) === 0, 'both sweeps')
    expect(most).toBe(1)
  } finally {
    gate.resolve()
    await first.dispose()
    await second.dispose()
    await dropTestDatabase(databaseUrl)
  }
})
