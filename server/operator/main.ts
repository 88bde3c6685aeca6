import { BackupError } from '../backup/backup-error.ts'
import { ConfigError } from '../config/config.ts'
import { DomainError } from '../use-case/errors.ts'
import { fallbackLocale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'
import { adminCommand } from './admin.command.ts'
import { auditCommand } from './audit.command.ts'
import { backupCommand } from './backup.command.ts'
import { OperatorError, UsageError, type OperatorCommand } from './operator-command.ts'
import { restoreCommand } from './restore.command.ts'

/** All commands of the operator. `cli/bin.js` lists the names that it runs here. */
const commands: Record<string, OperatorCommand> = {
  admin: adminCommand,
  audit: auditCommand,
  backup: backupCommand,
  restore: restoreCommand,
}

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".`)
  if (args.some((word) => word === '--help' || word === '-h')) return console.log(command.help)
  return command.run(args)
}

/** The text for the operator: one sentence for an expected failure, the whole error for a fault of the program. */
function explain(error: unknown): unknown {
  if (error instanceof DomainError) return translate(fallbackLocale, error.key, error.params)
  const isExpected = [OperatorError, ConfigError, BackupError].some((kind) => error instanceof kind)
  return isExpected ? (error as Error).message : error
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const args = process.argv.slice(2)
try {
  await run(args)
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n"halyard ${args[0]} --help" shows the usage of the command.`)
    process.exitCode = 2
  } else {
    console.error(explain(error))
    process.exitCode = 1
  }
}
