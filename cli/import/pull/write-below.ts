import { closeSync, constants, lstatSync, mkdirSync, openSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { isInside } from '../../challenge-file/folder-view.ts'
import { CliError } from '../../errors.ts'

/** The nearest folder above a path that exists. */
function existingAbove(path: string): string {
  const above = dirname(path)
  return lstatSync(above, { throwIfNoEntry: false }) ? above : existingAbove(above)
}

/** Whether a path is below the folder, also after the links on the way to it. */
export function isBelow(folder: string, path: string): boolean {
  const target = resolve(folder, path)
  if (!target.startsWith(resolve(folder) + sep)) return false
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true
  const above = existingAbove(target)
  // The folders between do not exist yet, and have no links.
  if (!isInside(resolve(folder), above)) return true
  try {
    return isInside(realpathSync(folder), realpathSync(above))
  } catch {
    return false
  }
}

/** Whether something is at the path, also a link whose target is missing. */
export const isTaken = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * Writes a file below the folder. Names from the platform and links in the folder, which strangers may have made, never
 * lead out of it. @throws CliError that names the path
 */
export function writeBelow(folder: string, path: string, content: string | Uint8Array): void {
  if (!isBelow(folder, path)) throw new CliError(`${path} is outside ${folder}.`)
  const target = resolve(folder, path)
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new CliError(`${path} is a symbolic link, and its target is not overwritten. Remove the link.`)
  }
  try {
    mkdirSync(dirname(target), { recursive: true })
    const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants
    const file = openSync(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666)
    try {
      writeFileSync(file, content)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new CliError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
