import { chmodSync, mkdirSync, statSync } from 'node:fs'

const permissions = 0o777
const passing = 0o011
const sticky = 0o1000

/**
 * Makes the data folder, or takes from others what they may do in one that is there: all but passing through, which
 * PostgreSQL's own account needs where it has one. A folder that is meant for everybody, like /tmp, stays as it is.
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  const isRoot = process.getuid?.() === 0
  if ((mode & sticky) === 0) narrow(folder, 0o700 | (isRoot ? mode & passing : 0))
}

/** A file that holds a secret is its owner's alone, however it came here. */
export function closeFile(file: string): void {
  narrow(file, 0o600)
}

/** What belongs to somebody else, as a mounted volume may, is theirs to close. */
function narrow(path: string, mode: number): void {
  if ((statSync(path).mode & permissions) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS') throw error
  }
}
