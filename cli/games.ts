import type { Data, HalyardClient } from './client/client.ts'
import { CliError, UsageError } from './errors.ts'

const gamesDocument = `query ListGames($after: String, $includeHidden: Boolean) {
  games(first: 50, after: $after, includeHidden: $includeHidden) {
    edges { node { databaseId title state start end teamCount } }
    pageInfo { hasNextPage endCursor }
  }
}`
type Games = Data<typeof gamesDocument>
type GameRow = NonNullable<Games['games']>['edges'][number]['node']

/** All games that the user may see, hidden ones for administrators. */
export async function listGames(api: HalyardClient): Promise<GameRow[]> {
  const { viewer } = await api.query('query { viewer { role } }')
  const includeHidden = viewer?.role === 'Admin'
  const games: GameRow[] = []
  for (let after: string | null = null; ;) {
    const page: Games = await api.query(gamesDocument, { after, includeHidden })
    games.push(...page.games.edges.map(({ node }) => node))
    after = page.games.pageInfo.endCursor
    if (!page.games.pageInfo.hasNextPage) return games
  }
}

/** The id of the game that `--game` names by its id or title. @throws UsageError, CliError */
export async function gameOption(api: HalyardClient, value: string | undefined): Promise<number> {
  if (!value?.trim()) throw new UsageError('--game is missing: the id or the title of a game.')
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const named = (await listGames(api)).filter(({ title }) => title === value.trim())
  const [game, other] = named
  if (!game)
    throw new CliError(`No game on ${api.url} has the title "${value}". "halyard game list" shows all.`)
  if (other) {
    const ids = named.map(({ databaseId }) => databaseId).join(', ')
    throw new CliError(`Several games have the title "${value}". Use an id: ${ids}.`)
  }
  return game.databaseId
}
