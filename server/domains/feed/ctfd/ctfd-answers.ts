import {
  challengeOf,
  pointsOf,
  type BoardChallenge,
  type BoardRow,
  type BoardView,
} from '../../scoreboard/model/board-view.ts'
import type { TeamSolve } from '../../scoreboard/model/board-state.ts'
import { rankedRows, requireChallenge, requireTeam, solvesOf } from '../compatible-board.ts'
import { membersOf, numberOfUser, ordinal, scoreOf, type CtfdUsers } from './ctfd-users.ts'

// The data of CTFd's read calls, from the public board. Texts and files of challenges are not on the board.

const pageSize = 50
const mostTeams = 50

/** ISO 8601 with microseconds. */
export function ctfdDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '000Z')
}

/** A page of a list with its place among the pages. */
export function ctfdPage<Row, Item>(rows: readonly Row[], page: number, itemOf: (row: Row) => Item) {
  const total = rows.length
  const pages = Math.ceil(total / pageSize)
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize).map(itemOf),
    meta: {
      pagination: {
        page,
        next: page < pages ? page + 1 : null,
        prev: page > 1 ? page - 1 : null,
        pages,
        per_page: pageSize,
        total,
      },
    },
  }
}

export function ctfdScoreboard(view: BoardView, users: CtfdUsers) {
  return rankedRows(view).map((row) => ({
    pos: row.rank,
    account_id: row.team.teamId,
    account_url: `/teams/${row.team.teamId}`,
    account_type: 'team',
    oauth_id: null,
    name: row.team.name,
    score: row.score,
    ...bracketOf(view, row),
    members: membersOf(users, row).map((user) => ({
      id: user.id,
      oauth_id: null,
      name: user.name,
      score: scoreOf(view, row, user),
      ...bracketOf(view, row),
    })),
  }))
}

/** The best teams with all that changed their score, in the order of time. */
export function ctfdTop(view: BoardView, { count, bracketId }: { count: number; bracketId: number | null }) {
  const rows = rankedRows(view)
    .filter((row) => bracketId === null || bracketOf(view, row).bracket_id === bracketId)
    .slice(0, Math.min(count, mostTeams))
  return Object.fromEntries(
    rows.map((row, index) => [
      String(index + 1),
      {
        id: row.team.teamId,
        account_url: `/teams/${row.team.teamId}`,
        name: row.team.name,
        score: row.score,
        ...bracketOf(view, row),
        solves: changesOf(view, row),
      },
    ]),
  )
}

export function ctfdChallenges(view: BoardView) {
  return [...view.challenges.values()].map((challenge, position) => headOf(challenge, position))
}

export function ctfdChallenge(view: BoardView, id: number) {
  const position = [...view.challenges.keys()].indexOf(id)
  return {
    ...headOf(requireChallenge(view, id), position),
    description: '',
    attribution: null,
    connection_info: null,
    next_id: null,
    state: 'visible',
    max_attempts: 0,
    logic: 'any',
    attempts: 0,
    files: [],
    hints: [],
    view: '',
  }
}

export function ctfdChallengeSolves(view: BoardView, id: number) {
  requireChallenge(view, id)
  return solvesOf(view, id).map(({ row: { team }, solve }) => ({
    account_id: team.teamId,
    name: team.name,
    date: ctfdDate(solve.time),
    account_url: `/teams/${team.teamId}`,
  }))
}

export const ctfdTeams = (view: BoardView, users: CtfdUsers, page: number) =>
  ctfdPage(view.rows, page, (row) => teamOf(view, users, row))

export function ctfdTeam(view: BoardView, users: CtfdUsers, id: number) {
  const row = requireTeam(view, id)
  return {
    ...teamOf(view, users, row),
    members: membersOf(users, row).map((user) => user.id),
    place: row.standing === 'Ranked' ? ordinal(row.rank) : null,
    score: row.score,
  }
}

export function ctfdTeamSolves(view: BoardView, users: CtfdUsers, id: number) {
  const row = requireTeam(view, id)
  return row.solves.map((solve) => ctfdSolve(view, users, row, solve))
}

export function ctfdSolve(view: BoardView, users: CtfdUsers, { team }: BoardRow, solve: TeamSolve) {
  return {
    id: solve.submissionId,
    challenge_id: solve.challengeId,
    challenge: challengeOfSolve(view, solve),
    user: { id: numberOfUser(users, solve.userName), name: solve.userName },
    team: { id: team.teamId, name: team.name },
    date: ctfdDate(solve.time),
    type: 'correct',
  }
}

function challengeOfSolve(view: BoardView, solve: TeamSolve) {
  const { row } = challengeOf(view, solve)
  return { id: row.challengeId, name: row.title, category: row.category, value: pointsOf(view, solve) }
}

function headOf({ row, score, solvedCount }: BoardChallenge, position: number) {
  return {
    id: row.challengeId,
    type: row.scoreCurve === 'Fixed' ? 'standard' : 'dynamic',
    name: row.title,
    value: score,
    position,
    solves: solvedCount,
    solved_by_me: false,
    category: row.category,
    module_id: null,
    tags: [],
    template: '',
    script: '',
  }
}

function teamOf(view: BoardView, users: CtfdUsers, row: BoardRow) {
  return {
    id: row.team.teamId,
    name: row.team.name,
    website: null,
    affiliation: null,
    country: null,
    bracket_id: bracketOf(view, row).bracket_id,
    oauth_id: null,
    captain_id: membersOf(users, row).find(({ isCaptain }) => isCaptain)?.id ?? null,
    fields: [],
  }
}

function changesOf(view: BoardView, { team, solves, adjustments }: BoardRow) {
  const solved = solves.map((solve) => ({
    challenge_id: solve.challengeId,
    value: pointsOf(view, solve),
    time: solve.time,
  }))
  const adjusted = adjustments.map(({ points, time }) => ({ challenge_id: null, value: points, time }))
  return [...solved, ...adjusted]
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, ...change }) => ({
      ...change,
      account_id: team.teamId,
      team_id: team.teamId,
      user_id: null,
      date: ctfdDate(time),
    }))
}

/** The division as a bracket: its place among the divisions, from 1. */
export function bracketOf(view: BoardView, { division }: BoardRow) {
  const index = division === null ? -1 : view.divisions.indexOf(division)
  return { bracket_id: index < 0 ? null : index + 1, bracket_name: division }
}
