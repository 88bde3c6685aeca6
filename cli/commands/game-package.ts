import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readArguments, requireNoArguments } from '../arguments.ts'
import { CliError, UsageError } from '../errors.ts'
import type { Payload } from '../client/client.ts'
import { download, openFile } from '../files.ts'
import { gameOption } from '../games.ts'
import { connectSignedIn } from '../settings.ts'
import { printable } from '../table.ts'

/** Writes a game to a file. The file appears when it is complete. */
export async function exportGame(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    teams: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    url: { type: 'string' },
  })
  const [file, ...rest] = positionals
  if (file === undefined) throw new UsageError('Missing argument: the file to write.')
  requireNoArguments(rest)
  if (existsSync(file) && !values.force) throw new CliError(`${file} exists. Add --force to replace it.`)
  const api = connectSignedIn(values.url)
  const gameId = await gameOption(api, values.game)
  const { teams, history } = values
  const response = await download(api, `/api/admin/games/${gameId}/package?teams=${teams}&history=${history}`)
  const part = `${path.resolve(file)}.part`
  try {
    const target = createWriteStream(part, { mode: 0o600, flags: values.force ? 'w' : 'wx' })
    // A file that is still being opened would appear after its removal.
    await once(target, 'open')
    await pipeline(Readable.fromWeb(response), target)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new CliError(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  console.log(`Wrote game ${gameId} to ${file}`)
}

const payload = `title game { databaseId } documents { name rows } differences { code subject value isLoss } differenceCount`
type Imported = Payload<'importGame', typeof payload>

/** Imports a package of Halyard or GZCTF, or a CTFd export, as a new, hidden game. */
export async function importGame(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    'dry-run': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean' },
    url: { type: 'string' },
  })
  const [file, ...rest] = positionals
  if (file === undefined) throw new UsageError('Missing argument: the package to import.')
  requireNoArguments(rest)
  const api = connectSignedIn(values.url)
  const content = await openFile(file)
  const { strict } = values
  const upload = new File([content], path.basename(file))
  const imported = await api.mutate(
    'importGame',
    { dryRun: values['dry-run'], strict, file: upload },
    payload,
  )
  if (values.json) console.log(JSON.stringify(imported, null, 2))
  else for (const line of reportOf(imported)) console.log(printable(line))
  if (strict && imported.differences?.some(({ isLoss }) => isLoss)) {
    throw new CliError('A strict import would be refused: the file has parts that Halyard does not support.')
  }
  if (imported.game && !values.json)
    console.log(`
${api.url}/admin/games/${imported.game.databaseId}/info`)
}

function reportOf({ title, game, documents, differences, differenceCount }: Imported): string[] {
  const rows = (documents ?? []).filter(({ name, rows: count }) => count > 0 && name.endsWith('.jsonl'))
  return [
    game ? `Imported "${title}" as game ${game.databaseId}, hidden` : `"${title}" can be imported`,
    ...rows.map(({ name, rows: count }) => `  ${name.replace('.jsonl', '')}: ${count}`),
    ...(differences ?? []).map(({ code, subject, value }) => {
      const text = code.toLowerCase().replaceAll('_', ' ')
      if (value === null) return `  ${text}: ${subject}`
      return code === 'LEFT_OUT'
        ? `  ${text}: ${subject} (${value})`
        : `  ${text}: ${subject} (here: ${value})`
    }),
    ...(differenceCount > (differences?.length ?? 0)
      ? [`  and ${differenceCount - (differences?.length ?? 0)} more differences`]
      : []),
  ]
}
