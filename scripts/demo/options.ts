import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noMoreWords, numberOption, readArguments } from '../../cli/arguments.ts'
import { findChallengeFiles, type FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { UsageError } from '../../cli/errors.ts'

export const usage = `npm run demo -- [--data FOLDER] [--teams N] [--challenges FOLDER] [--live]
npm run demo -- --url ADDRESS [--user NAME --password PASSWORD] [--yes] ...

Fills a running platform with a game, challenges, teams and solves: the one of this machine, found by its data
folder (./data unless given), or the one at --url once you have said yes. There it signs in with --user and
--password (or HALYARD_ADMIN_PASSWORD), else with HALYARD_TOKEN or the login of "npx halyard login".
--challenges takes a folder of challenge.yml files; --live keeps playing until Ctrl-C; --once does nothing where
there is a game already.`

const builtIn = fileURLToPath(new URL('./challenges', import.meta.url))

export type Options = {
  /** None: the platform of this machine. */
  url: string | undefined
  /** The data folder of that one. */
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
  noMoreWords(positionals)
  const teams = numberOption('teams', values.teams, 40)
  if (teams < 1) throw new UsageError('--teams has to be 1 or more.')
  // npm starts scripts in the project's folder; a path is meant from where it was typed.
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
