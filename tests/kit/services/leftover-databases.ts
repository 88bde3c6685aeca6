import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPostmasterAlive, readPostmaster } from '../../../server/database/embedded/postmaster.ts'

/** How the names of the folders of test databases begin. */
export const folderPrefix = 'halyard-test-'

/** The time that a run has from making its folder to writing the first file there. */
const makingMs = 10 * 60_000

const makerFile = (folder: string) => join(folder, 'maker.pid')
const cluster = (folder: string) => join(folder, 'postgres')

/** Writes down that this process uses the folder, also before PostgreSQL runs and after it has stopped. */
export function claimFolder(folder: string): void {
  writeFileSync(makerFile(folder), `${process.pid}\n`)
}

/**
 * Removes the folders that runs left in `parent` because they were killed. A folder stays if its maker or its
 * PostgreSQL runs, if it may be in the making, or if it belongs to another user.
 */
export function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(folderPrefix)) continue
    const folder = join(parent, name)
    try {
      if (isLeftover(folder)) rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      // Another run removes the same folder, or its own one.
      if (!['ENOENT', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

function isLeftover(folder: string): boolean {
  const state = lstatSync(folder)
  if (!state.isDirectory() || state.uid !== process.getuid?.()) return false
  const maker = readMaker(folder)
  if (maker !== null && isAlive(maker)) return false
  const postmaster = readPostmaster(cluster(folder))
  if (postmaster) return !isPostmasterAlive(postmaster.pid)
  if (maker !== null) return true
  // Earlier versions named no maker. Other folders of tests have this prefix too.
  const isDatabase = existsSync(cluster(folder)) || existsSync(`${cluster(folder)}.new`)
  return isDatabase && Date.now() - state.mtimeMs > makingMs
}

function readMaker(folder: string): number | null {
  if (!existsSync(makerFile(folder))) return null
  const pid = Number.parseInt(readFileSync(makerFile(folder), 'utf8'), 10)
  return Number.isInteger(pid) ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
