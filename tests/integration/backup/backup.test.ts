import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { beginSnapshot, copyTable, readTables } from '../../../server/backup/snapshot.ts'
import { queueJob } from '../../../server/jobs/job-queue.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { openBackupFolder } from '../../kit/server/backup.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { sha256, uploadFile } from '../../kit/calls/forms.ts'
import { readDatabase, readStorage, untilJobsDone } from '../../kit/server/platform-state.ts'
import { createOwnedDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

const folder = openBackupFolder()
let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(async () => {
  await test.dispose()
  folder.remove()
})

const source = () => ({ databaseUrl: test.databaseUrl, storage: test.services.storage })

/** The board of a process that has just started on the database. */
async function boardOf(databaseUrl: string, gameId: number) {
  const other = await startTestApp({ databaseUrl })
  try {
    return await other.services.scoreboards.get(gameId, 'public')
  } finally {
    await other.dispose()
  }
}

/** Submits a correct flag every 20 ms until it is stopped. */
function keepSolving({ gameId, challengeIds, players }: PlayedGame) {
  const acknowledged: number[] = []
  const pending: Promise<unknown>[] = []
  const plan = challengeIds.flatMap((challengeId) => players.map((player) => ({ player, challengeId })))
  const timer = setInterval(() => {
    const next = plan.shift()
    if (!next) return
    const { player, challengeId } = next
    const answer = submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    pending.push(answer.then((id) => acknowledged.push(id)))
  }, 20)
  return {
    acknowledged,
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

it('contains every submission acknowledged before it, while 50 a second arrive', async () => {
  const played = await makePlayedGame(test, { teams: 50, challenges: 20 })
  const solving = keepSolving(played)
  await until(() => solving.acknowledged.length >= 60, 'answers')
  const before = [...solving.acknowledged]
  const during = await folder.backUp(source())
  const atItsEnd = solving.acknowledged.length
  await until(() => solving.acknowledged.length >= atItsEnd + 20, 'more answers')
  await solving.stop()
  expect(atItsEnd).toBeGreaterThan(before.length)

  const restored = await createOwnedDatabase()
  await folder.restore(during.file, restored)
  const { rows } = await readDatabase(restored)
  const ids = new Set((rows['submission'] ?? []).map((row) => Number(/^\((\d+),/.exec(row)?.[1])))
  expect(before.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBeLessThan(solving.acknowledged.length)

  const now = await boardOf(test.databaseUrl, played.gameId)
  const then = await boardOf(restored, played.gameId)
  expect(then?.rows.flatMap(({ solves }) => solves)).toHaveLength(ids.size)
  for (const [challengeId, { bloods }] of then?.challenges ?? []) {
    // The bloods of the time of the backup stay.
    const later = now?.challenges.get(challengeId)?.bloods.map(({ team }) => team.teamId) ?? []
    expect(later.slice(0, bloods.length)).toEqual(bloods.map(({ team }) => team.teamId))
  }

  const after = await folder.backUp(source())
  const whole = await createOwnedDatabase()
  await folder.restore(after.file, whole)
  expect(await boardOf(whole, played.gameId)).toEqual(now)
})

it('contains no row that is stored after its beginning', async () => {
  const client = new Client({ connectionString: test.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await beginSnapshot(client)
  await test.services.db.setting.create({ data: { key: 'stored later', value: '' } })
  const settings = (await readTables(client)).filter(({ name }) => name === 'setting')
  expect(settings).toHaveLength(1)
  let rows = ''
  for (const table of settings) for await (const piece of copyTable(client, table)) rows += piece.toString()
  expect(rows).not.toContain('stored later')
})

it('restores every row, job, file and table definition', async () => {
  const admin = await signIn(test, 'Admin')
  await uploadFile(admin, randomBytes(300_000), 'a')
  await uploadFile(admin, randomBytes(10), 'b')
  await untilJobsDone(test.databaseUrl)
  await test.services.db.$transaction(async (tx) => {
    await queueJob(tx, {
      task: 'later',
      key: 'later:1',
      payload: { a: ['b'] },
      attempts: 3,
      delaySeconds: 3600,
    })
    await tx.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'gone' WHERE key = 'later:1'`
  })
  // Larger than a chunk of a dump, with all characters that PostgreSQL's text format escapes.
  await test.services.pool.query(
    `INSERT INTO log (level, logger, status, remote_ip, user_name, message)
     SELECT 'Information', 'platform', NULL, '', E'\\\\N', repeat(E'\\t\\n\\r\\\\\\\\.é⛵\\u001f', 400) || n FROM generate_series(1, 1500) n`,
  )
  await test.services.logs.flush()
  const taken = await folder.backUp({ ...source(), secret: 'the secret' })
  expect(statSync(taken.file).mode & 0o777).toBe(0o600)
  const databaseUrl = await createOwnedDatabase()
  const storage = await folder.restore(taken.file, databaseUrl)
  expect(await readDatabase(databaseUrl)).toEqual(await readDatabase(test.databaseUrl))
  expect(await readStorage(storage)).toEqual(await readStorage(test.services.storage))
  expect((await readdir(folder.folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})

it('contains a file that is deleted during the backup, and deletes the bytes afterwards', async () => {
  const admin = await signIn(test, 'Admin')
  const bytes = randomBytes(1000)
  const hash = await uploadFile(admin, bytes, 'a')
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { storage } = test.services
  const slow: Storage = {
    ...storage,
    async info(asked) {
      reached.resolve()
      await gate.promise
      return storage.info(asked)
    },
  }
  const taking = folder.backUp({ databaseUrl: test.databaseUrl, storage: slow })
  await reached.promise
  expect((await admin.rest('DELETE', `/api/assets/${hash}`)).status).toBe(200)
  await expect(folder.backUp(source())).rejects.toThrow(/Another backup .* is being taken/)
  gate.resolve()
  const taken = await taking
  expect(taken.missingFiles).toEqual([])

  const restored = await folder.restore(taken.file, await createOwnedDatabase())
  expect((await readStorage(restored))[hash]).toBe(sha256(bytes))
  expect((await test.anonymous().fetch(`/assets/${hash}/a`)).status).toBe(404)
})

it('names a file that the storage has lost, and is complete without it', async () => {
  const admin = await signIn(test, 'Admin')
  const hash = await uploadFile(admin, randomBytes(1000), 'a')
  await test.services.storage.remove(hash)
  const taken = await folder.backUp(source())
  expect(taken.missingFiles).toEqual([hash])
  await folder.restore(taken.file, await createOwnedDatabase())
})
