import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { capture } from './child.js'
import { LauncherError, timed } from './log.js'
import { inProject } from './project.js'
import { npmCommand, offlineError, registryAnswers } from './registry.js'

const lockFile = inProject('package-lock.json')
const installedFile = inProject('node_modules', '.package-lock.json')
const stampFile = inProject('node_modules', '.halyard-install')

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function wantedStamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${lock} node ${process.versions.modules} ${process.platform}-${process.arch}\n`
}

/** Whether all locked packages are installed. True after `npm install some-package`, which writes no stamp. */
function installedAsLocked() {
  if (!existsSync(installedFile)) return false
  const wanted = Object.entries(JSON.parse(read(lockFile)).packages ?? {})
  const installed = JSON.parse(read(installedFile)).packages ?? {}
  const extra = Object.keys(installed).some((path) => !wanted.some(([name]) => name === path))
  const missing = wanted.some(([path, entry]) => {
    if (path === '') return false
    const found = installed[path]
    return found ? found.version !== entry.version || found.integrity !== entry.integrity : !entry.optional
  })
  return !extra && !missing
}

const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function install() {
  // Offline, npm would retry for more than a minute. Its cache may be enough.
  const isOnline = await registryAnswers()
  const [command, args] = npmCommand()
  const { code, output } = await capture(command, [
    ...args,
    'ci',
    ...options,
    ...(isOnline ? [] : ['--offline']),
  ])
  if (code === 0) return
  if (!isOnline) throw await offlineError('A package that Halyard needs')
  throw new LauncherError(`npm ci failed.\n\n${output}`)
}

/** Whether the packages match the lock file, according to the stamp of the last installation. */
export function isInstalled() {
  return read(stampFile) === wantedStamp()
}

export async function installPackages() {
  if (isInstalled()) return
  if (!installedAsLocked()) await timed('packages', 'npm ci', install)
  writeFileSync(stampFile, wantedStamp())
}
