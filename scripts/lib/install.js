import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { captureOrFail } from './child.js'
import { timed } from './log.js'
import { inProject } from './project.js'

const lockFile = inProject('package-lock.json')
const installedFile = inProject('node_modules', '.package-lock.json')
const stampFile = inProject('node_modules', '.halyard-install')

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function wantedStamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${lock} node ${process.versions.modules} ${process.platform}-${process.arch}\n`
}

/** True after `npm install some-package`, which leaves no stamp: everything locked is there. */
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

function npmCommand() {
  const script = process.env.npm_execpath
  return script && /\.c?js$/.test(script) && existsSync(script) ? [process.execPath, [script]] : ['npm', []]
}

export async function installPackages() {
  const stamp = wantedStamp()
  if (read(stampFile) === stamp) return
  if (!installedAsLocked()) {
    const [command, args] = npmCommand()
    const options = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    await timed('packages', 'npm ci', () => captureOrFail('npm ci', command, [...args, ...options]))
  }
  writeFileSync(stampFile, stamp)
}
