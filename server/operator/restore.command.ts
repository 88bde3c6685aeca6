import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Client } from 'pg'
import { toBackupError } from '../backup/backup-error.ts'
import { readArchivedSecret, verifyArchive, type Archive } from '../backup/archive-reader.ts'
import { connectForRestore, restoreBackup } from '../backup/restore-backup.ts'
import {
  findAbsentFiles,
  inspectTarget,
  measureRoom,
  requireKnownVersion,
  type RestoreTarget,
} from '../backup/restore-target.ts'
import type { Config } from '../config/config.ts'
import { restrictFolder } from '../config/private-files.ts'
import { readSecret, replaceSecret } from '../config/secret.ts'
import { createClock } from '../runtime/clock.ts'
import { readMigrations } from '../database/migrations/read-migrations.ts'
import { findCluster } from '../database/embedded/postgres-cluster.ts'
import { recordRestore } from '../domains/audit/record-restore.ts'
import { platform } from '../domains/platform/platform.service.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { chosenFolder, OperatorError, readArguments, UsageError } from './operator-command.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readInstallationConfig, withInstallation } from './open-platform.ts'
import { createProgressLine, percent } from './progress-line.ts'
import { counted, sizeText } from './size-text.ts'

const help = `halyard restore FILE: replace the platform on this machine with that of a backup

  FILE           A file that "halyard backup" wrote. All checksums are compared before anything is changed.
  --dry-run      Print what would happen and whether it is possible. Changes nothing.
  --force        Replace a platform that is not empty without asking.
  --data FOLDER  The data folder to restore to; it is created if it does not exist. Default: HALYARD_DATA_DIR, or ./data
                 in the project. If DATABASE_URL is set, that database is replaced; it may be empty.

Stop the server first. A backup of an older version is migrated; a backup of a later version is refused.
Files are added first, then the database is replaced in one transaction. After a failure the old platform is unchanged.`

export const restoreCommand: OperatorCommand = { help, run }

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
  })
  const [name, ...rest] = positionals
  if (name === undefined) throw new UsageError('Name the backup to restore.')
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  const isDryRun = values['dry-run'] ?? false
  const config = readInstallationConfig(chosenFolder(values.data))
  const archive = await verify(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name))
  if (isDryRun && isNewInstallation(config)) {
    const storage = await openStorage({ target: config.storage, dataDir: config.dataDir })
    console.log(`To: a new embedded database in ${config.dataDir}`)
    return prepare(archive, config, storage).finally(() => storage.dispose())
  }
  if (!isDryRun) restrictFolder(config.dataDir)
  await withInstallation(
    config,
    async ({ databaseUrl, storage }) => {
      const target = await look(databaseUrl)
      await prepare(archive, config, storage)
      if (isDryRun) return
      if (target.users + target.games > 0 && !values.force) await askToReplace(target)
      await restore(archive, { config, databaseUrl, storage })
    },
    { makesDatabase: true },
  )
}

function isNewInstallation({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && findCluster(dataDir) === undefined
}

async function verify(file: string): Promise<Archive> {
  const line = createProgressLine()
  const archive = await verifyArchive(file, (share) => line.show(`checking: ${percent(share)}`)).finally(
    line.clear,
  )
  requireKnownVersion(archive, readMigrations(), platform.version)
  const { header, manifest } = archive
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const made = `${header.createdAt.slice(0, 19).replace('T', ' ')} UTC`
  console.log(
    `Backup: ${made}, made by Halyard ${header.platformVersion} on PostgreSQL ${header.postgresVersion}`,
  )
  console.log(
    `It has ${counted(rows, 'row')}, ${counted(header.files.count, 'file')}, ${header.withSecret ? 'the secret' : 'no secret'}; every checksum is right.`,
  )
  for (const hash of manifest.missingFiles) {
    console.error(`The file ${hash} was missing or damaged when the backup was taken.`)
  }
  return archive
}

async function look(databaseUrl: string): Promise<RestoreTarget> {
  const client = await connectForRestore(databaseUrl)
  try {
    const target = await inspectTarget(client)
    const { host, pathname } = new URL(databaseUrl)
    const { users, games } = target
    const state =
      target.tables === 0
        ? 'which is empty'
        : `which has ${counted(users, 'user')} and ${counted(games, 'game')}`
    console.log(`To: the database ${pathname.slice(1)} at ${host}, ${state}`)
    return target
  } finally {
    await client.end()
  }
}

/** Prints what is added, and checks that there is room for it. @throws OperatorError, BackupError */
async function prepare(archive: Archive, config: Config, storage: Storage): Promise<void> {
  const absent = await findAbsentFiles(archive, storage).catch((error: unknown) => {
    throw toBackupError(error, 'restore the backup (nothing was changed)')
  })
  const rooms = await measureRoom(archive, absent, foldersOf(config))
  console.log(`${counted(absent.size, 'file')} of ${archive.header.files.count} to add to the storage`)
  const known = new Set(archive.header.migrations.map((migration) => migration.name))
  const newer = readMigrations().filter((migration) => !known.has(migration.name))
  if (newer.length > 0) console.log(`${counted(newer.length, 'migration')} to apply to the backup’s rows`)
  for (const { folder, what, neededBytes, freeBytes } of rooms) {
    const needs = `${what} at ${folder}: ${sizeText(neededBytes)} needed, ${sizeText(freeBytes)} free`
    if (neededBytes > freeBytes) throw new OperatorError(`There is not enough room for ${needs}.`)
    console.log(`Room for ${needs}`)
  }
  console.log(await secretPlan(archive, config))
}

function foldersOf(config: Config) {
  const files = config.storage === null ? path.join(config.dataDir, 'files') : null
  return {
    database: config.databaseUrl === null ? (findCluster(config.dataDir) ?? config.dataDir) : null,
    isNewCluster: isNewInstallation(config),
    files: config.storage?.kind === 'disk' ? config.storage.folder : files,
  }
}

async function secretPlan(archive: Archive, config: Config): Promise<string> {
  const secret = await readArchivedSecret(archive)
  if (secret === null) return 'The backup has no secret. Set HALYARD_SECRET to the one that the platform had.'
  if (config.secret === null) return `The secret is kept in ${path.join(config.dataDir, 'secret')}`
  if (config.secret === secret) return 'HALYARD_SECRET is the secret of the backup'
  return 'HALYARD_SECRET is not the secret of the backup, so sign-in providers and webhooks must be entered again, apps for one-time codes and links in mails that were already sent do not work, and the end of the audit trail is reported as broken. "tar -xzOf FILE secret" prints the secret.'
}

/** @throws OperatorError */
async function askToReplace({ users, games }: RestoreTarget): Promise<void> {
  const existing = `The existing platform has ${counted(users, 'user')} and ${counted(games, 'game')}`
  if (!process.stdin.isTTY) throw new OperatorError(`${existing}. Add --force to replace it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal
    .question(`${existing}, which will be lost. Type "replace" to continue: `)
    .finally(() => terminal.close())
  if (answer.trim() !== 'replace') throw new OperatorError('Nothing was changed.')
}

type EmptyInstallation = { config: Config; databaseUrl: string; storage: Storage }

async function restore(archive: Archive, { config, databaseUrl, storage }: EmptyInstallation): Promise<void> {
  const line = createProgressLine()
  const archived = await readArchivedSecret(archive)
  // The secret that the server will sign with.
  const secret = config.secret ?? archived ?? readSecret(config)
  await restoreBackup({
    archive,
    databaseUrl,
    storage,
    migrations: readMigrations(),
    ...(secret !== null && { beforeCommit: (client) => record(client, archive, secret) }),
    onProgress: ({ part, share }) => line.show(`${part}: ${percent(share)}`),
  }).finally(line.clear)
  if (archived !== null && config.secret === null) replaceSecret(config.dataDir, archived)
  console.log('Restored. Start the server.')
  if (secret === null)
    console.error('No secret was found, so the restore was not recorded in the audit trail.')
}

function record(client: Client, { file, header }: Archive, secret: string): Promise<void> {
  return recordRestore(
    client,
    { secret, clock: createClock(), door: 'Command' },
    {
      subject: { id: null, name: path.basename(file) },
      after: { createdAt: header.createdAt, platformVersion: header.platformVersion },
    },
  )
}
