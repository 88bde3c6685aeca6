import { requireNoArguments, numberOption, readArguments } from '../arguments.ts'
import { findChallengeFiles } from '../challenge-file/find-files.ts'
import { UsageError } from '../errors.ts'
import { importChallenges } from '../import/import-challenges.ts'
import { reportLines, summaryLine } from '../import/report.ts'
import { connectSignedIn } from '../settings.ts'
import { printable } from '../table.ts'

export async function importFiles(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean' },
    url: { type: 'string' },
  })
  const [path, ...rest] = positionals
  if (path === undefined) throw new UsageError('Missing argument: the folder or file to import.')
  requireNoArguments(rest)
  const gameId = numberOption('game', values.game)
  const found = findChallengeFiles(path)
  const api = connectSignedIn(values.url)
  const report = await importChallenges({
    api,
    gameId,
    found,
    dryRun: values['dry-run'],
    onFile: (file) => {
      if (values.json) return
      for (const line of reportLines(file)) console.log(printable(line))
    },
  })
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else console.log(`\n${summaryLine(report)}`)
  if (report.summary.failed > 0) process.exitCode = 1
}
