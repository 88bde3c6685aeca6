import type { HalyardClient } from '../client/client.ts'
import { CliError } from '../errors.ts'

const isNumber = (value: string) => /^\d{1,9}$/.test(value)

type Named = { id: number; name: string }

/** The only row with this name. @throws CliError */
function idOf(kind: string, rows: readonly Named[], name: string): number {
  const named = rows.filter((row) => row.name === name.trim())
  const [row, other] = named
  if (!row) throw new CliError(`The game has no ${kind} "${name}".`)
  if (!other) return row.id
  const ids = named.map(({ id }) => id).join(', ')
  throw new CliError(`The game has several of the ${kind} "${name}". Use an id: ${ids}.`)
}

const teamsDocument = `query CorrectTeams($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { scoreboard { table { teamIds names } } }
}`

/** The id of a team that `--team` names by its id or by its name on the scoreboard. @throws CliError */
export async function teamOption(api: HalyardClient, gameId: number, value: string): Promise<number> {
  if (isNumber(value)) return Number(value)
  const { game } = await api.query(teamsDocument, { gameId })
  const table = game?.scoreboard?.table
  const rows = (table?.teamIds ?? []).map((id, index) => ({ id, name: table?.names[index] ?? '' }))
  return idOf('team', rows, value)
}

const challengesDocument = `query CorrectChallenges($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { allChallenges { databaseId title } }
}`

/** The id of a challenge that `--challenge` names by its id or its title. @throws CliError */
export async function challengeOption(api: HalyardClient, gameId: number, value: string): Promise<number> {
  if (isNumber(value)) return Number(value)
  const { game } = await api.query(challengesDocument, { gameId })
  const rows = (game?.allChallenges ?? []).map(({ databaseId: id, title }) => ({ id, name: title }))
  return idOf('challenge', rows, value)
}
