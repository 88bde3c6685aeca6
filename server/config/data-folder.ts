import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start/start-error.ts'
import { fullFolder } from '../start/start-faults.ts'
import { restrictFolder } from './private-files.ts'

/** Size of the test file: a disk with less room fails soon anyway. */
const probe = Buffer.alloc(1024 ** 2)

/** Creates the data folder and checks that the server can write to it. @throws StartError */
export function openDataFolder(folder: string): void {
  const file = path.join(folder, `.probe-${process.pid}`)
  try {
    restrictFolder(folder)
    writeFileSync(file, probe, { mode: 0o600 })
  } catch (cause) {
    throw new StartError(explain(folder, cause as NodeJS.ErrnoException), { cause })
  } finally {
    try {
      rmSync(file, { force: true })
    } catch {
      // The reason has been reported.
    }
  }
}

const elsewhere = 'or choose another folder with --data (HALYARD_DATA_DIR)'

function explain(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullFolder(folder)
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The data folder ${folder} is a file, or lies below one. Name a folder with --data (HALYARD_DATA_DIR).`
  if (code === 'EROFS')
    return `The data folder ${folder} is on a file system that cannot be written. Mount it for writing, ${elsewhere}.`
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write in the data folder ${folder}. Give the folder to the user that runs Halyard (chown), ${elsewhere}.`
  return `The data folder ${folder} cannot be used (${message}). Correct that, ${elsewhere}.`
}
