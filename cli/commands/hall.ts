import path from 'node:path'
import { readArguments, requireNoArguments, timeOption } from '../arguments.ts'
import { CliError, UsageError } from '../errors.ts'
import { openFile } from '../files.ts'
import { connectSignedIn } from '../settings.ts'
import { printable } from '../table.ts'

const payload = `pastGame { databaseId } teamCount faults { line message } faultCount`

/** Imports the final standings of an earlier game. */
async function importStandings(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    title: { type: 'string' },
    start: { type: 'string' },
    end: { type: 'string' },
    link: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean' },
    url: { type: 'string' },
  })
  const [file, ...rest] = positionals
  if (file === undefined) throw new UsageError('Missing argument: the file with the standings.')
  requireNoArguments(rest)
  const { title, link, strict } = values
  if (!title?.trim()) throw new UsageError('--title is missing.')
  const start = timeOption('start', values.start)
  const end = timeOption('end', values.end, Date.now(), start.getTime())
  const api = connectSignedIn(values.url)
  const content = await openFile(file)
  const send = (validateOnly: boolean) => {
    const upload = new File([content], path.basename(file))
    const times = { start: start.toISOString(), end: end.toISOString() }
    return api.mutate('importPastGame', { file: upload, title, ...times, link, validateOnly }, payload)
  }
  const checked = values['dry-run'] || strict ? await send(true) : null
  const isRefused = strict && checked !== null && checked.faultCount > 0
  const read = checked && (values['dry-run'] || isRefused) ? checked : await send(false)
  if (values.json) console.log(JSON.stringify(read, null, 2))
  else {
    console.log(`${title}: ${read.teamCount} teams${read.pastGame ? ' imported' : ' can be imported'}`)
    for (const { line, message } of read.faults ?? []) {
      console.log(printable(`  left out: entry ${line}: ${message}`))
    }
    const more = read.faultCount - (read.faults?.length ?? 0)
    if (more > 0) console.log(`  and ${more} more entries`)
    if (read.pastGame) console.log(`\n${api.url}/hall/${read.pastGame.databaseId}`)
  }
  if (isRefused) throw new CliError('Nothing was imported: entries of the file would be left out.')
}

export async function hall([action, ...args]: string[]): Promise<void> {
  if (action === 'import') return importStandings(args)
  throw new UsageError('Missing or unknown action. Use "halyard hall import".')
}
