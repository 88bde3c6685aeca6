import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canAccountOpen, ownerOf, resolvePostgresAccount } from './postgres-account.ts'
import type { PostgresAccount } from './postgres-account.ts'
import { sharedRoot } from './postgres-binaries.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { StartError } from '../../start/start-error.ts'

const run = promisify(execFile)

export function clusterExists(clusterDir: string): boolean {
  return existsSync(join(clusterDir, 'PG_VERSION'))
}

export function clusterVersion(clusterDir: string): string {
  return readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
}

const locationFileOf = (dataDir: string) => join(dataDir, 'postgres.location')

/** The folder of a data folder's database files; undefined before its first start. */
export function findCluster(dataDir: string): string | undefined {
  const inside = join(dataDir, 'postgres')
  if (clusterExists(inside)) return inside
  const locationFile = locationFileOf(dataDir)
  return existsSync(locationFile) ? readFileSync(locationFile, 'utf8').trim() : undefined
}

function accountFor(clusterDir: string | undefined): PostgresAccount {
  const owner = clusterDir ? ownerOf(clusterDir) : undefined
  const account = resolvePostgresAccount(owner?.uid, owner?.gid)
  if (!account && owner && owner.uid !== process.getuid?.()) {
    throw new StartError(
      `The database in ${clusterDir} belongs to another user (${owner.uid}). Start as that user or as root, or choose another data folder.`,
    )
  }
  return account
}

/** Inside the data folder, or below the shared root if PostgreSQL's account cannot enter the data folder. */
export function placeCluster(dataDir: string): { clusterDir: string; account: PostgresAccount } {
  const existing = findCluster(dataDir)
  const account = accountFor(existing)
  if (existing) return { clusterDir: existing, account }
  if (account) {
    // Others may traverse the data folder, but not list it; its secrets have their own modes.
    chmodSync(dataDir, statSync(dataDir).mode | 0o011)
    if (!canAccountOpen(account, dataDir)) {
      const outside = join(sharedRoot, `data-${randomUUID()}`)
      mkdirSync(outside, { recursive: true, mode: 0o711 })
      writeFileSync(locationFileOf(dataDir), `${join(outside, 'postgres')}\n`)
      return { clusterDir: join(outside, 'postgres'), account }
    }
  }
  return { clusterDir: join(dataDir, 'postgres'), account }
}

export async function createCluster(options: {
  binaries: PostgresBinaries
  clusterDir: string
  account: PostgresAccount
  user: string
  password: string
}) {
  const { binaries, clusterDir, account, user, password } = options
  const unfinished = `${clusterDir}.new`
  const passwordFile = join(tmpdir(), `halyard-${randomUUID()}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account) {
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  // PostgreSQL's own locale knows upper and lower case of all letters and does not depend on the machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await run(binaries.initdb, [`--pgdata=${unfinished}`, ...locale, ...access], {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
    renameSync(unfinished, clusterDir)
  } catch (cause) {
    const written = (cause as { stderr?: string }).stderr?.trim() ?? ''
    throw new StartError(`PostgreSQL could not create its files in ${clusterDir}.\n${written}`, { cause })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
