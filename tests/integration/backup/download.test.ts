import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupFileName } from '../../../server/domains/backup/backup-name.ts'
import { takeBackup } from '../../../server/domains/backup/take-backup.ts'
import { verifyArchive } from '../../../server/backup/archive-reader.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { ageLogIn, signIn } from '../../kit/world/factories.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
const address = '/api/admin/backups/latest'

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const folder = () => test.services.config.backupDir
const countDownloads = () => test.services.db.auditEntry.count({ where: { action: 'backup.downloaded' } })

async function readUrl(): Promise<string | null> {
  const { settings } = await admin.query<{ settings: { backups: { downloadUrl: string | null } } }>(
    '{ settings { backups { downloadUrl } } }',
  )
  return settings.backups.downloadUrl
}

async function take(second: number): Promise<string> {
  const name = backupFileName(new Date(Date.UTC(2027, 2, 1, 3, 0, second)))
  expect(await takeBackup({ ...test.services, databaseUrl: test.databaseUrl }, name, 'requested')).toBe(true)
  return name
}

it('sends the latest backup whole, and records it', async () => {
  expect(await readUrl()).toBeNull()
  expect((await admin.rest('GET', address)).body).toMatchObject({ code: 'BACKUP_NOT_FOUND' })
  await take(1)
  const name = await take(2)
  expect(await readUrl()).toBe(address)
  const answer = await admin.fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  expect(answer.headers.get('content-disposition')).toContain(name)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
  const copy = path.join(test.services.config.dataDir, 'copy.tar.gz')
  writeFileSync(copy, bytes)
  expect(await verifyArchive(copy)).toMatchObject({ bytes: bytes.byteLength, header: { withSecret: true } })
  const [entry] = await test.services.db.auditEntry.findMany({ where: { action: 'backup.downloaded' } })
  expect(entry).toMatchObject({ actorName: admin.userName, subjectName: name, door: 'Rest' })
})

it('needs a session of an administrator with a recent password', async () => {
  const before = await countDownloads()
  const monitor = await signIn(test, 'Monitor')
  expect((await monitor.rest('GET', address)).status).toBe(403)
  expect((await test.anonymous().rest('GET', address)).status).toBe(401)
  const token = await tokenOf(test, admin, ['read', 'admin'])
  expect((await token.rest('GET', address)).body).toMatchObject({ code: 'AUTH_SESSION_REQUIRED' })
  await ageLogIn(test, admin.userId, '11 minutes')
  expect((await admin.rest('GET', address)).body).toMatchObject({ code: 'AUTH_PASSWORD_NEEDED' })
  expect(await countDownloads()).toBe(before)
  await ageLogIn(test, admin.userId, '9 minutes')
  expect((await admin.fetch(address)).status).toBe(200)
})

it('offers the one before a failed one, and none whose file is gone', async () => {
  const name = await take(3)
  const blocked = backupFileName(new Date(Date.UTC(2027, 2, 1, 3, 0, 1)))
  expect(await takeBackup({ ...test.services, databaseUrl: test.databaseUrl }, blocked, 'requested')).toBe(
    false,
  )
  expect((await admin.fetch(address)).headers.get('content-disposition')).toContain(name)
  rmSync(folder(), { recursive: true })
  expect(await readUrl()).toBeNull()
  expect((await admin.rest('GET', address)).status).toBe(404)
})
