export type BoardTable = {
  teamIds: number[]
  names: string[]
  divisions: (string | null)[]
  scores: number[]
  ranks: number[]
  lastSolveTimes: (number | null)[]
  solveTeamIds: number[]
}

export type BoardSolve = {
  team: { databaseId: number; name: string }
  challenge: { title: string }
  solvedAt: string
  /** FirstBlood, SecondBlood, ThirdBlood or Normal. */
  type: string
  points: number
}

export type BoardDelta = {
  previousSeq: number
  seq: number
  solves: BoardSolve[]
  teams: { databaseId: number; name: string; division: string | null }[]
  removedTeamIds: number[]
  standings: { teamIds: number[]; scores: number[]; ranks: number[] }
  /** Set when the board changed in a way that the other fields cannot describe. */
  reset: object | null
}

type TeamRow = {
  name: string
  division: string | null
  score: number
  rank: number
  solves: number
  lastTime: number | null
}

/** The part of the scoreboard that the CLI shows, at one version. */
export type Board = {
  seq: number
  teams: Map<number, TeamRow>
}

function rowsOf(table: BoardTable): Map<number, TeamRow> {
  const counts = new Map<number, number>()
  for (const id of table.solveTeamIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Map(
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
}

export function readBoard(seq: number, table: BoardTable): Board {
  return { seq, teams: rowsOf(table) }
}

/** Updates the board to the delta's version. False when the whole board has to be loaded again instead. */
export function applyDelta(board: Board, delta: BoardDelta): boolean {
  if (delta.reset || delta.previousSeq !== board.seq) return false
  for (const id of delta.removedTeamIds) board.teams.delete(id)
  for (const { databaseId: id, name, division } of delta.teams) {
    const row = board.teams.get(id) ?? { score: 0, rank: board.teams.size + 1, solves: 0, lastTime: null }
    board.teams.set(id, { ...row, name, division })
  }
  for (const { team, solvedAt } of delta.solves) {
    const row = board.teams.get(team.databaseId)
    const lastTime = Date.parse(solvedAt)
    if (row) board.teams.set(team.databaseId, { ...row, solves: row.solves + 1, lastTime })
  }
  const { teamIds, scores, ranks } = delta.standings
  teamIds.forEach((id, index) => {
    const row = board.teams.get(id)
    if (!row) return
    const score = scores[index] ?? row.score
    const rank = ranks[index] ?? row.rank
    board.teams.set(id, { ...row, score, rank })
  })
  board.seq = delta.seq
  return true
}
