import type { BoardView } from '../../scoreboard/model/board-view.ts'
import { bracketOf, ctfdPage, ctfdSolve } from './ctfd-answers.ts'
import {
  ordinal,
  requireUser,
  rowOfUser,
  scoreOf,
  solvesOfUser,
  type CtfdUser,
  type CtfdUsers,
} from './ctfd-users.ts'

export const ctfdUserPage = (view: BoardView, users: CtfdUsers, page: number) =>
  ctfdPage(users.all, page, (user) => userOf(view, user))

export function ctfdUser(view: BoardView, users: CtfdUsers, id: number) {
  const user = requireUser(users, id)
  const score = scoreOfUser(view, user)
  const isRanked = rowOfUser(view, user).standing === 'Ranked'
  return { ...userOf(view, user), place: isRanked ? placeOf(view, users, score) : null, score }
}

export function ctfdUserSolves(view: BoardView, users: CtfdUsers, id: number) {
  const user = requireUser(users, id)
  const row = rowOfUser(view, user)
  return solvesOfUser(row, user).map((solve) => ctfdSolve(view, users, row, solve))
}

function userOf(view: BoardView, user: CtfdUser) {
  return {
    id: user.id,
    name: user.name,
    website: null,
    affiliation: null,
    country: null,
    bracket_id: bracketOf(view, rowOfUser(view, user)).bracket_id,
    oauth_id: null,
    team_id: user.teamId,
    fields: [],
  }
}

const scoreOfUser = (view: BoardView, user: CtfdUser) => scoreOf(view, rowOfUser(view, user), user)

/** The place among the members of all ranked teams. */
function placeOf(view: BoardView, { all }: CtfdUsers, score: number): string | null {
  if (score === 0) return null
  const better = all.filter(
    (user) => rowOfUser(view, user).standing === 'Ranked' && scoreOfUser(view, user) > score,
  )
  return ordinal(better.length + 1)
}
