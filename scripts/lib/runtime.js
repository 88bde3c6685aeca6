import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { capture, foreground } from './child.js'
import { requireWritableClone } from './clone.js'
import { LauncherError, timed } from './log.js'
import { root, stateDir } from './project.js'
import { offlineError, registryAnswers } from './registry.js'

const requiredMajor = 24
/** The version that is downloaded when the system's Node is too old. The container image uses the same. */
const nodeVersion = '24.21.0'
const guard = 'HALYARD_LAUNCHER_RUNTIME'
const recordFile = join(stateDir, 'node')

const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10)

function versionOf(binary) {
  const asked = spawnSync(binary, ['-p', 'process.version'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : ''
}

function recordedBinary() {
  if (!existsSync(recordFile)) return undefined
  const binary = readFileSync(recordFile, 'utf8').trim()
  if (existsSync(binary) && majorOf(versionOf(binary)) >= requiredMajor) return binary
  rmSync(recordFile, { force: true })
  return undefined
}

async function fetchBinary() {
  const advice = `Halyard runs on Node ${requiredMajor}; this is ${process.version}. Install Node ${requiredMajor} and start again.`
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const isOnline = await registryAnswers()
  const { code, output } = await capture(npx, [
    ...(isOnline ? [] : ['--offline']),
    '-y',
    '-p',
    `node@${nodeVersion}`,
    '--',
    'node',
    '-p',
    '"\\n" + process.execPath',
  ])
  const binary = output.split('\n').at(-1)?.trim() ?? ''
  const isThere = code === 0 && existsSync(binary)
  if (!isThere && !isOnline) throw await offlineError(`Node ${nodeVersion}`)
  if (!isThere) {
    throw new LauncherError(`Node ${nodeVersion} could not be downloaded with npx.\n\n${output}\n\n${advice}`)
  }
  if (majorOf(versionOf(binary)) < requiredMajor) {
    throw new LauncherError(
      `npx returned the old Node: npm may be configured to skip install scripts (ignore-scripts). ${advice}`,
    )
  }
  remember(binary)
  return binary
}

function remember(binary) {
  try {
    mkdirSync(stateDir, { recursive: true })
    writeFileSync(recordFile, `${binary}\n`)
  } catch {
    // The CLI may be started by a user who cannot write here. The next start uses npx again.
  }
}

/** The path of a Node that runs TypeScript: this one, the recorded one, or one from the package registry. */
export async function runtimeBinary({ announce = (_text, work) => work() } = {}) {
  if (majorOf(process.version) >= requiredMajor) return process.execPath
  return recordedBinary() ?? announce(`Node ${nodeVersion}`, fetchBinary)
}

/**
 * Returns undefined when this process already runs on the right Node. Else it runs the launcher again on that Node
 * and returns the exit code. The path is recorded, so later starts need neither npx nor a network.
 */
export async function continueOnRuntime(args) {
  if (majorOf(process.version) >= requiredMajor) return undefined
  if (process.env[guard]) {
    throw new LauncherError(
      `The launcher was restarted on Node ${process.version}, which is too old. Install Node ${requiredMajor}.`,
    )
  }
  if (!recordedBinary()) requireWritableClone()
  const announce = (text, work) => timed('runtime', text, work)
  const binary = await runtimeBinary({ announce })
  const path = `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}`
  return foreground(binary, [join(root, 'scripts', 'run.js'), ...args], {
    cwd: process.cwd(),
    env: { PATH: path, [guard]: '1' },
  })
}
