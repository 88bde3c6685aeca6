import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNoArguments, numberOption, readArguments } from '../../cli/arguments.ts'
import { findChallengeFiles, type FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { UsageError } from '../../cli/errors.ts'

export const usage = `npm run demo -- [--data FOLDER] [--teams N] [--challenges FOLDER] [--live]
npm run demo -- --url ADDRESS [--user NAME --password PASSWORD] [--yes] ...

Adds an ended, a running and an upcoming game with teams and solves to a running platform: without --url to the
platform of this machine, which it finds by the data folder (./data by default); with --url to that platform, after a
confirmation, with the times at which the demo ran. With --url it logs in with --user and --password (or
HALYARD_ADMIN_PASSWORD), else with HALYARD_TOKEN or the login of "npx halyard login". --challenges takes a folder of
challenge.yml files. --live keeps playing until Ctrl-C. --once does nothing if the platform already has a game.`

const builtIn = fileURLToPath(new URL('./challenges', import.meta.url))

export type Options = {
  /** The address of the platform; undefined for the one on this machine. */
  url: string | undefined
  /** The data folder of the platform on this machine. */
  dataDir: string | undefined
  yes: boolean
  once: boolean
  userName: string
  password: string | undefined
  challenges: FoundFiles
  teams: number
  live: boolean
}

/** @throws UsageError; CliError where --data holds no challenge */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const { values, positionals } = readArguments(args, {
    url: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    data: { type: 'string' },
    challenges: { type: 'string' },
    yes: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    teams: { type: 'string' },
    live: { type: 'boolean', default: false },
  })
  requireNoArguments(positionals)
  const teams = numberOption('teams', values.teams, 40)
  if (teams < 1) throw new UsageError('--teams must be at least 1.')
  // npm starts scripts in the project's folder. A path is relative to the folder in which the user typed it.
  const from = (path: string | undefined) => path && resolve(env['INIT_CWD'] ?? '.', path)
  const data = from(values.challenges) ?? builtIn
  return {
    url: values.url,
    dataDir: from(values.data),
    yes: values.yes,
    once: values.once,
    userName: values.user ?? 'Admin',
    password: values.password ?? env['HALYARD_ADMIN_PASSWORD'],
    challenges: findChallengeFiles(data),
    teams,
    live: values.live,
  }
}
