import { requireNoArguments, numberOption, readArguments, timeOption } from '../arguments.ts'
import { UsageError } from '../errors.ts'
import { connect, connectSignedIn } from '../settings.ts'
import { drawTable } from '../table.ts'

type Created = { game: { databaseId: number; title: string } }
type GameRow = {
  databaseId: number
  title: string
  state: string
  start: string
  end: string
  teamCount: number
}
type Games = {
  games: { edges: { node: GameRow }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
}

const gamesDocument = `query ListGames($after: String, $includeHidden: Boolean) {
  games(first: 50, after: $after, includeHidden: $includeHidden) {
    edges { node { databaseId title state start end teamCount } }
    pageInfo { hasNextPage endCursor }
  }
}`

async function create(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
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
  if (!values.title?.trim()) throw new UsageError('--title is missing.')
  const start = timeOption('start', values.start)
  const end = timeOption('end', values.end)
  if (end <= start) throw new UsageError('--end must be after --start.')
  const api = connectSignedIn(values.url)
  const { game } = await api.mutate<Created>(
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
  if (values.json) console.log(JSON.stringify({ id: game.databaseId, title: game.title }))
  else console.log(`Game ${game.databaseId}: ${game.title}\n${api.url}/games/${game.databaseId}`)
}

async function list(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, url: { type: 'string' } })
  requireNoArguments(positionals)
  const api = connect(values.url)
  const { viewer } = await api.query<{ viewer: { role: string } | null }>('query { viewer { role } }')
  const includeHidden = viewer?.role === 'Admin'
  const games: GameRow[] = []
  for (let after: string | null = null; ;) {
    const page: Games = await api.query<Games>(gamesDocument, { after, includeHidden })
    games.push(...page.games.edges.map(({ node }) => node))
    after = page.games.pageInfo.endCursor
    if (!page.games.pageInfo.hasNextPage) break
  }
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
  throw new UsageError('Missing or unknown action. Use "halyard game create" or "halyard game list".')
}
