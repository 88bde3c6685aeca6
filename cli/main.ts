import packageFile from '../package.json' with { type: 'json' }
import { archive } from './commands/archive.ts'
import { connect } from './commands/connect.ts'
import { correct } from './commands/correct.ts'
import { doctor } from './commands/doctor.ts'
import { game } from './commands/game.ts'
import { hall } from './commands/hall.ts'
import { helpText } from './commands/help.ts'
import { importFiles, planFiles } from './commands/import.ts'
import { lint } from './commands/lint.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { pull } from './commands/pull.ts'
import { scoreboard } from './commands/scoreboard.ts'
import { HalyardError } from './client/client.ts'
import { CliError, UsageError } from './errors.ts'

const commands: Record<string, (args: string[]) => Promise<void>> = {
  login,
  logout,
  game,
  hall,
  lint,
  plan: planFiles,
  apply: importFiles,
  import: importFiles,
  pull,
  archive,
  scoreboard,
  correct,
  connect,
  doctor,
}

async function run([name, ...args]: string[]): Promise<void> {
  if (name === '--version' || name === '-v') return console.log(packageFile.version)
  const asksForHelp = name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')
  if (asksForHelp) return console.log(helpText)
  if (name === undefined) throw new UsageError('Missing command.')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`Unknown command: ${name}`)
  return command(args)
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nRun "halyard help" for usage.`)
    process.exitCode = 2
  } else {
    const isExpected = error instanceof CliError || error instanceof HalyardError
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
