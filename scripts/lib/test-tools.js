import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { captureOrFail } from './child.js'
import { LauncherError } from './log.js'

/** Programs that tests run beside Node, with Debian's names for their packages. */
const tools = [
  { program: 'chromium', debian: 'chromium' },
  { program: 'redis-server', debian: 'redis-server' },
  { program: 'curl', debian: 'curl' },
  { program: 'ip', debian: 'iproute2' },
  { program: 'dockerd', debian: 'docker.io' },
  { program: 'iptables', debian: 'iptables' },
  { program: 'busybox', debian: 'busybox-static' },
]

function isInstalled({ program }) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Fails with the names of what is missing and could not be brought. */
export async function provideTools() {
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length === 0) return
  const names = missing.map(({ program, debian }) => `${program} (Debian: ${debian})`).join(', ')
  if (!canInstall()) {
    throw new LauncherError(`Tests need ${names}. Install what is missing, or run as root on Debian.`)
  }
  // At runlevel 1 the packages' scripts start no services; tests start what they need themselves.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const packages = missing.map(({ debian }) => debian)
  await captureOrFail('apt-get update', 'apt-get', ['update', '-q'], { env })
  const install = ['install', '-yq', '--no-install-recommends', ...packages]
  await captureOrFail('apt-get install', 'apt-get', install, { env })
  const still = missing.filter((tool) => !isInstalled(tool))
  if (still.length > 0)
    throw new LauncherError(`Still missing: ${still.map(({ program }) => program).join(', ')}.`)
}
