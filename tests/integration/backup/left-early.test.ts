import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { openBackupFolder } from '../../kit/server/backup.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

const folder = openBackupFolder()
/** Much more than sockets and the pieces of a backup hold, and hardly compressible. */
const largeTable = `INSERT INTO log (level, message)
  SELECT 'Debug', (SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, 60) AS m)
    FROM generate_series(1, 12000) AS n`

let small: ChildProcess
let place: string
let test: TestApp
let admin: Actor

/** A folder with room for four MiB, in the mount namespace of a process that waits. */
async function makeSmallFolder(): Promise<string> {
  const target = folder.next('small')
  mkdirSync(target)
  const own = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  const script = 'mount -t tmpfs -o size=4m tmpfs "$0" && echo mounted && exec cat'
  small = spawn('unshare', [...own, '--', 'sh', '-c', script, target], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [text] = (await once(small.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  expect(text.toString()).toBe('mounted\n')
  return path.join('/proc', String(small.pid), 'root', target)
}

beforeAll(async () => {
  place = await makeSmallFolder()
  test = await startTestApp({ env: { HALYARD_BACKUP_DIR: place } })
  admin = await signIn(test, 'Admin')
})
afterAll(async () => {
  await test.dispose()
  const ended = once(small, 'exit')
  small.stdin?.end()
  await ended
  folder.remove()
})

async function backUp(): Promise<{ isSuccess: boolean; note: string }> {
  type Last = { isSuccess: boolean; fileName: string; note: string } | null
  const read = async () => {
    const { settings } = await admin.query<{ settings: { backups: { last: Last; isRunning: boolean } } }>(
      '{ settings { backups { isRunning last { isSuccess fileName note } } } }',
    )
    return settings.backups
  }
  const before = (await read()).last?.fileName
  await admin.query('mutation { backUpNow { __typename } }')
  await until(async () => {
    const { last, isRunning } = await read()
    return !isRunning && last !== null && last.fileName !== before
  }, 'the backup has ended')
  const { last } = await read()
  if (!last) throw new Error('no backup')
  return last
}

async function backupConnections(): Promise<number> {
  const { rows } = await test.services.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE application_name = 'halyard backup' AND datname = current_database()`,
  )
  return rows[0]?.count ?? -1
}

it('a backup whose disk is full in the middle of a table says so, and leaves no file and no connection', async () => {
  await test.services.pool.query(largeTable)
  expect(await backUp()).toMatchObject({
    isSuccess: false,
    note: expect.stringMatching(/^Cannot write the backup .*: the disk is full( \(.*\))?\.$/),
  })
  expect(readdirSync(place)).toEqual([])
  await until(async () => (await backupConnections()) === 0, 'its connection has ended')
  // The next one finds no lock of the former one.
  await test.services.pool.query('TRUNCATE log')
  test.services.clock.offsetMs += 2000
  expect(await backUp()).toMatchObject({ isSuccess: true })
  expect(readdirSync(place)).toHaveLength(1)
})
