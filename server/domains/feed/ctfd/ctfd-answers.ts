import { challengeOf, pointsOf, type BoardRow, type BoardView } from '../../scoreboard/model/board-view.ts'
import type { TeamSolve } from '../../scoreboard/model/board-state.ts'
import { nameOf, rankedRows, requireTeam } from '../compatible-board.ts'
import { bracketOf, ctfdDate, type CtfdBoard } from './ctfd-board.ts'
import { membersOf, numberOfUser, ordinal, scoreOf, standInOf } from './ctfd-users.ts'

// The data of CTFd's reads of the scoreboard and of teams, from the public board.

const mostTeams = 50

export function ctfdScoreboard(board: CtfdBoard) {
  return rankedRows(board.view).map((row) => ({
    pos: row.rank,
    account_id: row.team.teamId,
    account_url: `/teams/${row.team.teamId}`,
    account_type: 'team',
    oauth_id: null,
    name: nameOf(row.team),
    score: row.score,
    ...bracketOf(board, row),
    members: membersOf(board.users, row).map((user) => ({
      id: user.id,
      oauth_id: null,
      name: user.name,
      score: scoreOf(board.view, row, user),
      ...bracketOf(board, row),
    })),
  }))
}

/** The best teams with all that changed their score, in the order of time. */
export function ctfdTop(board: CtfdBoard, { count, bracketId }: { count: number; bracketId: number | null }) {
  const rows = rankedRows(board.view)
    .filter((row) => bracketId === null || bracketOf(board, row).bracket_id === bracketId)
    .slice(0, Math.min(count, mostTeams))
  return Object.fromEntries(
    rows.map((row, index) => [
      String(index + 1),
      {
        id: row.team.teamId,
        account_url: `/teams/${row.team.teamId}`,
        name: nameOf(row.team),
        score: row.score,
        ...bracketOf(board, row),
        solves: changesOf(board, row),
      },
    ]),
  )
}

export const ctfdTeams = (board: CtfdBoard) => board.view.rows.map((row) => teamOf(board, row))

export function ctfdTeam(board: CtfdBoard, id: number) {
  const row = requireTeam(board.view, id)
  return {
    ...teamOf(board, row),
    members: ctfdTeamMembers(board, id),
    place: row.standing === 'Ranked' ? ordinal(row.rank) : null,
    score: row.score,
  }
}

export const ctfdTeamMembers = ({ view, users }: CtfdBoard, id: number) =>
  membersOf(users, requireTeam(view, id)).map((user) => user.id)

export function ctfdTeamSolves(board: CtfdBoard, id: number) {
  const row = requireTeam(board.view, id)
  return row.solves.map((solve) => ctfdSolve(board, row, solve))
}

/** The awards of a team, and the costs of its hints. CTFd gives each to a member. */
export function ctfdTeamAwards({ view, users }: CtfdBoard, id: number) {
  const row = requireTeam(view, id)
  return row.adjustments.map(({ adjustmentId, kind, points, reason, time }) => ({
    id: adjustmentId,
    user_id: standInOf(users, row),
    team_id: row.team.teamId,
    name: kind === 'Award' ? reason : 'Hint',
    description: '',
    category: kind === 'Award' ? '' : 'hints',
    icon: '',
    value: points,
    date: ctfdDate(time),
    requirements: null,
  }))
}

export function ctfdSolve({ view, users }: CtfdBoard, { team }: BoardRow, solve: TeamSolve) {
  return {
    id: solve.submissionId,
    challenge_id: solve.challengeId,
    challenge: challengeOfSolve(view, solve),
    user: { id: numberOfUser(users, solve.userName), name: solve.userName },
    team: { id: team.teamId, name: nameOf(team) },
    date: ctfdDate(solve.time),
    type: 'correct',
  }
}

function challengeOfSolve(view: BoardView, solve: TeamSolve) {
  const { row } = challengeOf(view, solve)
  return { id: row.challengeId, name: row.title, category: row.category, value: pointsOf(view, solve) }
}

function teamOf(board: CtfdBoard, row: BoardRow) {
  return {
    id: row.team.teamId,
    name: nameOf(row.team),
    website: null,
    affiliation: null,
    country: null,
    bracket_id: bracketOf(board, row).bracket_id,
    oauth_id: null,
    captain_id: membersOf(board.users, row).find(({ isCaptain }) => isCaptain)?.id ?? null,
    fields: [],
  }
}

function changesOf({ view, users }: CtfdBoard, row: BoardRow) {
  const standIn = standInOf(users, row)
  const solved = row.solves.map((solve) => ({
    challenge_id: solve.challengeId,
    value: pointsOf(view, solve),
    time: solve.time,
    user_id: numberOfUser(users, solve.userName) ?? standIn,
  }))
  const adjusted = row.adjustments.map(({ points, time }) => ({
    challenge_id: null,
    value: points,
    time,
    user_id: standIn,
  }))
  return [...solved, ...adjusted]
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, ...change }) => ({
      ...change,
      account_id: row.team.teamId,
      team_id: row.team.teamId,
      date: ctfdDate(time),
    }))
}
