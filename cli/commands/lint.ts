import { requireNoArguments, readArguments } from '../arguments.ts'
import { findChallengeFiles } from '../challenge-file/find-files.ts'
import { UsageError } from '../errors.ts'
import { unreachableImage } from '../import/docker.ts'
import { lintFiles } from '../import/lint.ts'
import { countOf } from '../import/report.ts'
import { printable } from '../table.ts'
import { readOptionNames, readOptionsOf } from './read-options.ts'

export async function lint(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    json: { type: 'boolean' },
    ...readOptionNames,
    pages: { type: 'boolean', default: false },
    images: { type: 'boolean', default: false },
  })
  const [path, ...rest] = positionals
  if (path === undefined) throw new UsageError('Missing argument: the folder or file to check.')
  requireNoArguments(rest)
  const reading = readOptionsOf(values)
  const rows = await lintFiles(
    findChallengeFiles(path),
    reading,
    values.images ? unreachableImage : undefined,
  )
  const problems = rows.reduce((sum, row) => sum + row.problems.length, 0)
  if (values.json) console.log(JSON.stringify({ files: rows, problems }, null, 2))
  else {
    for (const { file, problems: found } of rows.filter((row) => row.problems.length > 0)) {
      for (const line of [file, ...found.map((text) => `  - ${text}`)]) console.log(printable(line))
    }
    console.log(
      `${countOf(rows.length, 'challenge or skipped file', 'challenges and skipped files')}, ${countOf(problems, 'problem')}.`,
    )
  }
  if (problems > 0) process.exitCode = 1
}
