import { challengeOf, pointsOf, type BoardRow, type BoardView } from '../../scoreboard/model/board-view.ts'
import { timelineOf } from '../../scoreboard/timelines.ts'
import { nameOf, rankedRows, requireChallenge, requireTeam, solvesOf } from '../compatible-board.ts'

// The data of rCTF's read calls, from the public board. Its numbers of teams and challenges are texts here.

export type Slice = { limit: number; offset: number }
export type Selection = Slice & { division: string | null; search?: string | undefined }

export function rctfLeaderboard(view: BoardView, selection: Selection) {
  const { total, rows } = select(view, selection)
  return { total, leaderboard: rows.map(teamOf) }
}

/** The scores of the best teams over time, the newest point first. */
export function rctfGraph(view: BoardView, selection: Selection) {
  return {
    graph: select(view, selection).rows.map((row) => {
      const { times, scores } = timelineOf(view, row)
      const points = times.map((time, index) => ({ time, score: scores[index] ?? 0 }))
      return {
        id: String(row.team.teamId),
        name: nameOf(row.team),
        points: [{ time: view.start, score: 0 }, ...points].toReversed(),
      }
    }),
  }
}

export function rctfChallenges(view: BoardView) {
  return [...view.challenges.values()].map(({ row, score, solvedCount }) => ({
    id: String(row.challengeId),
    name: row.title,
    description: '',
    category: row.category,
    author: '',
    files: [],
    points: score,
    solves: solvedCount,
  }))
}

export function rctfChallengeSolves(view: BoardView, id: number, { limit, offset }: Slice) {
  requireChallenge(view, id)
  return {
    solves: solvesOf(view, id)
      .slice(offset, offset + limit)
      .map(solveOf),
  }
}

export function solveOf({ row: { team }, solve }: ReturnType<typeof solvesOf>[number]) {
  return {
    id: String(solve.submissionId),
    createdAt: solve.time,
    userId: String(team.teamId),
    userName: nameOf(team),
  }
}

export function rctfUser(view: BoardView, id: number) {
  const row = requireTeam(view, id)
  const isRanked = row.standing === 'Ranked'
  return {
    name: nameOf(row.team),
    ctftimeId: null,
    division: row.division,
    score: row.score,
    globalPlace: isRanked ? row.rank : null,
    divisionPlace: row.divisionRank,
    solves: row.solves.map((solve) => {
      const { row: challenge, solvedCount } = challengeOf(view, solve)
      return {
        category: challenge.category,
        name: challenge.title,
        points: pointsOf(view, solve),
        solves: solvedCount,
        id: String(challenge.challengeId),
        createdAt: solve.time,
      }
    }),
  }
}

export function teamOf({ team, score }: BoardRow) {
  return { id: String(team.teamId), name: nameOf(team), score }
}

/** A slice of the ranked teams, and the number of all that match. */
export function select(view: BoardView, { limit, offset, division, search = '' }: Selection) {
  const wanted = search.toLowerCase()
  const rows = rankedRows(view).filter(
    (row) =>
      (division === null || row.division === division) && nameOf(row.team).toLowerCase().includes(wanted),
  )
  return { total: rows.length, rows: rows.slice(offset, offset + limit) }
}
