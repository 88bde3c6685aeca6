import { chmodSync, mkdirSync, statSync } from 'node:fs'

const permissions = 0o777
const traversal = 0o011
const sticky = 0o1000

/**
 * Creates the data folder, or removes other users' rights in an existing one, except the right to traverse, which
 * PostgreSQL's own account may need. A folder for everybody, such as /tmp, is left unchanged.
 */
export function restrictFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  const isRoot = process.getuid?.() === 0
  if ((mode & sticky) === 0) restrictMode(folder, 0o700 | (isRoot ? mode & traversal : 0))
}

/** Makes a file with a secret readable to its owner only. */
export function restrictFile(file: string): void {
  restrictMode(file, 0o600)
}

/** Files of another owner, as in a mounted volume, are left unchanged. */
function restrictMode(path: string, mode: number): void {
  if ((statSync(path).mode & permissions) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS') throw error
  }
}
