import { HalyardError, type HalyardClient } from '../cli/client/client.ts'
import { CliError, UsageError } from '../cli/errors.ts'
import { ConfigError } from '../server/config/config.ts'
import { OperatorError } from '../server/operator/operator-command.ts'
import { administrator } from './demo/administrator.ts'
import { fillPlatform } from './demo/fill-platform.ts'
import { readOptions, usage, type Options } from './demo/options.ts'

async function demo(options: Options): Promise<void> {
  const { api, end } = await administrator(options)
  try {
    if (options.once && (await hasGames(api)))
      console.log('The platform already has a game. Nothing was added.')
    else await fillPlatform(api, options)
  } finally {
    await end()
  }
}

async function hasGames(admin: HalyardClient): Promise<boolean> {
  const { games } = await admin.query('query { games(first: 1) { edges { node { databaseId } } } }')
  return (games?.edges.length ?? 0) > 0
}

function isExplained(error: unknown): error is Error {
  return (
    error instanceof CliError ||
    error instanceof HalyardError ||
    error instanceof OperatorError ||
    error instanceof ConfigError
  )
}

try {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) console.log(usage)
  else await demo(readOptions(args, process.env))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`)
  else console.error(isExplained(error) ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
