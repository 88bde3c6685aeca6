import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimFolder, removeLeftovers } from '../../kit/services/leftover-databases.ts'
import { folderOfDatabases, startTestPostgres } from '../../kit/services/test-postgres.ts'

const run = promisify(execFile)
const hourMs = 3_600_000

let parent: string
let running: ChildProcess | undefined

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'halyard-leftovers-'))
})
afterEach(async () => {
  rmSync(parent, { recursive: true, force: true })
  if (!running) return
  const ended = once(running, 'exit')
  running.kill()
  await ended
  running = undefined
})

/** The pid of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid

/** The pid of a process that is named as PostgreSQL is and runs until the end of the test. */
function runningPid(): number {
  running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)', 'postgres'])
  return running.pid ?? 0
}

type Parts = { maker?: number; postmaster?: number; isFilled?: boolean; ageMs?: number }

function makeFolder(name: string, { maker, postmaster, isFilled = true, ageMs = 0 }: Parts): string {
  const folder = path.join(parent, name)
  mkdirSync(path.join(folder, isFilled ? 'postgres' : ''), { recursive: true })
  if (maker !== undefined) writeFileSync(path.join(folder, 'maker.pid'), `${maker}\n`)
  if (postmaster !== undefined)
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${postmaster}\n${folder}\n0\n5432\n`)
  const time = new Date(Date.now() - ageMs)
  utimesSync(folder, time, time)
  return folder
}

const isKept = (parts: Parts) => {
  const folder = makeFolder('halyard-test-one', parts)
  removeLeftovers(parent)
  return existsSync(folder)
}

it('a folder is removed when its maker and its PostgreSQL have ended', () => {
  expect(isKept({ maker: endedPid(), postmaster: endedPid() })).toBe(false)
})

it('a folder is removed when its maker ended before PostgreSQL started', () => {
  expect(isKept({ maker: endedPid(), isFilled: false })).toBe(false)
})

it('a folder without a maker is removed when its PostgreSQL has ended', () => {
  expect(isKept({ postmaster: endedPid() })).toBe(false)
})

it('a folder stays while its PostgreSQL runs', () => {
  expect(isKept({ maker: endedPid(), postmaster: runningPid(), ageMs: hourMs })).toBe(true)
})

it('a folder stays while its maker runs, before and after PostgreSQL does', () => {
  expect(isKept({ maker: process.pid, isFilled: false, ageMs: hourMs })).toBe(true)
  expect(isKept({ maker: process.pid, postmaster: endedPid(), ageMs: hourMs })).toBe(true)
})

it('a folder without both stays while it may be in the making', () => {
  expect(isKept({ isFilled: false })).toBe(true)
  expect(isKept({ isFilled: true })).toBe(true)
  expect(isKept({ isFilled: true, ageMs: hourMs })).toBe(false)
})

it('a folder of this process is claimed', () => {
  const folder = makeFolder('halyard-test-own', { postmaster: endedPid() })
  claimFolder(folder)
  removeLeftovers(parent)
  expect(existsSync(folder)).toBe(true)
})

it('other folders, files and links stay', () => {
  const ended = endedPid()
  const target = makeFolder('halyard-built-one', { maker: ended, postmaster: ended, ageMs: hourMs })
  makeFolder('halyard-test-files', { isFilled: false, ageMs: hourMs })
  symlinkSync(target, path.join(parent, 'halyard-test-link'))
  writeFileSync(path.join(parent, 'halyard-test-file'), '')
  const before = readdirSync(parent)
  removeLeftovers(parent)
  expect(readdirSync(parent)).toEqual(before)
  expect(existsSync(path.join(target, 'maker.pid'))).toBe(true)
})

it.runIf(process.getuid?.() === 0)('a folder of another user stays', () => {
  const folder = makeFolder('halyard-test-other', { maker: endedPid(), postmaster: endedPid() })
  chownSync(folder, 65_534, 65_534)
  removeLeftovers(parent)
  expect(existsSync(folder)).toBe(true)
})

it('two runs that start at the same time remove the same folders without an error', async () => {
  const ended = endedPid()
  for (let index = 0; index < 200; index += 1) {
    const folder = makeFolder(`halyard-test-${index}`, { maker: ended, postmaster: ended })
    for (let file = 0; file < 20; file += 1) writeFileSync(path.join(folder, 'postgres', `${file}`), '')
  }
  const kept = makeFolder('halyard-test-kept', { maker: process.pid })
  const module = path.resolve('tests/kit/services/leftover-databases.ts')
  const text = `import { removeLeftovers } from ${JSON.stringify(module)}\nremoveLeftovers(process.argv[1])`
  const start = () => run(process.execPath, ['--input-type=module', '-e', text, parent])
  await Promise.all([start(), start(), start()])
  expect(readdirSync(parent)).toEqual([path.basename(kept)])
})

it('the start of a run removes the folders of killed runs, and its own folder has all files of its PostgreSQL', async () => {
  const databases = folderOfDatabases()
  const folder = mkdtempSync(path.join(databases, 'halyard-test-'))
  const ended = endedPid()
  writeFileSync(path.join(folder, 'maker.pid'), `${ended}\n`)
  const before = new Set(readdirSync(databases))
  const server = await startTestPostgres()
  try {
    expect(existsSync(folder)).toBe(false)
    const own = readdirSync(databases).filter((name) => !before.has(name) && name.startsWith('halyard-test-'))
    const segments = own.flatMap((name) => readdirSync(path.join(databases, name, 'postgres', 'pg_dynshmem')))
    expect(segments).not.toEqual([])
  } finally {
    await server.stop()
  }
})
