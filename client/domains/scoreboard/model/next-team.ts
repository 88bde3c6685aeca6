import { typeAt } from './board-columns.ts'
import { scoreAt, type LiveBoard, type LiveChallenge } from './live-board.ts'

type NextTeam = { name: string; gap: number; closing: LiveChallenge[] }

const MOST_CLOSING = 3

/**
 * The team one place ahead in `rows`, the points to it, and the cheapest unsolved challenges that are worth as many.
 * Null for the first team, and while solves are hidden: the order is then not the real one.
 */
export function nextTeam(board: LiveBoard, rows: readonly number[], own: number): NextTeam | null {
  const ahead = rows[rows.indexOf(own) - 1]
  const team = ahead === undefined ? undefined : board.teams[ahead]
  if (ahead === undefined || !team || board.hiddenFrom !== null) return null
  const gap = scoreAt(board, ahead) - scoreAt(board, own)
  const closing = board.challenges
    .filter(
      ({ title, score, slot }) => title !== '???' && score >= gap && typeAt(board.columns, own, slot) === 0,
    )
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST_CLOSING)
  return { name: team.name, gap, closing }
}
