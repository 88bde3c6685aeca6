import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { openStorage } from '../../../server/storage/open-storage.ts'
import { parseStorageUrl } from '../../../server/storage/storage-target.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { openBackupFolder } from '../../kit/server/backup.ts'
import { sha256, uploadFile } from '../../kit/calls/forms.ts'
import { runHalyard } from '../../kit/server/operator.ts'
import { readDatabase, readStorage } from '../../kit/server/platform-state.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createOwnedDatabase, createTestDatabase } from '../../kit/services/test-database.ts'
import { startS3, type TestS3 } from '../../kit/services/test-s3.ts'

const folder = openBackupFolder()
const logger = pino({ level: 'silent' })
let s3: TestS3

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  folder.remove()
})

const password = 'Adm1nAboard'

async function logIn(url: string): Promise<Actor> {
  const admin = new Actor(url)
  const answer = await admin.rest('POST', '/api/account/login', { userName: 'Admin', password })
  if (answer.status !== 200) throw new Error(`could not log in: ${answer.text}`)
  return admin
}

async function startEmbedded(dataDir: string) {
  const port = String(await freePort())
  const server = await startServerProcess({
    PORT: port,
    HALYARD_DATA_DIR: dataDir,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_ADMIN_PASSWORD: password,
  })
  return { server, url: `http://127.0.0.1:${port}` }
}

it('moves a platform from one embedded database to another, and to an outside one', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'halyard-backup-'))
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')]
  const bytes = randomBytes(50_000)
  const running = await startEmbedded(from)
  try {
    await uploadFile(await logIn(running.url), bytes, 'a.bin')
    const taken = await runHalyard(['backup', path.join(root, 'taken.tar.gz'), '--data', from])
    expect(taken).toMatchObject({ code: 0, stderr: '' })
    const refused = await runHalyard(['restore', path.join(root, 'taken.tar.gz'), '--data', from, '--force'])
    expect(refused.stderr).toMatch(/^Halyard is running on this database\./)
  } finally {
    await running.server.end()
  }
  const plan = await runHalyard(['restore', path.join(root, 'taken.tar.gz'), '--data', to, '--dry-run'])
  const neededMegabytes = Number(/Room for the database at .*: ([\d.]+) MiB needed/.exec(plan.stdout)?.[1])
  expect(neededMegabytes).toBeGreaterThan(51)
  expect(existsSync(to)).toBe(false)
  const restored = await runHalyard(['restore', path.join(root, 'taken.tar.gz'), '--data', to])
  expect(restored).toMatchObject({ code: 0, stderr: '' })

  const outside = await createOwnedDatabase()
  await folder.restore(path.join(root, 'taken.tar.gz'), outside)
  const embedded = await startEmbeddedPostgres({ dataDir: to, logger })
  const trail = { audit_entry: [], audit_chain: [] }
  expect({ ...(await readDatabase(outside)).rows, ...trail }).toEqual({
    ...(await readDatabase(embedded.databaseUrl)).rows,
    ...trail,
  })
  await embedded.stop()

  const there = await startEmbedded(to)
  try {
    const admin = await logIn(there.url)
    const file = await admin.fetch(`/assets/${sha256(bytes)}/a.bin`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
  } finally {
    await there.server.end()
    rmSync(root, { recursive: true, force: true })
  }
})

async function addCapture(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  const file = await storage.named.draft()
  const output = createWriteStream(file)
  output.end(bytes)
  await once(output, 'close')
  await storage.named.put(file, key)
}

it('reads files and captures from a bucket, and puts them into a bucket or a folder', async () => {
  const open = (name: string) =>
    openStorage({ target: parseStorageUrl(s3.urlOf(name)), dataDir: folder.next('spool') })
  const [bucket, other] = [await open('from'), await open('to')]
  const databaseUrl = await createTestDatabase()
  const draft = await bucket.receive(Readable.from([randomBytes(30_000)]))
  await draft.prepare()
  await draft.keep()
  await draft.discard()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`INSERT INTO file (hash, name, size_bytes) VALUES ($1, 'a', $2)`, [
    draft.hash,
    draft.sizeBytes,
  ])
  await client.end()
  await addCapture(bucket, 'capture/1/2/0123abcd-xyz.pcap', randomBytes(5000))

  const taken = await folder.backUp({ databaseUrl, storage: bucket, withCaptures: true })
  expect(taken).toMatchObject({ files: 1, captures: 1, missingFiles: [] })
  await folder.restore(taken.file, await createOwnedDatabase(), other)
  expect(await readStorage(other)).toEqual(await readStorage(bucket))
  const disk = await folder.restore(taken.file, await createOwnedDatabase())
  expect(await readStorage(disk)).toEqual(await readStorage(bucket))
  bucket.dispose()
  other.dispose()
})

it('name the cause in one sentence when a bucket does not answer', async () => {
  const databaseUrl = await createTestDatabase()
  const storage = await openStorage({ target: null, dataDir: folder.next('data') })
  const draft = await storage.receive(Readable.from([randomBytes(1000)]))
  await draft.prepare()
  await draft.keep()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`INSERT INTO file (hash, name, size_bytes) VALUES ($1, 'a', $2)`, [
    draft.hash,
    draft.sizeBytes,
  ])
  await client.end()
  const { file } = await folder.backUp({ databaseUrl, storage })
  const port = await freePort()
  const away = {
    DATABASE_URL: databaseUrl,
    HALYARD_DATA_DIR: folder.next('data'),
    HALYARD_STORAGE_URL: `s3://key:secret@127.0.0.1:${port}/halyard?tls=off`,
  }
  const reason = `the storage failed (connect ECONNREFUSED 127.0.0.1:${port}).\n`
  for (const option of ['--dry-run', '--force']) {
    const { code, stderr } = await runHalyard(['restore', file, option], away)
    expect(code).toBe(1)
    expect(stderr).toBe(`Cannot restore the backup (nothing was changed): ${reason}`)
  }
  const target = folder.next('never.tar.gz')
  for (const options of [[], ['--with-captures']]) {
    const { code, stderr } = await runHalyard(['backup', target, ...options], away)
    expect(code).toBe(1)
    expect(stderr).toBe(`Cannot write the backup ${target}: ${reason}`)
  }
})
