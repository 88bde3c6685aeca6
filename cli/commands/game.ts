import { requireNoArguments, numberOption, readArguments, timeOption } from '../arguments.ts'
import { CliError, UsageError } from '../errors.ts'
import { listGames } from '../games.ts'
import { createFromEvent } from './create-from-event.ts'
import { exportGame, importGame } from './game-package.ts'
import { connect, connectSignedIn } from '../settings.ts'
import { drawTable } from '../table.ts'

async function create(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    from: { type: 'string' },
    title: { type: 'string' },
    start: { type: 'string' },
    end: { type: 'string' },
    summary: { type: 'string' },
    content: { type: 'string' },
    hidden: { type: 'boolean' },
    division: { type: 'string', multiple: true },
    'invite-code': { type: 'string' },
    'team-limit': { type: 'string' },
    'accept-all': { type: 'boolean' },
    'no-practice': { type: 'boolean' },
    json: { type: 'boolean' },
    url: { type: 'string' },
  })
  requireNoArguments(positionals)
  if (values.from !== undefined) {
    const { from, json, url, title, start, end, ...others } = values
    const [other] = Object.keys(others)
    if (other !== undefined)
      throw new UsageError(`--from has all other settings, so --${other} has no effect. Leave it out.`)
    const startsAt = start === undefined ? undefined : timeOption('start', start)
    const given = {
      title,
      start: startsAt?.toISOString(),
      // The end counts from the start, which may be in the file.
      endAfter: (from: Date) =>
        end === undefined ? undefined : timeOption('end', end, Date.now(), from.getTime()).toISOString(),
    }
    const api = connectSignedIn(url)
    return printCreated(await createFromEvent(api, from, given), { api, json })
  }
  if (!values.title?.trim()) throw new UsageError('--title or --from is missing.')
  const start = timeOption('start', values.start)
  const end = timeOption('end', values.end, Date.now(), start.getTime())
  if (end <= start) throw new UsageError('--end must be after --start.')
  const api = connectSignedIn(values.url)
  const { game } = await api.mutate(
    'createGame',
    {
      title: values.title,
      start: start.toISOString(),
      end: end.toISOString(),
      writeupDeadline: end.toISOString(),
      hidden: values.hidden,
      summary: values.summary,
      content: values.content,
      divisions: values.division,
      inviteCode: values['invite-code'],
      teamMemberCountLimit: numberOption('team-limit', values['team-limit'], 0),
      acceptWithoutReview: values['accept-all'],
      practiceMode: !values['no-practice'],
    },
    'game { databaseId title }',
  )
  if (!game) throw new CliError('The game was created but cannot be read.')
  printCreated({ id: game.databaseId, title: game.title }, { api, json: values.json })
}

type Printing = { api: { url: string }; json: boolean | undefined }

function printCreated({ id, title }: { id: number; title: string }, { api, json }: Printing): void {
  if (json) console.log(JSON.stringify({ id, title }))
  else console.log(`Game ${id}: ${title}\n${api.url}/games/${id}`)
}

async function list(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, url: { type: 'string' } })
  requireNoArguments(positionals)
  const api = connect(values.url)
  const games = await listGames(api)
  if (values.json) {
    const rows = games.map(({ databaseId, ...game }) => ({ id: databaseId, ...game }))
    console.log(JSON.stringify(rows, null, 2))
    return
  }
  if (games.length === 0) {
    console.log('No games yet.')
    return
  }
  const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`
  const lines = drawTable(
    [
      { title: 'Game', align: 'right' },
      { title: 'Title' },
      { title: 'State' },
      { title: 'Start' },
      { title: 'End' },
      { title: 'Teams', align: 'right' },
    ],
    games.map((game) => [
      String(game.databaseId),
      game.title,
      game.state,
      minute(game.start),
      minute(game.end),
      String(game.teamCount),
    ]),
  )
  console.log(lines.join('\n'))
}

export async function game([action, ...args]: string[]): Promise<void> {
  if (action === 'create') return create(args)
  if (action === 'list') return list(args)
  if (action === 'export') return exportGame(args)
  if (action === 'import') return importGame(args)
  throw new UsageError('Missing or unknown action. Use "halyard game create", "list", "export" or "import".')
}
