import { requireNoArguments, readArguments } from '../arguments.ts'
import { UsageError } from '../errors.ts'
import { gameOption } from '../games.ts'
import { pullChallenges } from '../import/pull/pull-challenges.ts'
import { connectSignedIn } from '../settings.ts'
import { printable } from '../table.ts'
import { readOptionNames, readOptionsOf } from './read-options.ts'

export async function pull(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    challenge: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    strict: { type: 'boolean', default: false },
    ...readOptionNames,
    url: { type: 'string' },
  })
  const [folder, ...rest] = positionals
  if (folder === undefined) throw new UsageError('Missing argument: the folder for the files.')
  requireNoArguments(rest)
  const api = connectSignedIn(values.url)
  const gameId = await gameOption(api, values.game)
  const files = await pullChallenges({
    api,
    gameId,
    folder,
    reading: readOptionsOf(values),
    titles: values.challenge,
  })
  if (values.json) console.log(JSON.stringify({ files }, null, 2))
  else {
    for (const { file, isWritten, isFailed, warnings } of files) {
      const status = isFailed ? 'failed    ' : isWritten ? 'written   ' : 'unchanged '
      for (const line of [`${status} ${file}`, ...warnings.map((text) => `  - ${text}`)])
        console.log(printable(line))
    }
    const written = files.filter(({ isWritten }) => isWritten).length
    console.log(`${written} of ${files.length} challenges written to ${folder}.`)
  }
  const isLoss = files.some(({ warnings }) => warnings.length > 0)
  if (files.some(({ isFailed }) => isFailed) || (values.strict && isLoss)) process.exitCode = 1
}
