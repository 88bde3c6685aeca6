import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noMoreWords, numberOption, readArguments } from '../../cli/arguments.ts'
import { findChallengeFiles, type FoundFiles } from '../../cli/challenge-file/find-files.ts'
import { UsageError } from '../../cli/errors.ts'

export const usage = `npm run demo -- [--url ADDRESS] [--user NAME --password PASSWORD] [--data FOLDER] [--teams N] [--live]

Fills a running platform with a game, challenges, teams and solves. Signs in with --user and --password
(or HALYARD_ADMIN_PASSWORD), else with HALYARD_TOKEN or the login of "npx halyard login".
--data takes a folder of challenge.yml files; --live keeps playing until Ctrl-C.`

const sampleEvent = fileURLToPath(new URL('../../../shared/data/csictf-2020', import.meta.url))
const builtIn = fileURLToPath(new URL('./challenges', import.meta.url))

export type Options = {
  url: string | undefined
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
    teams: { type: 'string' },
    live: { type: 'boolean', default: false },
  })
  noMoreWords(positionals)
  const teams = numberOption('teams', values.teams, 40)
  if (teams < 1) throw new UsageError('--teams has to be 1 or more.')
  // npm starts scripts in the project's folder; a path is meant from where it was typed.
  const chosen = values.data && resolve(env['INIT_CWD'] ?? '.', values.data)
  const data = chosen ?? (existsSync(sampleEvent) ? sampleEvent : builtIn)
  return {
    url: values.url,
    userName: values.user ?? 'Admin',
    password: values.password ?? env['HALYARD_ADMIN_PASSWORD'],
    challenges: findChallengeFiles(data),
    teams,
    live: values.live,
  }
}
