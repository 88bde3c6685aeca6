import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyArchive } from '../../../server/backup/archive-reader.ts'
import { readMigrations } from '../../../server/database/migrations/read-migrations.ts'
import { openStorage } from '../../../server/storage/open-storage.ts'
import { connectDatabase } from '../../../server/database/database.ts'
import { verifyAudit } from '../../../server/domains/audit/verify-audit.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { openBackupFolder, runRestore } from '../../kit/server/backup.ts'
import { signIn } from '../../kit/world/factories.ts'
import { uploadFile } from '../../kit/calls/forms.ts'
import { createOldDatabase, fillOldDatabase, oldMigrations } from '../../kit/server/old-platform.ts'
import { runHalyard, startHalyard } from '../../kit/server/operator.ts'
import {
  readDatabase,
  readStorage,
  untilJobsDone,
  type DatabaseState,
} from '../../kit/server/platform-state.ts'
import { createOwnedDatabase, createTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'

const folder = openBackupFolder()
let test: TestApp
let file: string
let taken: Awaited<ReturnType<typeof runHalyard>>

beforeAll(async () => {
  test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  await uploadFile(admin, randomBytes(100_000), 'a')
  await test.services.logs.flush()
  await untilJobsDone(test.databaseUrl)
  file = folder.next('platform.tar.gz')
  taken = await runHalyard(['backup', file], {
    DATABASE_URL: test.databaseUrl,
    HALYARD_DATA_DIR: test.services.config.dataDir,
    HALYARD_SECRET: test.services.secret,
  })
})
afterAll(async () => {
  await test.dispose()
  folder.remove()
})

async function query(databaseUrl: string, sql: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Each command adds an audit entry after the backup was written. */
function withoutTrail({ rows, ...state }: DatabaseState) {
  const { audit_entry: _entries, audit_chain: _chain, ...others } = rows
  return { ...state, rows: others }
}

const trailOf = (databaseUrl: string) =>
  query(databaseUrl, 'SELECT action, door, subject_name, after FROM audit_entry ORDER BY seq')

it('prints what it has written', () => {
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(taken.stdout).toContain(`Backup written: ${file}\n`)
  expect(taken.stdout).toMatch(/KiB: \d+ rows, 1 file, with the secret\n$/)
})

it('prints its plan and changes nothing, then restores as a role that owns the database', async () => {
  const [databaseUrl, dataDir] = [await createOwnedDatabase(), folder.next('data')]
  const dry = await runRestore(file, databaseUrl, dataDir, '--dry-run')
  expect(dry).toMatchObject({ code: 0, stderr: '' })
  expect(dry.stdout).toMatch(/It has \d+ rows, 1 file, the secret; every checksum is right\./)
  expect(dry.stdout).toMatch(/which is empty\n1 file of 1 to add to the storage\nRoom for files at /)
  expect(existsSync(dataDir)).toBe(false)
  expect(
    await query(databaseUrl, "SELECT nspname FROM pg_namespace WHERE nspname = 'graphile_worker'"),
  ).toEqual([])

  const done = await runRestore(file, databaseUrl, dataDir)
  expect(done).toMatchObject({ code: 0, stderr: '' })
  expect(done.stdout).toMatch(/\nRestored\. Start the server\.\n$/)
  expect(withoutTrail(await readDatabase(databaseUrl))).toEqual(
    withoutTrail(await readDatabase(test.databaseUrl)),
  )
  const storage = await openStorage({ target: null, dataDir })
  expect(await readStorage(storage)).toEqual(await readStorage(test.services.storage))
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(`${test.services.secret}\n`)
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)

  const name = path.basename(file)
  const acts = await trailOf(test.databaseUrl)
  const byCommand = { door: 'Command', subject_name: name }
  expect(acts.filter(({ action }) => String(action).startsWith('backup.'))).toEqual([
    { action: 'backup.created', ...byCommand, after: { sizeBytes: statSync(file).size } },
  ])
  const { createdAt, platformVersion } = (await verifyArchive(file)).header
  const restored = { action: 'backup.restored', ...byCommand, after: { createdAt, platformVersion } }
  expect(await trailOf(databaseUrl)).toEqual([...acts.slice(0, -1), restored])
  const { db, dispose } = connectDatabase(databaseUrl, pino({ level: 'silent' }))
  expect(await verifyAudit({ db, secret: test.services.secret })).toMatchObject({
    checked: acts.length,
    fault: null,
  })
  await dispose()

  const again = await runRestore(file, databaseUrl, dataDir)
  expect(again).toMatchObject({
    code: 1,
    stderr: 'The existing platform has 1 user and 0 games. Add --force to replace it.\n',
  })
})

it('reports a missing secret for the audit entry', async () => {
  const bare = await folder.backUp({ databaseUrl: test.databaseUrl, storage: test.services.storage })
  const databaseUrl = await createOwnedDatabase()
  const blind = await runRestore(bare.file, databaseUrl, folder.next('data'))
  expect(blind).toMatchObject({
    code: 0,
    stderr: 'No secret was found, so the restore was not recorded in the audit trail.\n',
  })
  expect(await trailOf(databaseUrl)).toEqual(await trailOf(test.databaseUrl))
})

it('refuses while a server runs on the database', async () => {
  const before = await readDatabase(test.databaseUrl)
  const refused = await runRestore(file, test.databaseUrl, folder.next('data'), '--force')
  expect(refused).toMatchObject({
    code: 1,
    stderr: 'Halyard is running on this database. Stop every server of it, and try again.\n',
  })
  expect(await readDatabase(test.databaseUrl)).toEqual(before)
})

it('keeps the old platform when it is killed, and succeeds the next time', async () => {
  const [databaseUrl, dataDir] = [await createTestDatabase(), folder.next('data')]
  await query(databaseUrl, `INSERT INTO setting VALUES ('GlobalConfig:Title', 'Before')`)
  const before = await readDatabase(databaseUrl)
  // The restore has emptied other tables when it reaches this one, and waits.
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE setting IN ACCESS SHARE MODE')
  const running = startHalyard(['restore', file, '--data', dataDir, '--force'], { DATABASE_URL: databaseUrl })
  await until(async () => {
    const waiting = await query(
      databaseUrl,
      `SELECT FROM pg_stat_activity WHERE application_name = 'halyard restore' AND wait_event_type = 'Lock'
         AND datname = current_database()`,
    )
    return waiting.length > 0
  }, 'the restore')
  running.child.kill('SIGKILL')
  await running.ended
  await holder.end()
  await until(
    async () =>
      (
        await query(
          databaseUrl,
          `SELECT FROM pg_stat_activity WHERE application_name = 'halyard restore' AND datname = current_database()`,
        )
      ).length === 0,
    'the end of its connection',
  )
  expect(await readDatabase(databaseUrl)).toEqual(before)
  expect(existsSync(path.join(dataDir, 'secret'))).toBe(false)

  expect((await runRestore(file, databaseUrl, dataDir, '--force')).code).toBe(0)
  expect(withoutTrail(await readDatabase(databaseUrl))).toEqual(
    withoutTrail(await readDatabase(test.databaseUrl)),
  )
})

it('reports a full disk, keeps the old platform and leaves no partial file', async () => {
  const databaseUrl = await createTestDatabase()
  const before = await readDatabase(databaseUrl)
  const dataDir = folder.next('data')
  const storage = await openStorage({ target: null, dataDir })
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const failing = { ...storage, receive: () => Promise.reject(full) }
  await expect(folder.restore(file, databaseUrl, failing)).rejects.toThrow(
    'Cannot restore the backup (the platform is as it was before): the disk is full.',
  )
  expect(await readDatabase(databaseUrl)).toEqual(before)

  const unreadable = { ...test.services.storage, info: () => Promise.reject(full) }
  const files = readdirSync(folder.folder)
  await expect(folder.backUp({ databaseUrl: test.databaseUrl, storage: unreadable })).rejects.toThrow(
    /^Cannot write the backup .*: the disk is full\.$/,
  )
  expect(readdirSync(folder.folder)).toEqual(files)
})

it('names the folder that a backup cannot be written to', async () => {
  const absent = path.join(folder.folder, 'absent')
  const refused = await runHalyard(['backup', path.join(absent, 'platform.tar.gz')], {
    DATABASE_URL: test.databaseUrl,
    HALYARD_DATA_DIR: test.services.config.dataDir,
  })
  expect(refused).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `There is no folder ${absent}. Create it, or choose another one.\n`,
  })
})

it('migrates the backup of an older version', async () => {
  const all = readMigrations()
  const before = await createOldDatabase()
  await query(
    before,
    `INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email)
     VALUES (gen_random_uuid(), 'old', 'OLD', 'old@example.test', 'OLD@EXAMPLE.TEST')`,
  )
  const taken = await folder.backUp({
    databaseUrl: before,
    storage: test.services.storage,
    migrations: oldMigrations,
  })
  const after = await createOwnedDatabase()
  await folder.restore(taken.file, after)
  const state = await readDatabase(after)
  expect(state.layout).toEqual((await readDatabase(await createTestDatabase())).layout)
  expect(state.rows['_prisma_migrations']).toHaveLength(all.length)
  expect(state.rows['user']).toHaveLength(1)
})

it('names the migration and the page with the repair when a row of an older version is refused', async () => {
  const before = await createOldDatabase()
  const dataDir = folder.next('data')
  const client = new Client({ connectionString: before })
  await client.connect()
  await fillOldDatabase(client, dataDir)
  await client.end()
  // The challenge is of another game than the participation.
  await query(before, 'INSERT INTO instance (challenge_id, participation_id, is_loaded) VALUES (5, 1, false)')
  const storage = await openStorage({ target: null, dataDir })
  const made = await folder.backUp({ databaseUrl: before, storage, migrations: oldMigrations })
  const { code, stderr } = await runRestore(made.file, await createOwnedDatabase(), folder.next('data'))
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^Cannot restore the backup \(the platform is as it was before\): migration \d+_\w+ failed and was rolled back: .+ violates .+\. Delete the rows that this check refuses from the platform of the backup, then take another backup: see docs\/operators\/upgrading\.md\.\n$/,
  )
})
