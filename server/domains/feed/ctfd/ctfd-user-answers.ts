import type { BoardRow } from '../../scoreboard/model/board-view.ts'
import { ctfdSolve, ctfdTeamAwards } from './ctfd-answers.ts'
import { bracketOf, type CtfdBoard } from './ctfd-board.ts'
import { ordinal, requireUser, rowOfUser, scoreOf, solvesOfUser, type CtfdUser } from './ctfd-users.ts'

export const ctfdUsers = (board: CtfdBoard) => board.users.all.map((user) => userOf(board, user))

export function ctfdUser(board: CtfdBoard, id: number) {
  const user = requireUser(board.users, id)
  const score = scoreOfUser(board, user)
  const isRanked = rowOf(board, user).standing === 'Ranked'
  return { ...userOf(board, user), place: isRanked ? placeOf(board, score) : null, score }
}

export function ctfdUserSolves(board: CtfdBoard, id: number) {
  const user = requireUser(board.users, id)
  const row = rowOf(board, user)
  return solvesOfUser(row, user).map((solve) => ctfdSolve(board, row, solve))
}

/** The awards of the team, of the member who has them for it. */
export function ctfdUserAwards(board: CtfdBoard, id: number) {
  const user = requireUser(board.users, id)
  return ctfdTeamAwards(board, user.teamId).filter((award) => award.user_id === user.id)
}

function userOf(board: CtfdBoard, user: CtfdUser) {
  return {
    id: user.id,
    name: user.name,
    website: null,
    affiliation: null,
    country: null,
    bracket_id: bracketOf(board, rowOf(board, user)).bracket_id,
    oauth_id: null,
    team_id: user.teamId,
    fields: [],
  }
}

const rowOf = ({ view }: CtfdBoard, user: CtfdUser): BoardRow => rowOfUser(view, user)

const scoreOfUser = (board: CtfdBoard, user: CtfdUser) => scoreOf(board.view, rowOf(board, user), user)

/** The place among the members of all ranked teams. */
function placeOf(board: CtfdBoard, score: number): string | null {
  if (score === 0) return null
  const better = board.users.all.filter(
    (user) => rowOf(board, user).standing === 'Ranked' && scoreOfUser(board, user) > score,
  )
  return ordinal(better.length + 1)
}
