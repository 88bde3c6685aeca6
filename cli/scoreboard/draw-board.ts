import { utcClock } from '../../rules/utc-time.ts'
import { drawTable, printable } from '../table.ts'
import type { Board, BoardDelta, BoardSolve } from './board.ts'

const clock = (time: number) => utcClock(new Date(time))

const bloods = ['', ', first blood', ', second blood', ', third blood']

export function boardLines(board: Board, top: number): string[] {
  const teams = [...board.teams.values()].sort((a, b) => a.rank - b.rank)
  const withDivisions = teams.some(({ division }) => division !== null)
  const rows = teams
    .slice(0, top)
    .map(({ rank, name, division, score, solves, lastTime }) => [
      String(rank),
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

function solveLine(board: Board, { teamId, challengeId, time, type, points }: BoardSolve): string {
  const team = board.teams.get(teamId)
  const title = board.challengeTitles.get(challengeId) ?? `challenge ${challengeId}`
  const place = team ? `  rank ${team.rank}, ${team.score} points` : ''
  const name = team?.name ?? `team ${teamId}`
  return printable(`${clock(time)}  ${name} solved ${title} (+${points}${bloods[type] ?? ''})${place}`)
}

/** One line for each solve of a change. */
export function changeLines(board: Board, delta: BoardDelta): string[] {
  if (delta.reset) return [`${clock(Date.now())}  the scoreboard was recalculated`]
  return delta.solves.map((solve) => solveLine(board, solve))
}
