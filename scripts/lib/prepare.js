import { existsSync } from 'node:fs'
import { requireWritableClone } from './clone.js'
import { bringUpToDate, isUpToDate } from './generate.js'
import { installPackages, isInstalled } from './install.js'
import { withCloneLock } from './lock.js'
import { inProject } from './project.js'

/**
 * Installs the packages of the lock file and runs the named steps, if the clone has changed since. A container image
 * has no lock file: it is complete.
 */
export async function prepareClone(steps) {
  if (!existsSync(inProject('package-lock.json'))) return
  if (isInstalled() && isUpToDate(steps)) return
  requireWritableClone()
  await withCloneLock(async () => {
    await installPackages()
    await bringUpToDate(steps)
  })
}
