import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { captureOrFail } from './child.js'
import { LauncherError } from './log.js'
import { stateDir } from './project.js'

/**
 * Programs that tests run besides Node, with their Debian packages. A package that is only unpacked has `libraries`,
 * which are installed, and `parts`, which are unpacked with it.
 */
const tools = [
  { program: 'chromium-headless-shell', debian: 'chromium-headless-shell' },
  { program: 'redis-server', debian: 'redis-server' },
  { program: 'pgbouncer', debian: 'pgbouncer' },
  { program: 'curl', debian: 'curl' },
  { program: 'ip', debian: 'iproute2' },
  { program: 'dockerd', debian: 'docker.io' },
  { program: 'podman', debian: 'podman', libraries: ['netavark', 'aardvark-dns', 'runc'] },
  { program: 'iptables', debian: 'iptables' },
  { program: 'busybox', debian: 'busybox-static' },
  { program: 'openssl', debian: 'openssl' },
  { program: 'python3', debian: 'python3' },
  { program: 'systemd-analyze', debian: 'systemd' },
  { program: 'docker-compose', debian: 'docker-compose' },
  // Debian starts these services at installation and at every boot, so they are only unpacked.
  { program: 'nginx', debian: 'nginx', isUnpacked: true },
  { program: 'caddy', debian: 'caddy', isUnpacked: true },
  {
    program: 'haproxy',
    debian: 'haproxy',
    isUnpacked: true,
    libraries: ['liblua5.3-0', 'libopentracing-c-wrapper0'],
  },
  { program: 'apache2', debian: 'apache2-bin', isUnpacked: true, libraries: ['libapr1', 'libaprutil1'] },
  { program: 'lighttpd', debian: 'lighttpd', isUnpacked: true, parts: ['lighttpd-mod-openssl'] },
  // Varnish compiles its configuration when it starts.
  {
    program: 'varnishd',
    debian: 'varnish',
    isUnpacked: true,
    libraries: ['libjemalloc2', 'gcc', 'libc6-dev'],
  },
  { program: 'hitch', debian: 'hitch', isUnpacked: true, libraries: ['libev4'] },
  { program: 'promtool', debian: 'prometheus', isUnpacked: true },
]

/** Programs that only benchmarks run. */
const benchTools = [{ program: 'wrk', debian: 'wrk' }]

const unpacked = join(stateDir, 'tools')
const moreFolders = ['/usr/sbin', '/sbin', '/usr/local/sbin', `${unpacked}/usr/sbin`, `${unpacked}/usr/bin`]

/** The path of a program, or undefined when it is missing. */
export function findTool(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...moreFolders]
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

const isInstalled = ({ program }) => findTool(program) !== undefined

/** Unpacks a package without running its scripts. */
async function unpack(debian) {
  mkdirSync(unpacked, { recursive: true })
  await captureOrFail('apt-get download', 'apt-get', ['download', '-q', debian], { cwd: unpacked })
  const [file] = readdirSync(unpacked).filter((name) => name.startsWith(`${debian}_`))
  await captureOrFail('dpkg-deb', 'dpkg-deb', ['--extract', join(unpacked, file), unpacked])
  rmSync(join(unpacked, file))
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs missing programs of tests. Fails with the names of those that could not be installed. */
export async function provideTools() {
  await provide(tools, 'Tests need')
}

/** Installs a program of benchmarks if it is missing. */
export async function provideTool(program) {
  await provide(
    benchTools.filter((tool) => tool.program === program),
    'The benchmark needs',
  )
}

async function provide(wanted, reason) {
  const missing = wanted.filter((tool) => !isInstalled(tool))
  if (missing.length === 0) return
  const names = missing.map(({ program, debian }) => `${program} (Debian: ${debian})`).join(', ')
  if (!canInstall()) {
    throw new LauncherError(`${reason} ${names}. Install these programs, or run as root on Debian.`)
  }
  // At runlevel 1 the packages' scripts start no services. Tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await captureOrFail('apt-get update', 'apt-get', ['update', '-q'], { env })
  const packages = missing.flatMap(({ debian, isUnpacked, libraries = [] }) =>
    isUnpacked ? libraries : [debian, ...libraries],
  )
  if (packages.length > 0) {
    const install = ['install', '-yq', '--no-install-recommends', ...packages]
    await captureOrFail('apt-get install', 'apt-get', install, { env })
  }
  for (const { debian, parts = [] } of missing.filter(({ isUnpacked }) => isUnpacked))
    for (const name of [debian, ...parts]) await unpack(name)
  const still = missing.filter((tool) => !isInstalled(tool))
  if (still.length > 0)
    throw new LauncherError(`Still missing: ${still.map(({ program }) => program).join(', ')}.`)
}
