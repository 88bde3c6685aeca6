import { utcClock } from '../../rules/utc-time.ts'
import { drawTable, printable } from '../table.ts'
import { isRanked, type Board, type BoardChange, type BoardSolve } from './board.ts'

const clock = (time: number) => utcClock(new Date(time))

const bloods: Readonly<Record<string, string>> = {
  FirstBlood: ', first blood',
  SecondBlood: ', second blood',
  ThirdBlood: ', third blood',
}

export function boardLines(board: Board, top: number): string[] {
  const teams = [...board.teams.values()].sort((a, b) => a.rank - b.rank)
  const withDivisions = teams.some(({ division }) => division !== null)
  const rows = teams
    .slice(0, top)
    .map(({ rank, name, division, score, solves, lastTime }) => [
      isRanked(board, { division }) ? String(rank) : '–',
      name,
      ...(withDivisions ? [division ?? ''] : []),
      String(score),
      String(solves),
      lastTime === null ? '' : clock(lastTime),
    ])
  const lines = drawTable(
    [
      { title: 'Rank', align: 'right' },
      { title: 'Team' },
      ...(withDivisions ? [{ title: 'Division' }] : []),
      { title: 'Score', align: 'right' },
      { title: 'Solves', align: 'right' },
      { title: 'Last (UTC)' },
    ],
    rows,
  )
  const rest = teams.length - rows.length
  return rest > 0 ? [...lines, `and ${rest} more`] : lines
}

function solveLine(board: Board, { team, challenge, solvedAt, type, points }: BoardSolve): string {
  const row = board.teams.get(team.databaseId)
  const place = row && isRanked(board, row) ? `rank ${row.rank}` : 'out of competition'
  const standing = row ? `  ${place}, ${row.score} points` : ''
  const gain = `+${points}${bloods[type] ?? ''}`
  return printable(
    `${clock(Date.parse(solvedAt))}  ${team.name} solved ${challenge.title} (${gain})${standing}`,
  )
}

/** One line for each solve of a change. */
export function changeLines(board: Board, { solves }: BoardChange): string[] {
  return solves.map((solve) => solveLine(board, solve))
}

/** The line for a scoreboard that was loaded again. */
export const recalculated = () => `${clock(Date.now())}  the scoreboard was recalculated`
