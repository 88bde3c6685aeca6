import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './child.js'

/** Programs that tests run beside Node, with Debian's names for their packages. */
const tools = [
  { program: 'chromium', debian: 'chromium' },
  { program: 'redis-server', debian: 'redis-server' },
  { program: 'dockerd', debian: 'docker.io' },
  { program: 'busybox', debian: 'busybox-static' },
]

function isInstalled({ program }) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Answers what went wrong, or undefined when every tool is there in the end. */
export async function provideTools() {
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length === 0) return undefined
  const names = missing.map(({ program, debian }) => `${program} (Debian: ${debian})`).join(', ')
  if (!canInstall()) return `Tests need ${names}. Install what is missing, or run as root on Debian.`
  // At runlevel 1 the packages' scripts start no services; tests start what they need themselves.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const packages = missing.map(({ debian }) => debian)
  const update = await capture('apt-get', ['update', '-q'], { env })
  const install = await capture('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
    env,
  })
  if (install.code !== 0) return `${names} could not be installed.\n${update.output}\n${install.output}`
  const still = missing.filter((tool) => !isInstalled(tool))
  return still.length > 0 ? `Still missing: ${still.map(({ program }) => program).join(', ')}.` : undefined
}
