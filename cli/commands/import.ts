import { requireNoArguments, readArguments } from '../arguments.ts'
import { findChallengeFiles } from '../challenge-file/find-files.ts'
import { UsageError } from '../errors.ts'
import { gameOption } from '../games.ts'
import { buildAndPush } from '../import/docker.ts'
import { importChallenges } from '../import/import-challenges.ts'
import { requireFields } from '../import/plan/ignored-fields.ts'
import { changeLines, disabledLine, removedLines, reportLines, summaryLine } from '../import/report.ts'
import type { ImportReport } from '../import/report.ts'
import { connectSignedIn } from '../settings.ts'
import { printable } from '../table.ts'
import { readOptionNames, readOptionsOf } from './read-options.ts'

type Mode = { isPlan: boolean }

function print(report: ImportReport, { isPlan }: Mode): void {
  const lines = report.files.flatMap((file) => {
    const [line = '', ...warnings] = reportLines(file)
    return [line, ...(isPlan ? changeLines(file) : []), ...warnings]
  })
  for (const line of [...lines, ...removedLines(report)]) console.log(printable(line))
  console.log(`\n${summaryLine(report)}`)
  const disabled = disabledLine(report)
  if (disabled) console.log(disabled)
}

async function run(args: string[], { isPlan }: Mode): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean' },
    ...readOptionNames,
    pages: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    ignore: { type: 'string', multiple: true, default: [] },
    url: { type: 'string' },
  })
  const [path, ...rest] = positionals
  if (path === undefined) throw new UsageError('Missing argument: the folder or file to import.')
  requireNoArguments(rest)
  const reading = readOptionsOf(values)
  if (values.build && !reading.registry) throw new UsageError('--build needs --registry.')
  requireFields(values.ignore)
  const api = connectSignedIn(values.url)
  const gameId = await gameOption(api, values.game)
  const report = await importChallenges({
    api,
    gameId,
    found: findChallengeFiles(path),
    dryRun: isPlan || values['dry-run'],
    prunes: values.prune && values.yes,
    reading,
    ignored: values.ignore,
    build: values.build ? buildAndPush : undefined,
  })
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else print(report, { isPlan })
  const { failed, skipped, warnings } = report.summary
  if (failed > 0 || (values.strict && skipped + warnings > 0)) process.exitCode = 1
}

export const importFiles = (args: string[]) => run(args, { isPlan: false })
export const planFiles = (args: string[]) => run(args, { isPlan: true })
