import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyArchive } from '../../../server/backup/archive-reader.ts'
import { takeDueBackup } from '../../../server/domains/backup/backup.job.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

type Backups = {
  schedule: string
  time: string
  keep: number
  folder: string
  isRunning: boolean
  nextAt: string | null
  last: { isSuccess: boolean; fileName: string; sizeBytes: number; note: string } | null
}

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const folder = () => path.join(test.services.config.dataDir, 'backups')
const names = () => readdirSync(folder()).toSorted()
const countBackups = () => test.services.db.auditEntry.count({ where: { action: 'backup.created' } })
const services = () => ({ ...test.services, databaseUrl: test.databaseUrl })

async function readBackups(): Promise<Backups> {
  const { settings } = await admin.query<{ settings: { backups: Backups } }>(
    `{ settings { backups { schedule time keep folder isRunning nextAt
         last { isSuccess fileName sizeBytes note } } } }`,
  )
  return settings.backups
}

it('takes one when an administrator asks, and shows and audits it', async () => {
  expect(await readBackups()).toEqual({
    schedule: 'Off',
    time: '03:00',
    keep: 7,
    folder: folder(),
    isRunning: false,
    nextAt: null,
    last: null,
  })
  const { backUpNow } = await admin.query<{ backUpNow: { __typename: string } }>(
    'mutation { backUpNow { __typename } }',
  )
  expect(backUpNow.__typename).toBe('BackUpNowPayload')
  await until(async () => (await readBackups()).last !== null, 'the backup')
  const { last, isRunning } = await readBackups()
  expect({ last, isRunning }).toMatchObject({ last: { isSuccess: true, note: '' }, isRunning: false })
  expect(names()).toEqual([last?.fileName])
  const archive = await verifyArchive(path.join(folder(), last?.fileName ?? ''))
  expect(archive).toMatchObject({ bytes: last?.sizeBytes, header: { withSecret: true } })
  const acts = await test.services.db.auditEntry.findMany({ where: { action: 'backup.created' } })
  expect(acts.map(({ door, subjectName }) => [door, subjectName])).toEqual([['GraphQL', last?.fileName]])
  await test.services.logs.flush()
  const message = { startsWith: `took the backup ${last?.fileName}` }
  expect(await test.services.db.log.count({ where: { status: 'Success', message } })).toBe(1)
})

it('takes those of the schedule, each once, and keeps the newest', async () => {
  const wrong = await admin.mutate('updateBackupPolicy', { time: '24:00', keep: 0 })
  expect(wrong.__typename).toBe('InvalidInputError')
  await admin.mutate('updateBackupPolicy', { schedule: 'Hourly', time: '00:00', keep: 2 })
  expect(await readBackups()).toMatchObject({ schedule: 'Hourly', time: '00:00', keep: 2 })
  const changed = await test.services.db.auditEntry.findFirst({ where: { action: 'settings.updated' } })
  expect(changed?.after).toMatchObject({ backupPolicy: { schedule: 'Hourly', keep: 2 } })

  writeFileSync(path.join(folder(), 'notes.txt'), 'not ours')
  // Half past an hour, so that no hour begins while the test runs.
  const toHalfPastMs = 1_800_000 - (Date.now() % 3_600_000)
  for (let hour = 1; hour <= 3; hour += 1) {
    test.services.clock.offsetMs = toHalfPastMs + hour * 3_600_000
    await Promise.all(Array.from({ length: 8 }, () => takeDueBackup(services())))
    // The platform's own worker may be the one that takes it.
    await until(async () => (await countBackups()) === hour + 1, 'the backup of this hour')
    await takeDueBackup(services())
  }
  const { last, nextAt } = await readBackups()
  expect(names()).toHaveLength(3)
  expect(names()).toContain('notes.txt')
  expect(names()).toContain(last?.fileName)
  const next = new Date(nextAt ?? 0).getTime() - test.services.clock.now().getTime()
  expect(next).toBeGreaterThan(0)
  expect(next).toBeLessThanOrEqual(3_600_000)
  expect(await countBackups()).toBe(4)
})

it('says why one failed, in the log and on the screen', async () => {
  rmSync(folder(), { recursive: true })
  writeFileSync(folder(), 'a file in the way')
  test.services.clock.offsetMs += 3_600_000
  await takeDueBackup(services())
  // The platform's own worker may be the one that takes it.
  await until(async () => (await readBackups()).last?.isSuccess === false, 'the failed backup')
  const { last } = await readBackups()
  expect(last).toMatchObject({ isSuccess: false, sizeBytes: 0 })
  expect(last?.note).toMatch(/^Cannot take the backup: /)
  await test.services.logs.flush()
  expect(await test.services.db.log.count({ where: { level: 'Error', message: last?.note ?? '' } })).toBe(1)
  rmSync(folder())
  mkdirSync(folder())
})
