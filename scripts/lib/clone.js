import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { spawnSync } from 'node:child_process'
import { LauncherError } from './log.js'
import { inProject, root } from './project.js'

/** Folders into which the launcher installs, generates and builds. */
const written = [
  '.',
  '.halyard',
  'node_modules',
  'dist',
  'prisma',
  'prisma/generated',
  'client',
  'client/relay',
  'client/__generated__',
]

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function userName(id) {
  const asked = spawnSync('id', ['-un', String(id)], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : `user ${id}`
}

function currentUser() {
  try {
    return userInfo().username
  } catch {
    // In a container the user id may have no name.
    return `user ${process.getuid?.()}`
  }
}

/** Fails if this user cannot write to the folders of this clone. */
export function requireWritableClone() {
  const closed = written.map((path) => inProject(path)).find((path) => existsSync(path) && !isWritable(path))
  if (closed === undefined) return
  const me = currentUser()
  throw new LauncherError(
    `${me} cannot write to ${closed}, which belongs to ${userName(statSync(closed).uid)}. ` +
      `Halyard installs and builds in its own folder. Change the owner: sudo chown -R ${me}: '${root}'`,
  )
}
