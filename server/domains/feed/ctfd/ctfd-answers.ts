import {
  challengeOf,
  pointsOf,
  type BoardChallenge,
  type BoardRow,
  type BoardView,
} from '../../scoreboard/model/board-view.ts'
import type { TeamSolve } from '../../scoreboard/model/board-state.ts'
import { rankedRows, requireChallenge, requireTeam, solvesOf } from '../compatible-board.ts'

// The data of CTFd's read calls, from the public board. Texts, files and members are not on the board.

const pageSize = 50
const mostTeams = 50

/** ISO 8601 with microseconds. */
export function ctfdDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '000Z')
}

export function ctfdScoreboard(view: BoardView) {
  return rankedRows(view).map((row) => ({
    pos: row.rank,
    account_id: row.team.teamId,
    account_url: `/teams/${row.team.teamId}`,
    account_type: 'team',
    oauth_id: null,
    name: row.team.name,
    score: row.score,
    ...bracketOf(view, row),
    members: [],
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

/** A page of the teams with its place among the pages. */
export function ctfdTeams(view: BoardView, page: number) {
  const total = view.rows.length
  const pages = Math.ceil(total / pageSize)
  return {
    data: view.rows.slice((page - 1) * pageSize, page * pageSize).map((row) => teamOf(view, row)),
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

export function ctfdTeam(view: BoardView, id: number) {
  const row = requireTeam(view, id)
  return {
    ...teamOf(view, row),
    members: [],
    place: row.standing === 'Ranked' ? ordinal(row.rank) : null,
    score: row.score,
  }
}

export function ctfdTeamSolves(view: BoardView, id: number) {
  const row = requireTeam(view, id)
  return row.solves.map((solve) => ({
    id: solve.submissionId,
    challenge_id: solve.challengeId,
    challenge: challengeOfSolve(view, solve),
    user: { id: null, name: solve.userName },
    team: { id, name: row.team.name },
    date: ctfdDate(solve.time),
    type: 'correct',
  }))
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

function teamOf(view: BoardView, row: BoardRow) {
  return {
    id: row.team.teamId,
    name: row.team.name,
    website: null,
    affiliation: null,
    country: null,
    bracket_id: bracketOf(view, row).bracket_id,
    oauth_id: null,
    captain_id: null,
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
function bracketOf(view: BoardView, { division }: BoardRow) {
  const index = division === null ? -1 : view.divisions.indexOf(division)
  return { bracket_id: index < 0 ? null : index + 1, bracket_name: division }
}

function ordinal(rank: number): string {
  const suffix = /(^|[^1])[123]$/.test(String(rank)) ? (['st', 'nd', 'rd'][(rank % 10) - 1] ?? 'th') : 'th'
  return `${rank}${suffix}`
}
