import path from 'node:path'
import { createBackup, type BackupProgress, type BackupResult } from '../backup/create-backup.ts'
import { createClock } from '../runtime/clock.ts'
import { connectDatabase } from '../database/database.ts'
import { findMissingMigrations } from '../database/migrations/migrate.ts'
import { readMigrations } from '../database/migrations/read-migrations.ts'
import { recordAudit } from '../domains/audit/record-audit.ts'
import { platform } from '../domains/platform/platform.service.ts'
import { chosenFolder, readArguments, UsageError } from './operator-command.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readInstallationConfig, withInstallation, type Installation } from './open-platform.ts'
import { createProgressLine } from './progress-line.ts'
import { counted, sizeText } from './size-text.ts'

const help = `halyard backup FILE: write all data of the platform to one file

  FILE              A new file, such as halyard-2027-03-01.tar.gz. It appears once it is complete. Only its owner can
                    read it, because it contains password hashes, flags and the secret.
  --with-captures   Include the captured traffic of challenges, which may be large.
  --without-secret  Leave out HALYARD_SECRET. Keep it elsewhere: without it, sign-in providers and webhooks must be
                    entered again, apps for one-time codes and links in mails that were already sent do not work, and the
                    end of the audit trail is reported as broken.
  --data FOLDER     The data folder of the platform. Default: HALYARD_DATA_DIR, or ./data in the project.

The command works whether or not the server runs. The backup contains the database at one moment, and all files that it
refers to. "halyard restore" reads the file.`

export const backupCommand: OperatorCommand = { help, run }

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    'with-captures': { type: 'boolean' },
    'without-secret': { type: 'boolean' },
  })
  const [name, ...rest] = positionals
  if (name === undefined) throw new UsageError('Name the file to write.')
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  const target = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name)
  const line = createProgressLine()
  const withoutSecret = values['without-secret'] ?? false
  await withInstallation(readInstallationConfig(chosenFolder(values.data)), async (installation) => {
    const { databaseUrl, storage, secret } = installation
    const result = await createBackup({
      databaseUrl,
      storage,
      platformVersion: platform.version,
      migrations: readMigrations(),
      secret: withoutSecret ? null : secret,
      withCaptures: values['with-captures'] ?? false,
      target,
      onProgress: (progress) => line.show(progressText(progress)),
    }).finally(line.clear)
    const parts = [
      counted(result.rows, 'row'),
      counted(result.files, 'file'),
      ...(values['with-captures'] ? [counted(result.captures, 'capture')] : []),
      withoutSecret || secret === null ? 'without the secret' : 'with the secret',
    ]
    console.log(`Backup written: ${result.file}\n${sizeText(result.bytes)}: ${parts.join(', ')}`)
    if (secret === null && !withoutSecret) {
      console.error(
        'No secret was found, so the backup has none. Set HALYARD_SECRET to that of the server, or keep it elsewhere.',
      )
    }
    await record(installation, result)
    for (const hash of result.missingFiles) {
      console.error(`The file ${hash} is missing or damaged in the storage.`)
    }
  })
}

/** Records the backup in the audit trail, or prints why that is not possible. */
async function record(
  { databaseUrl, secret, logger }: Installation,
  { file, bytes }: BackupResult,
): Promise<void> {
  if (secret === null) return
  const missing = await findMissingMigrations(databaseUrl).catch(() => null)
  if (missing?.length !== 0) {
    console.error('The database has another version, so the backup was not recorded in the audit trail.')
    return
  }
  const { db, dispose } = connectDatabase(databaseUrl, logger)
  const source = { secret, clock: createClock(), door: 'Command' } as const
  const act = {
    action: 'backup.created',
    subject: { id: null, name: path.basename(file) },
    after: { sizeBytes: bytes },
  } as const
  try {
    await db.$transaction((tx) => recordAudit(tx, source, act))
  } finally {
    await dispose()
  }
}

function progressText({ part, done, of }: BackupProgress): string {
  return `${part}: ${done} of ${of}`
}
