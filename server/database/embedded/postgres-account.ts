import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../start/start-error.ts'

/** The system account that PostgreSQL runs under; undefined means that of this process. */
export type PostgresAccount = { uid: number; gid: number } | undefined

const accountName = 'postgres'

function lookUp(option: '-u' | '-g'): number | undefined {
  const found = spawnSync('id', [option, accountName], { encoding: 'utf8' })
  return found.status === 0 ? Number.parseInt(found.stdout, 10) : undefined
}

/** PostgreSQL refuses to run as root, so root switches to the owner of the cluster or to `postgres`. */
export function resolvePostgresAccount(clusterOwner: number | undefined, clusterGroup: number | undefined) {
  if (process.getuid?.() !== 0) return undefined
  if (clusterOwner !== undefined && clusterOwner !== 0) {
    return { uid: clusterOwner, gid: clusterGroup ?? clusterOwner }
  }
  if (lookUp('-u') === undefined) {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', accountName], { stdio: 'pipe' })
  }
  const uid = lookUp('-u')
  const gid = lookUp('-g')
  if (uid === undefined || gid === undefined) {
    throw new StartError('PostgreSQL cannot run as root and the system account "postgres" could not be made.')
  }
  return { uid, gid }
}

/** Tries to enter the folder, since access lists and mounts also matter, not only mode bits. */
export function canAccountOpen(account: PostgresAccount, folder: string): boolean {
  if (!account) return true
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return asked.status === 0
}

export function ownerOf(path: string): { uid: number; gid: number } | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}
