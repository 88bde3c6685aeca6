import type { BoardOf, ChangeOf } from '../client/client.ts'

export const boardSelection =
  'table { teamIds names divisions unrankedDivisions scores ranks lastSolveTimes solveTeamIds }'
export const changeSelection = `
  solves { team { databaseId name } challenge { title } solvedAt type points }
  teams { databaseId name division }
  removedTeamIds
  standings { teamIds scores ranks }`

export type BoardTable = BoardOf<typeof boardSelection>['table']
export type BoardChange = ChangeOf<typeof changeSelection>
export type BoardSolve = BoardChange['solves'][number]

type TeamRow = {
  name: string
  division: string | null
  score: number
  rank: number
  solves: number
  lastTime: number | null
}

/** The part of the scoreboard that the CLI shows. */
export type Board = {
  /** By the id of the team. */
  teams: Map<number, TeamRow>
  /** The names of the divisions out of competition. */
  unrankedDivisions: ReadonlySet<string>
}

export const isRanked = ({ unrankedDivisions }: Board, { division }: Pick<TeamRow, 'division'>): boolean =>
  division === null || !unrankedDivisions.has(division)

export function readBoard(table: BoardTable): Board {
  const counts = new Map<number, number>()
  for (const id of table.solveTeamIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  const teams = new Map(
    table.teamIds.map((id, index) => [
      id,
      {
        name: table.names[index] ?? '',
        division: table.divisions[index] ?? null,
        score: table.scores[index] ?? 0,
        rank: table.ranks[index] ?? 0,
        solves: counts.get(id) ?? 0,
        lastTime: table.lastSolveTimes[index] ?? null,
      },
    ]),
  )
  return { teams, unrankedDivisions: new Set(table.unrankedDivisions) }
}

/** Updates the board with the next change. */
export function applyChange({ teams }: Board, change: BoardChange): void {
  for (const id of change.removedTeamIds) teams.delete(id)
  for (const { databaseId: id, name, division } of change.teams) {
    const row = teams.get(id) ?? { score: 0, rank: teams.size + 1, solves: 0, lastTime: null }
    teams.set(id, { ...row, name, division })
  }
  for (const { team, solvedAt } of change.solves) {
    const row = teams.get(team.databaseId)
    const lastTime = Date.parse(solvedAt)
    if (row) teams.set(team.databaseId, { ...row, solves: row.solves + 1, lastTime })
  }
  const { teamIds, scores, ranks } = change.standings
  teamIds.forEach((id, index) => {
    const row = teams.get(id)
    if (!row) return
    const score = scores[index] ?? row.score
    const rank = ranks[index] ?? row.rank
    teams.set(id, { ...row, score, rank })
  })
}
